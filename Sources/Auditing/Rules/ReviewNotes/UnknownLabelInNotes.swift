import Facts

extension Rule {
  /// Review Notes name a control that the app does not have.
  package static let unknownLabelInNotes = Rule(
    id: "unknown-label-in-notes", group: .reviewNotes, severity: .warning,
    summary: "Review Notes name a label that no screen of the app has.",
    why: """
      App Review follows the notes. A label that the app no longer has leaves the reviewer without \
      the prompt that the notes promise, and the app is sent back with a question.
      """,
    fix: "Write the label as the app shows it now, in one of its languages.",
    sources: [.reviewNotes],
    triggers: [
      """
      import SwiftUI
      struct Home: View {
        var body: some View { Button("Start Recording") { record() } }
      }
      --- fastlane/metadata/review_information/notes.txt
      1. Open the app.
      2. Tap "↓Record Memo" to start.
      """,
      """
      import SwiftUI
      struct Home: View {
        var body: some View { Button("record.start") { record() } }
      }
      --- ko.lproj/Localizable.strings
      "record.start" = "녹음 시작";
      --- AppReviewNotes.md
      - '↓메모 녹음' 버튼을 누릅니다.
      - '녹음 시작' 버튼을 누릅니다.
      """,
    ],
    passes: [
      """
      import SwiftUI
      struct Home: View {
        var body: some View { Button("Start Recording") { record() } }
      }
      --- fastlane/metadata/review_information/notes.txt
      1. Open the app.
      2. Tap "Start Recording" to start.
      """,
      """
      import SwiftUI
      struct Home: View {
        var body: some View { Button("Start Recording") { record() } }
      }
      --- fastlane/metadata/review_information/notes.txt
      Sign in as "review@example.com" with the password "Tulip1234".
      Tap "Start Recording"; the system asks, tap "Allow". It was 'quite' easy, wasn't it?
      Tap "Start Recording" and enter "Tulips at noon"; in the system alert tap "Allow Everything".
      If you denied it, open Settings > Privacy & Security > Microphone.
      """,
    ],
    check: { subject in
      guard !subject.facts.notes.isEmpty else { return [] }
      let reading = NotesReading(subject)
      return reading.sentences.flatMap { sentence in
        sentence.mentions.filter {
          reading.meaning(of: $0, in: sentence) == .label && !reading.seen.holds($0.text)
        }.map { unknownLabel($0, reading.seen) }
      }
    })

  private static func unknownLabel(_ mention: NotesFacts.Mention, _ seen: SeenTexts) -> Finding {
    let nearest = seen.nearest(to: mention.text)
    return Finding(
      rule: "unknown-label-in-notes", severity: .warning,
      certainty: seen.isPartial || mention.mark == .path ? .possible : .likely,
      message: "the notes name '\(mention.text)', and no text of the app is called so",
      help: nearest.map { "Is '\($0)' meant? Write the label as the app shows it." }
        ?? "Write the label as the app shows it, or leave the step out.",
      place: mention.place, about: mention.text)
  }
}
