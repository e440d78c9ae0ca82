import Facts
import Reading
import TestSupport
import Testing

@Suite struct ReviewNotes {
  private func read(_ text: String, _ path: String = "notes.txt") -> [NotesFacts.Sentence] {
    ReviewNotesReader.read(Array(text.utf8), path: path).facts?.sentences ?? []
  }

  private func mentions(_ text: String) -> [String] {
    read(text).flatMap(\.mentions).map { "\($0.mark.rawValue) \($0.text)" }
  }

  @Test("sentences, steps and names have exact places")
  func everyday() {
    let sentences = read(
      """
      Sign in first. Then go on!
      1. Open the **Record** tab.
      2) Tap "Start é", then “Stop”.
      """)
    #expect(
      sentences.map(\.text) == [
        "Sign in first.", "Then go on!", "Open the **Record** tab.",
        "Tap \"Start é\", then “Stop”.",
      ])
    #expect(sentences.map(\.step) == [nil, nil, 1, 2])
    let names = sentences.flatMap(\.mentions)
    #expect(names.map(\.text) == ["Record", "Start é", "Stop"])
    #expect(names.map(\.place.span) == ["2:15-2:21", "3:9-3:17", "3:28-3:32"])
    #expect(names.map(\.before) == ["open the", "tap", "tap start é then"])
    #expect(names[0].after == "tab")
  }

  @Test("quotation marks of many languages set names apart")
  func quotes() {
    #expect(
      mentions("„Los“ «Aller» 「録音」 『停止』 ‘Go’ 'Yes' `Run` [버튼] 【开始】 _Up_") == [
        "quoted Los", "quoted Aller", "quoted 録音", "quoted 停止", "quoted Go", "quoted Yes",
        "quoted Run", "emphasised 버튼", "emphasised 开始", "emphasised Up",
      ])
  }

  @Test("apostrophes, links, addresses and arithmetic set nothing apart")
  func others() {
    #expect(mentions("It's the app's 2 * 3 * 4 way, don't you think?").isEmpty)
    #expect(mentions("See [the page](https://example.com) and snake_case_name.").isEmpty)
    #expect(mentions("a -> b, x => y, 3 > 2").isEmpty)
  }

  @Test("the parts of a way through screens are names")
  func ways() {
    #expect(
      mentions("If denied, open Settings > Privacy & Security > Camera and switch it on.") == [
        "path Settings", "path Privacy & Security", "path Camera",
      ])
    #expect(mentions("설정 → 개인정보 보호 → 카메라") == ["path 설정", "path 개인정보 보호", "path 카메라"])
  }

  @Test("bullets count as steps, and a paragraph ends a list")
  func lists() {
    let sentences = read("- a\n- b\n\nText\n• c\n① d\nStep 4: e")
    #expect(sentences.map(\.step) == [1, 2, nil, 1, 1, 4])
    #expect(sentences.map(\.text) == ["a", "b", "Text", "c", "d", "e"])
  }

  @Test("the notes of a Deliverfile are read where they stand")
  func deliverfile() {
    let sentences = read(
      """
      # notes: "no"
      app_review_information(
        first_name: "Notes",
        notes: "Tap 'Go'. Then wait.",
      )
      other(:notes => <<~END)
        Line one
      END
      """, "fastlane/Deliverfile")
    #expect(sentences.map(\.text) == ["Tap 'Go'.", "Then wait.", "Line one"])
    #expect(sentences.map(\.place.line) == [4, 4, 7])
  }

  @Test(
    "files are known by their names",
    arguments: [
      ("fastlane/metadata/review_information/notes.txt", true), ("notes.txt", false),
      ("Docs/AppReviewNotes.md", true), ("review-notes.txt", true), ("Deliverfile", true),
      ("Review Notes.markdown", true), ("ReviewNotes.swift", false), ("notes.md", false),
    ])
  func names(_ path: String, isNotes: Bool) {
    #expect(ReviewNotesReader.isNotes(path) == isNotes)
  }
}
