import Testing

@Suite("What the run is told", .timeLimit(.minutes(5)))
struct NamedNotesTests {
  @Test("a file that the configuration names is read as Review Notes")
  func reviewNotes() throws {
    let folder = try Folder([
      "App.swift": "struct Home {}\n",
      "docs/for-apple.txt": "On first launch the app asks for camera access.\n",
    ])
    #expect(try Tool.run(["check"], on: folder).output.contains("No findings."))
    try folder.write("version: 1\nreview_notes: [\"docs/*.txt\"]\n", "askonce.yml")
    let outcome = try Tool.run(["check"], on: folder)
    #expect(outcome.output.contains("docs/for-apple.txt:1:1: warning"))
    #expect(outcome.output.contains("[first-run-permission-in-notes]"))
  }

  @Test("the day by which a run judges is a day, and decides")
  func day() throws {
    let folder = try Folder([
      "App.swift": "struct Home {}\n",
      "PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = YES; NSPrivacyTrackingDomains = (a); }",
    ])
    let early = try Tool.run(["check", "--as-of", "2024-01-01"], on: folder)
    #expect(early.output.contains("1 note"))
    #expect(
      try Tool.run(["check", "--as-of", "2024-06-01"], on: folder).output.contains("1 warning"))
    let wrong = try Tool.run(["check", "--as-of", "2024-02-30"], on: folder)
    #expect(wrong.code == 2 && wrong.complaints.contains("expects a day such as 2027-01-31"))
  }
}
