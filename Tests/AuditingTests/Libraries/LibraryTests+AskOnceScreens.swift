extension LibraryTests {
  private static func explaining(_ controls: String) -> String {
    recallFlow + """

      struct RecallScreen: View {
        @Bindable var flow: RecallFlow
        var body: some View {
          Button("Match with Events") { Task { await flow.start() } }
            .sheet(isPresented: $flow.isExplaining) { ExplanationScreen(flow: flow) }
        }
      }

      struct ExplanationScreen: View {
        let flow: RecallFlow
        var body: some View {
          VStack {
            Text("Your calendar tells in which meeting a note was made.")
            \(controls)
          }
          .interactiveDismissDisabled()
        }
      }
      """
  }

  private static let recallFlow = """
    import AskOnce
    import AskOnceCalendar
    import Observation
    import SwiftUI

    @MainActor @Observable final class RecallFlow {
      var isExplaining = false
      private var explanation: CheckedContinuation<Void, Never>?
      private let permission: Permission<Calendars>
      init(permission: Permission<Calendars>) { self.permission = permission }

      func start() async {
        if case .granted(let access) = await permission.start(explain: { await self.explain() }) {
          show(access)
        }
      }
      func proceed() {
        explanation?.resume()
        explanation = nil
      }
      private func explain() async {
        isExplaining = true
        await withCheckedContinuation { explanation = $0 }
        isExplaining = false
      }
      private func show(_ access: Access<Calendars>) {}
    }
    """

  static let askOnceExplanations: [FlowCase] = [
    FlowCase(
      "AskOnce: nothing where the explanation has one neutral action",
      explaining(#"Button("Continue") { flow.proceed() }"#),
      starts: [["'Continue'"]]),
    FlowCase(
      "AskOnce: an explanation that can be left without the prompt",
      explaining(
        """
        Button("Continue") { flow.proceed() }
            ↓Button("Not Now") { flow.isExplaining = false }
        """), finds: ["skippable-explanation"]),
    FlowCase(
      "AskOnce: an explanation whose action consents",
      explaining(#"↓Button("Allow Calendar") { flow.proceed() }"#), finds: ["steering-button"]),
  ]

  private static func gate(_ mark: String, key: String) -> String {
    """
    import AskOnce
    import AskOnceCamera
    import AskOnceUI
    import SwiftUI

    @main struct ScanApp: App {
      var body: some Scene { WindowGroup { HomeScreen() } }
    }
    struct HomeScreen: View {
      var body: some View {
        \(mark)PermissionGate(Permission.camera, blocked: "The camera is off for Scan") {
          Text("Scan a Parcel")
        } content: { access in
          Text("Scanning")
        }
      }
    }
    --- Info.plist
    { \(key) }
    """
  }

  static let askOnceGates: [FlowCase] = [
    FlowCase(
      "AskOnce: nothing of a gate, which asks when it is tapped",
      gate("", key: #"NSCameraUsageDescription = "Scans parcels; no picture is kept.";"#)),
    FlowCase(
      "AskOnce: a gate whose purpose string is missing",
      gate("↓", key: #"CFBundleIdentifier = "org.example.scan";"#),
      finds: ["missing-purpose-string"]),
  ]

  static let askOnceOthers: [FlowCase] = [
    FlowCase(
      "AskOnce: step by step, and a start without a screen that only runs",
      """
      import AskOnce
      import AskOnceMicrophone
      import SwiftUI

      struct RecordScreen: View {
        var body: some View {
          Button("Record") {
            Task {
              switch await Permission.microphone.next() {
              case .ask(let ask): _ = await ask.prompt()
              case .run(let access): print(access)
              case .recover(let recovery): await recovery.settings?.open()
              }
            }
          }
        }
      }
      func runInBackground() async {
        if case .run(let access) = await Permission.microphone.next() { print(access) }
      }
      """, starts: [["'Record'"]]),
    FlowCase(
      "AskOnce: as the app starts",
      """
      import AskOnce
      import AskOnceNotifications
      import SwiftUI

      @main struct ScanApp: App {
        var body: some Scene { WindowGroup { HomeScreen() } }
      }
      struct HomeScreen: View {
        var body: some View {
          List { Text("Welcome") }
            .task { _ = await ↓Permission.notifications.start() }
        }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "AskOnce: a missing purpose string",
      """
      import AskOnce
      import AskOnceCamera
      import SwiftUI

      @main struct ScanApp: App {
        var body: some Scene { WindowGroup { HomeScreen() } }
      }
      struct HomeScreen: View {
        var body: some View {
          Button("Scan") { Task { _ = await ↓Permission.camera.start() } }
        }
      }
      --- Info.plist
      { CFBundleIdentifier = "org.example.scan"; }
      """, finds: ["missing-purpose-string"]),
    FlowCase(
      "AskOnce: nothing where the purpose string is stated",
      """
      import AskOnce
      import AskOnceCamera
      import SwiftUI

      @main struct ScanApp: App {
        var body: some Scene { WindowGroup { HomeScreen() } }
      }
      struct HomeScreen: View {
        var body: some View {
          Button("Scan") { Task { _ = await Permission.camera.start() } }
        }
      }
      --- Info.plist
      { NSCameraUsageDescription = "Scans the codes on your parcels; no picture is kept."; }
      """),
    FlowCase(
      "AskOnce: nothing of an app's own type of that name",
      """
      import AskOnce
      import SwiftUI

      enum Permission { case camera
        func start() async {}
      }
      struct ScanScreen: View {
        var body: some View {
          Button("Scan") { Task { await Permission.camera.start() } }
        }
      }
      """, starts: []),
  ]
}
