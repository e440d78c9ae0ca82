import Facts

extension Rule {
  /// A flag of the app's own stands in for the system's permission.
  package static let storedConsent = Rule(
    id: "stored-consent", group: .flow, severity: .warning,
    summary: "A flag that the app keeps, and no status, admits to the use of a resource.",
    why: """
      A switch or a finished explanation grants nothing; only the system's answer does, and it can \
      change in Settings or be gone on a new device while the flag is still there. The feature \
      then runs without access, or asks where nobody expects it.
      """,
    fix: """
      Read the system's status each time the feature starts, and keep a flag only for what the \
      person prefers inside the app, beside that status.
      """,
    sources: [.requestingAccess],
    triggers: [
      """
      import AVFoundation
      import SwiftUI

      struct SetupScreen: View {
        @AppStorage("setup.microphone") private var usesMicrophone = false
        var body: some View { 1️⃣Toggle("Microphone", isOn: $usesMicrophone) }
      }

      struct RecordingScreen: View {
        @AppStorage("setup.microphone") private var usesMicrophone = false
        @State private var recorder: AVAudioRecorder?

        var body: some View { ↓Button("Record") { open() } }

        private func open() {
          if usesMicrophone {
            start()
            return
          }
          switch AVAudioApplication.shared.recordPermission {
          case .undetermined: AVAudioApplication.requestRecordPermission { if $0 { start() } }
          case .granted: start()
          default: break
          }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          2️⃣recorder?.record()
        }
      }
      """,
      """
      import EventKit
      import SwiftUI

      struct ConsentPage: View {
        let onNext: () -> Void
        var body: some View {
          Text("Your calendar names the notes that you take in a meeting.")
          Button("Continue") {
            UserDefaults.standard.set(true, forKey: "calendarConsentGiven")
            onNext()
          }
        }
      }

      struct RecallScreen: View {
        private let store = EKEventStore()
        var body: some View {
          ↓Button("Match with Events") {
            if UserDefaults.standard.bool(forKey: "calendarConsentGiven") {
              print(store.events(matching: NSPredicate()))
            }
          }
        }
      }
      """,
    ],
    passes: [
      """
      import AVFoundation
      import SwiftUI

      struct SetupScreen: View {
        @AppStorage("setup.microphone") private var usesMicrophone = false
        var body: some View { Toggle("Microphone", isOn: $usesMicrophone) }
      }

      struct RecordingScreen: View {
        @AppStorage("setup.microphone") private var usesMicrophone = false
        @State private var recorder: AVAudioRecorder?

        var body: some View { Button("Record") { open() } }

        private func open() {
          guard usesMicrophone else { return }
          switch AVAudioApplication.shared.recordPermission {
          case .undetermined: AVAudioApplication.requestRecordPermission { if $0 { start() } }
          case .granted: start()
          default: break
          }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct RecordingScreen: View {
        @AppStorage("microphoneAllowed") private var isAllowed = false
        @State private var recorder: AVAudioRecorder?

        var body: some View {
          Button("Record") {
            if isAllowed {
              start()
            } else {
              AVAudioApplication.requestRecordPermission { granted in
                isAllowed = granted
                if granted { start() }
              }
            }
          }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct PlayerScreen: View {
        @AppStorage("recordsInBackground") private var recordsInBackground = false
        @State private var recorder: AVAudioRecorder?
        var body: some View {
          Toggle("Record in the Background", isOn: $recordsInBackground)
          Button("Play") { if recordsInBackground { recorder?.record() } }
        }
      }
      """,
    ],
    check: { subject in StoredConsents(subject.asBuilt).findings })
}
