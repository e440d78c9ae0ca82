/// This project's own library, in apps that use it well and badly.
extension LibraryTests {
  static let askOnce: [FlowCase] =
    askOnceEndings + askOnceExplanations + askOnceGates + askOnceOthers + askOnceUI

  private static func capture(
    _ cases: String, before: String = "switch await Permission.camera.start()", mark: String = ""
  ) -> String {
    """
    import AskOnce
    import AskOnceCamera
    import SwiftUI
    import UIKit

    struct CaptureScreen: View {
      @State private var isBlocked = false
      @State private var isOpen = false
      var body: some View {
        \(mark)Button("Take Photo") { Task { await start() } }
          .alert("The camera is off", isPresented: $isBlocked) {
            Button("Open Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
            Button("Cancel", role: .cancel) {}
          }
      }
      func start() async {
        \(before) {
        \(cases)
        }
      }
    }
    """
  }

  static let askOnceEndings: [FlowCase] = [
    FlowCase(
      "AskOnce: an alert with Settings as the result of the answer",
      capture(
        """
        case .granted: isOpen = true
        case .declined: isBlocked = true
        case .unanswered: break
        case .blocked: isBlocked = true
        """, mark: "↓"), finds: ["settings-after-denial"], starts: [["'Take Photo'"]]),
    FlowCase(
      "AskOnce: nothing where the answer is accepted quietly",
      capture(
        """
        case .granted: isOpen = true
        case .declined, .unanswered: break
        case .blocked: isBlocked = true
        """), starts: [["'Take Photo'"]]),
    FlowCase(
      "AskOnce: all but a grant leads to Settings",
      capture(
        """
        case .granted: isOpen = true
        default: isBlocked = true
        """, before: "let outcome = await Permission.camera.start()\n    switch outcome",
        mark: "↓"), finds: ["settings-after-denial"]),
    FlowCase(
      "AskOnce: nothing where no answer came",
      capture(
        """
        case .granted: isOpen = true
        case .declined: break
        case .unanswered, .blocked: isBlocked = true
        """)),
    FlowCase(
      "AskOnce: what was blocked before comes to nothing",
      capture(
        """
        case .granted: isOpen = true
        case .declined, .unanswered, .blocked: break
        """, mark: "↓"), finds: ["blocked-dead-end"]),
    FlowCase(
      "AskOnce: the library's own door, right after the answer",
      """
      import AskOnce
      import AskOnceMicrophone
      import SwiftUI

      struct RecordScreen: View {
        let permission: Permission<Microphone>
        var body: some View {
          ↓↓Button("Record") { Task { await start() } }
        }
        func start() async {
          switch await permission.start() {
          case .declined:
            if case .recover(let recovery) = await permission.next() {
              await recovery.settings?.open()
            }
          case .granted, .unanswered, .blocked: break
          }
        }
      }
      """, finds: ["blocked-dead-end", "settings-after-denial"]),
    FlowCase(
      "AskOnce: nothing where a tap on the recovery opens the door",
      """
      import AskOnce
      import AskOnceMicrophone
      import SwiftUI

      struct RecordScreen: View {
        let permission: Permission<Microphone>
        @State private var recovery: Recovery<Microphone>?
        @State private var isRecovering = false
        var body: some View {
          Button("Record") { Task { await start() } }
            .alert("The microphone is off", isPresented: $isRecovering, presenting: recovery) {
              recovery in
              if let door = recovery.settings {
                Button("Open Settings") { Task { await door.open() } }
              }
              Button("Cancel", role: .cancel) {}
            }
        }
        func start() async {
          guard case .blocked(let recovery) = await permission.start() else { return }
          self.recovery = recovery
          isRecovering = true
        }
      }
      """, starts: [["'Record'"]]),
  ]
}
