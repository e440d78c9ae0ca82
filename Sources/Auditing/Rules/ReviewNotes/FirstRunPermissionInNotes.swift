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
      """
      struct Home {}
      --- fastlane/metadata/review_information/notes.txt
      No account is needed. ↓On first launch the app asks for the permissions that it needs.
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
      """
      struct Home {}
      --- fastlane/metadata/review_information/notes.txt
      On first launch a page says which permissions the features ask for later.
      Your permission is needed to test the demo account at first launch.
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
        let row = rows.first { reading.names($0, in: sentence.text) }
        let asksForAny = NotesWording.holds(NotesWording.askingForAny, sentence.text)
        guard row != nil || asksForAny else { return nil }
        return Finding(
          rule: "first-run-permission-in-notes", severity: .warning, certainty: .likely,
          message: "the notes say that the first run asks for \(row?.spokenName ?? "permissions")",
          help: "Ask when the feature is first used, and say so here.",
          place: sentence.place, about: row?.id ?? "permissions")
      }
    })
}
