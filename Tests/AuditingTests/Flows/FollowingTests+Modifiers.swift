extension FollowingTests {
  static let modifiers = [
    FlowCase(
      "the project's own modifier runs its closure as it says",
      """
      import SwiftUI
      import UserNotifications
      extension View {
        func onTab(_ tab: Int, perform action: @escaping () -> Void) -> some View {
          onAppear { if tab > 0 { action() } }
        }
      }
      struct Inbox: View {
        var body: some View {
          Text("Inbox").onTab(1) {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          }
        }
      }
      """, starts: [["Inbox: onAppear"]]),
    FlowCase(
      "an alert of the project's own modifier is a screen of its own",
      """
      import CoreLocation
      import SwiftUI
      struct PlaceAlert: ViewModifier {
        @Binding var shows: Bool
        let manager = CLLocationManager()
        func body(content: Content) -> some View {
          content.alert("Location", isPresented: $shows) {
            Button("Continue") { manager.requestWhenInUseAuthorization() }
            ↓Button("Keep Off", role: .cancel) {}
          } message: { Text("Your location shows the stops near you.") }
        }
      }
      struct Root: View {
        @State private var shows = false
        var body: some View {
          Button("Location is off") { shows = true }.modifier(PlaceAlert(shows: $shows))
        }
      }
      """, finds: ["skippable-explanation"], starts: [["'Continue'"]]),
    FlowCase(
      "the buttons of an alert by value are controls",
      """
      import AVFoundation
      import SwiftUI
      struct Home: View {
        @State private var shows = false
        var body: some View {
          Button("Go") { shows = true }.alert(isPresented: $shows) {
            Alert(
              title: Text("Big"),
              primaryButton: .default(Text("Anyway")) {
                AVCaptureDevice.requestAccess(for: .video) { _ in }
              }, secondaryButton: .cancel())
          }
        }
      }
      """, starts: [["'Anyway'"]]),
    FlowCase(
      "a local value among a container's lines hides none of them",
      """
      import AVFoundation
      import SwiftUI
      struct Home: View {
        var body: some View {
          VStack {
            let feature = "codes"
            Text("We use the camera to scan \\(feature).")
            Button("Next") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          }
        }
      }
      """, starts: [["'Next'"]]),
    FlowCase(
      "a function with a capital letter shows what it gives",
      """
      import AVFoundation
      import SwiftUI
      struct Home: View {
        var body: some View { HStack { ScanButton(title: "Scan") } }
        func ScanButton(title: String) -> some View {
          return Button(title) { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """, starts: [["'Scan'"]]),
    FlowCase(
      "a switch runs the setter of what it is bound to",
      """
      import MediaPlayer
      import SwiftUI
      final class Status: ObservableObject {
        private var on = false
        var playing: Bool {
          get { on }
          set { if newValue { MPMediaLibrary.requestAuthorization { _ in } }; on = newValue }
        }
      }
      struct Home: View {
        @ObservedObject var status: Status
        var body: some View { Toggle("Music", isOn: $status.playing) }
      }
      """, starts: [["'Music'"]]),
    FlowCase(
      "a button of the project's own that waits for its action is used as often as one likes",
      """
      import AVFoundation
      import SwiftUI
      struct Tap: View {
        let title: String
        let action: () async -> Void
        var body: some View { Button(title) { Task { await action() } } }
      }
      struct Home: View {
        @State private var n = 0
        var body: some View {
          \((0..<30).map { "Tap(title: \"\($0)\") { n = \($0) }" }.joined(separator: "\n    "))
          Tap(title: "Scan") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """, starts: [["'Scan'"]]),
  ]
}
