import Facts
import PermissionModel

extension Rule {
  /// Review Notes announce a prompt, and not what happens once it was denied.
  package static let recoveryMissingFromNotes = Rule(
    id: "recovery-missing-from-notes", group: .reviewNotes, severity: .note,
    summary: "Review Notes do not say what happens when a permission is denied.",
    why: """
      App Review denies permissions on purpose. Notes that say what the feature then offers keep \
      a reviewer from taking the recovery for a dead end.
      """,
    fix: "Say what the feature shows when access was denied, and where Settings are.",
    sources: [.reviewNotes],
    triggers: [
      """
      import SwiftUI
      import AVFoundation
      struct Home: View {
        var body: some View {
          Button("Scan") {
            AVCaptureDevice.requestAccess(for: .video) { _ in }
          }
        }
      }
      --- fastlane/metadata/review_information/notes.txt
      Sign in with the demo account.
      ↓The app asks for camera access when you tap "Scan".
      """,
      """
      import SwiftUI
      import AVFoundation
      struct Home: View {
        var body: some View {
          Button("Scan") {
            AVCaptureDevice.requestAccess(for: .video) { _ in }
          }
        }
      }
      --- fastlane/metadata/review_information/notes.txt
      Camera: tap "Scan". ↓iOS asks for the camera.
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation
      struct Home: View {
        var body: some View {
          Button("Scan") {
            AVCaptureDevice.requestAccess(for: .video) { _ in }
          }
        }
      }
      --- fastlane/metadata/review_information/notes.txt
      The app asks for camera access when you tap "Scan".
      If access is denied, the screen links to Settings.
      """
    ],
    check: { subject in
      let reading = NotesReading(subject)
      guard !subject.facts.notes.isEmpty, !reading.tellsRecovery else { return [] }
      guard let (sentence, row) = reading.announcement else { return [] }
      return [
        Finding(
          rule: "recovery-missing-from-notes", severity: .note, certainty: .likely,
          message: "the notes speak of \(row.spokenName), and not of a denial",
          help: "Say what the feature offers when access was denied, and where Settings are.",
          place: sentence.place, about: row.id)
      ]
    })
}

extension NotesReading {
  /// Whether some sentence speaks of a denial, or of Settings.
  var tellsRecovery: Bool {
    sentences.contains { NotesWording.holds(NotesWording.recoveries, $0.text) }
  }

  /// The first sentence that announces a prompt of the app, else the first that names a resource.
  var announcement: (sentence: NotesFacts.Sentence, row: ResourceRow)? {
    let rows = asked.map(\.row)
    func first(of sentences: [NotesFacts.Sentence]) -> (NotesFacts.Sentence, ResourceRow)? {
      sentences.lazy.compactMap { sentence in
        rows.first { names($0, in: sentence.text) }.map { (sentence, $0) }
      }.first
    }
    return first(of: sentences.filter(speaksOfPrompt)) ?? first(of: sentences)
  }
}
