extension ExplainingTests {
  static let pages = [
    FlowCase(
      "a page whose buttons hand one function different literals",
      """
      import SwiftUI
      import CoreLocation

      enum Page { case welcome, location }

      struct Onboarding: View {
        @State private var page = 0
        private let pages: [Page] = [.welcome, .location]
        var body: some View {
          let shown = pages[page]
          OnboardingPage(page: shown, advance: { page += 1 })
        }
      }

      struct OnboardingPage: View {
        let page: Page
        let advance: () -> Void
        @State private var locator: Locator?

        var body: some View {
          switch page {
          case .welcome:
            Button("Next") { advance() }
          case .location:
            Text("Your location sorts the stops by distance.")
            Button { share(true) } label: { Text("Continue") }
            ↓Button { share(false) } label: { Text("Skip") }
          }
        }

        func share(_ share: Bool) {
          if share {
            let manager = CLLocationManager()
            manager.delegate = locator
          } else {
            advance()
          }
        }
      }

      final class Locator: NSObject, CLLocationManagerDelegate {
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
          }
        }
      }

      """, finds: ["skippable-explanation"]),
    FlowCase(
      "rows of a list that name a constant first",
      """
      import SwiftUI
      import AVFoundation

      struct CameraExplanation: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          ForEach(["The camera scans the codes on tickets."], id: \\.self) { page in
            let text = page
            Text(text)
            Button("Continue") { AVCaptureDevice.requestAccess(for: .video) { _ in dismiss() } }
            ↓Button("Not Now") { dismiss() }
          }
        }
      }
      """, finds: ["skippable-explanation"]),
  ]
}
