import Facts

extension Rule {
  /// Review Notes say that the first run asks for a permission.
  package static let firstRunPermissionInNotes = Rule(
    id: "first-run-permission-in-notes", group: .reviewNotes, severity: .warning,
    summary: "Review Notes say that the first run asks for a permission.",
    why: """
      Permissions are asked for by the feature that needs them, when it is used. Notes that \
      announce prompts at the first launch show App Review that the app collects them beforehand.
      """,
    fix: "Ask when the feature is first used, and say so in the notes.",
    sources: [.reviewNotes, .momentOfUse],
    triggers: [
      """
      struct Home {}
      --- fastlane/metadata/review_information/notes.txt
      Sign in with the demo account.
      ↓On first launch the app asks for camera and microphone access.
      """,
      """
      struct Home {}
      --- review-notes.md
      ↓앱을 처음 실행하면 카메라 권한을 요청합니다.
      """,
    ],
    passes: [
      """
      struct Home {}
      --- fastlane/metadata/review_information/notes.txt
      Sign in with the demo account.
      The app asks for camera access when a photo is first taken.
      """,
      """
      struct Home {}
      --- fastlane/metadata/review_information/notes.txt
      On first launch the app does not ask for camera access. Onboarding has three pages.
      """,
    ],
    check: { subject in
      guard !subject.facts.notes.isEmpty else { return [] }
      let reading = NotesReading(subject)
      let rows = subject.asBuilt.app.symbols.rows.values.filter { $0.group == .prompted }
        .sorted { $0.id < $1.id }
      return reading.sentences.filter { sentence in
        NotesWording.holds(NotesWording.firstRun, sentence.text)
          && reading.speaksOfPrompt(sentence) && !reading.isNegated(sentence)
      }.compactMap { sentence in
        guard let row = rows.first(where: { reading.names($0, in: sentence.text) }) else {
          return nil
        }
        return Finding(
          rule: "first-run-permission-in-notes", severity: .warning, certainty: .likely,
          message: "the notes say that the first run asks for \(row.spokenName)",
          help: "Ask when the feature is first used, and say so here.",
          place: sentence.place, about: row.id)
      }
    })
}
