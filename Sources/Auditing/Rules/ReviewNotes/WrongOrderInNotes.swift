import Facts
import PermissionModel

extension Rule {
  /// Review Notes announce a prompt before the step that brings it up.
  package static let wrongOrderInNotes = Rule(
    id: "wrong-order-in-notes", group: .reviewNotes, severity: .warning,
    summary: "Review Notes announce a prompt before the step that brings it up.",
    why: """
      A reviewer who waits for a prompt that only a later step brings up takes it for missing, and \
      the step for one that asks again.
      """,
    fix: "Put the step that asks in front of the sentence that announces the prompt.",
    sources: [.reviewNotes],
    triggers: [
      """
      import SwiftUI
      import AVFoundation
      struct Home: View {
        var body: some View {
          Button("Scan") {
            2️⃣AVCaptureDevice.requestAccess(for: .video) { _ in }
          }
        }
      }
      --- fastlane/metadata/review_information/notes.txt
      1. Open the app.
      2. ↓The system prompt for the camera appears, tap "Allow".
      3. Tap "1️⃣Scan". If denied, see Settings.
      """
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
      1. Open the app.
      2. Tap "Scan".
      3. The system prompt for the camera appears, tap "Allow". If denied, see Settings.
      """
    ],
    check: { subject in
      guard !subject.facts.notes.isEmpty else { return [] }
      let reading = NotesReading(subject)
      return reading.asked.flatMap { asked in
        subject.facts.notes.compactMap { wrongOrder($0, asked.row, asked.site, reading) }
      }
    })

  /// A step that announces the prompt for a resource, where only later steps bring it up.
  private static func wrongOrder(
    _ notes: NotesFacts, _ row: ResourceRow, _ site: RequestSite, _ reading: NotesReading
  ) -> Finding? {
    let controls = reading.controls(asking: row.family)
    let steps = notes.sentences.filter { $0.step != nil }
    let naming = { (sentence: NotesFacts.Sentence) in
      sentence.mentions.first { mention in
        controls.contains { reading.isTitle(mention.text, of: $0) }
      }
    }
    guard
      let announced = steps.firstIndex(where: {
        reading.names(row, in: $0.text) && reading.speaksOfPrompt($0) && !reading.isNegated($0)
      }), !steps[...announced].contains(where: { naming($0) != nil }),
      let later = steps[(announced + 1)...].lazy.compactMap(naming).first
    else { return nil }
    return Finding(
      rule: "wrong-order-in-notes", severity: .warning, certainty: .likely,
      message: "the notes announce the prompt for \(row.spokenName) before '\(later.text)', which "
        + "brings it up",
      help: "Put the step with '\(later.text)' first.", place: steps[announced].place,
      related: [
        RelatedPlace("the step that asks", at: later.place),
        RelatedPlace("the request", at: site.place),
      ], about: row.id)
  }
}
