import Testing

@Suite("Notes that the configuration names", .timeLimit(.minutes(5)))
struct NamedNotesTests {
  private static let source = """
    import SwiftUI
    struct Home: View { var body: some View { Button("Start") { start() } } }
    """

  @Test("are read, whatever they are called, and source among them stays source")
  func read() throws {
    let folder = try Folder([
      "App.swift": Self.source, "Review/What to try.txt": "Tap the \"Begin\" button.\n",
      "Review/Screen.swift": "struct Other {}\n", "Review/Picture.png": "Tap the \"No\" button.\n",
      "askonce.yml": "version: 1\nreview_notes: [Review]\n",
    ])
    let outcome = try Tool.run(["check"], on: folder)
    #expect(outcome.output.contains("Review/What to try.txt:1:"), "\(outcome.output)")
    #expect(outcome.output.contains("[unknown-label-in-notes]"))
    #expect(!outcome.output.contains("Picture.png"))
    try folder.write("version: 1\n", "askonce.yml")
    #expect(try !Tool.run(["check"], on: folder).output.contains("in-notes"))
  }

  @Test("have to be there")
  func missing() throws {
    let folder = try Folder([
      "App.swift": Self.source, "askonce.yml": "version: 1\nreview_notes:\n  - Reviw/*.txt\n",
    ])
    let outcome = try Tool.run(["check"], on: folder)
    #expect(outcome.code == 2)
    #expect(outcome.complaints.hasPrefix("askonce.yml:3:5: error: 'Reviw/*.txt' means no"))
  }
}
