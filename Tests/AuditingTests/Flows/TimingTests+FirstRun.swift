extension TimingTests {
  /// An app that shows one view until a setting is stored, and what else there is.
  private static func app(_ first: String, _ rest: String) -> String {
    """
    import SwiftUI
    import AVFoundation
    @main
    struct Sample: App {
      @AppStorage("greeted") private var isGreeted = false
      var body: some Scene {
        WindowGroup { if isGreeted { Home() } else { \(first) } }
      }
    }

    """ + rest
  }

  private static let home = "struct Home: View { var body: some View { Text(\"Home\") } }\n"

  static let firstRuns: [FlowCase] = [
    FlowCase(
      "by a closure that it was handed",
      app(
        "Greeting(onDone: { isGreeted = true })",
        home + """
          struct Greeting: View {
            let onDone: () -> Void
            var body: some View {
              ↓Button("Look Around") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
              Button("Done", action: onDone)
            }
          }
          """), finds: ["request-in-first-run"]),
    FlowCase(
      "by a model that stores the same key",
      app(
        "Greeting()",
        home + """
          final class Greeter {
            func finish() { UserDefaults.standard.set(true, forKey: "greeted") }
          }
          struct Greeting: View {
            let greeter = Greeter()
            var body: some View {
              ↓Button("Look Around") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
              Button("Done") { greeter.finish() }
            }
          }
          """), finds: ["request-in-first-run"]),
    FlowCase(
      "though what is only called so is possible",
      """
      import SwiftUI
      import AVFoundation
      struct WelcomeView: View {
        var body: some View {
          ↓Button("Look Around") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """, finds: ["request-in-first-run"]),
    FlowCase(
      "which a hint of a feature does not",
      app(
        "Button(\"Done\") { isGreeted = true }",
        """
        struct Home: View {
          @AppStorage("hinted") private var isHinted = false
          var body: some View {
            if !isHinted {
              Button("Scan") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
              Button("Got It") { isHinted = true }
            }
          }
        }
        """)),
    FlowCase(
      "which is told once where it asks by itself",
      app(
        "Greeting()",
        home + """
          struct Greeting: View {
            @AppStorage("greeted") private var isGreeted = false
            var body: some View {
              Button("Done") { isGreeted = true }.onAppear {
                ↓AVCaptureDevice.requestAccess(for: .video) { _ in }
              }
            }
          }
          """), finds: ["request-at-launch"]),
  ]

  static let batches: [FlowCase] = [
    FlowCase(
      "though rows that ask for one thing each are no batch",
      """
      import SwiftUI
      import AVFoundation
      import Contacts
      enum Kind { case camera, contacts }
      struct Row: View {
        let kind: Kind
        var body: some View { Button("Next") { ask(kind) } }
        private func ask(_ kind: Kind) {
          if kind == .camera { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          if kind == .contacts { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      struct Rows: View {
        var body: some View {
          Row(kind: .camera)
          Row(kind: .contacts)
        }
      }
      """),
    FlowCase(
      "though one of several implementations asks for one thing",
      """
      import SwiftUI
      import AVFoundation
      import Contacts
      protocol Access { func ask() }
      struct CameraAccess: Access {
        func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      }
      struct ContactAccess: Access {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Row: View {
        let access: Access
        var body: some View { Button("Next") { access.ask() } }
      }
      """),
    FlowCase(
      "though a choice in between is another use",
      """
      import SwiftUI
      import AVFoundation
      import Contacts
      struct Share: View {
        @State private var isChoosing = false
        var body: some View {
          Button("Take Photo") {
            AVCaptureDevice.requestAccess(for: .video) { _ in isChoosing = true }
          }
          .confirmationDialog("Send to", isPresented: $isChoosing) {
            Button("A Friend") { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
          }
        }
      }
      """),
    FlowCase(
      "which a location that grows is not",
      """
      import SwiftUI
      import CoreLocation
      struct Track: View {
        private let manager = CLLocationManager()
        var body: some View {
          Button("Start") {
            manager.requestWhenInUseAuthorization()
            manager.requestAlwaysAuthorization()
            manager.startUpdatingLocation()
          }
        }
      }
      """),
    FlowCase(
      "nothing of sensors that only some devices ask for",
      """
      import SwiftUI
      import CoreMotion
      @main struct NotesApp: App {
        var body: some Scene { WindowGroup { WelcomeView() } }
      }
      struct WelcomeView: View {
        let motion = CMMotionManager()
        var body: some View {
          Text("Hello").onAppear { motion.startDeviceMotionUpdates() }
          Button("Begin") { motion.startAccelerometerUpdates() }
        }
      }
      """),
    FlowCase(
      "which a list of everything is",
      """
      import SwiftUI
      import AVFoundation
      import Contacts
      protocol Access { func ask() }
      struct CameraAccess: Access {
        func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      }
      struct ContactAccess: Access {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Everything: View {
        let all: [Access]
        var body: some View {
          ↓Button("Next") { all.forEach { $0.ask() } }
        }
      }
      """, finds: ["batched-requests"]),
  ]
}
