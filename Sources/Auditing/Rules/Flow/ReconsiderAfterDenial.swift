import Facts

extension Rule {
  /// A denial brings up a screen that asks to reconsider.
  package static let reconsiderAfterDenial = Rule(
    id: "reconsider-after-denial", group: .flow, severity: .error,
    summary: "\"Don't Allow\" at once brings up a screen that asks once more.",
    why: """
      The answer to the system prompt is to be respected. App Review rejects a message that asks \
      the person to reconsider what they have just decided; asking again shows nothing besides.
      """,
    fix: """
      Do nothing after the denial but show the feature without the resource. The next start of the \
      feature may say what is missing.
      """,
    sources: [.settingsLater],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      struct Recording: View {
        @State private var isAsking = false

        var body: some View {
          ↓Button("Record") { record() }
            .alert("Are you sure?", isPresented: $isAsking) {
              3️⃣Button("Try Again") { record() }
              Button("Leave") {}
            }
        }

        private func record() {
          1️⃣AVAudioApplication.requestRecordPermission { granted in
            guard granted else {
              2️⃣isAsking = true
              return
            }
          }
        }
      }
      """
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      struct Recording: View {
        @State private var isRecording = false

        var body: some View {
          Button("Record") { record() }
        }

        private func record() {
          AVAudioApplication.requestRecordPermission { granted in
            guard granted else { return }
            isRecording = true
          }
        }
      }
      """
    ],
    check: { subject in
      DenialFindings(subject, rule: "reconsider-after-denial").findings { denial in
        switch denial.outcome {
        case .asksAgain, .tells: true
        default: false
        }
      }
    })
}
