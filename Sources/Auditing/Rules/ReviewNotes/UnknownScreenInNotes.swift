import Facts

extension Rule {
  /// Review Notes name a screen that the app does not have.
  package static let unknownScreenInNotes = Rule(
    id: "unknown-screen-in-notes", group: .reviewNotes, severity: .warning,
    summary: "Review Notes name a screen that the app does not have.",
    why: """
      App Review follows the notes. Where a screen has another name, or is gone, the reviewer does \
      not find the feature that asks, and cannot see why it asks.
      """,
    fix: "Name the screen as its title, or the tab that leads to it, is called in the app.",
    sources: [.reviewNotes],
    triggers: [
      """
      import SwiftUI
      struct RecorderScreen: View {
        var body: some View { Button("Start") { record() }.navigationTitle("Recorder") }
      }
      --- fastlane/metadata/review_information/notes.txt
      Go to the "↓Voice Memos" screen. Tap "Start".
      """
    ],
    passes: [
      """
      import SwiftUI
      struct RecorderScreen: View {
        var body: some View { Button("Start") { record() }.navigationTitle("Recorder") }
      }
      --- fastlane/metadata/review_information/notes.txt
      Go to the "Recorder" screen. Tap "Start".
      """,
      """
      import SwiftUI
      struct VoiceMemosView: View {
        var body: some View { Button("Start") { record() } }
      }
      --- fastlane/metadata/review_information/notes.txt
      Go to the **Voice Memos** screen. The "Home Screen" page shows the widget.
      """,
    ],
    check: { subject in
      guard !subject.facts.notes.isEmpty else { return [] }
      let reading = NotesReading(subject)
      return reading.sentences.flatMap { sentence in
        sentence.mentions.filter {
          reading.meaning(of: $0, in: sentence) == .screen && !reading.seen.hasScreen($0.text)
        }.map { unknownScreen($0, reading.seen) }
      }
    })

  private static func unknownScreen(_ mention: NotesFacts.Mention, _ seen: SeenTexts) -> Finding {
    Finding(
      rule: "unknown-screen-in-notes", severity: .warning,
      certainty: seen.isPartial ? .possible : .likely,
      message: "the notes name the screen '\(mention.text)', and no screen or text is called so",
      help: seen.nearest(to: mention.text).map { "Is '\($0)' meant? Name the screen so." }
        ?? "Name the screen as its title says it, or leave it out.",
      place: mention.place, about: mention.text)
  }
}
