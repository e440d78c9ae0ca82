import Foundation
import TestSupport
import Testing

@Suite("Generated Review Notes", .timeLimit(.minutes(5)))
struct GenerateNotesTests {
  @Test("what is generated passes the rules about notes", arguments: ["JustSend", "Trailbook"])
  func roundTrip(_ example: String) throws {
    let folder = try Folder()
    let source = Golden.packageFolder.appendingPathComponent("Examples/\(example)")
    try FileManager.default.copyItem(at: source, to: folder.url("App"))
    let notes = "App/fastlane/metadata/review_information/notes.txt"
    let line = "\"$ASKONCE\" generate notes App -o new.txt && mv new.txt '\(notes)'"
    let written = try Tool.shell(line, in: folder)
    #expect(written.code == 0)
    let text = try String(contentsOf: folder.url(notes), encoding: .utf8)
    #expect(text.hasPrefix("Permissions\n\nThe app does not ask"))
    // What somebody has to add is asked for.
    let isAsked = written.complaints.contains("What does the app offer")
    let check = try Tool.shell("\"$ASKONCE\" check -v App -q", in: folder)
    let findings = check.output.split(separator: "\n").filter { $0.hasSuffix("-notes]") }
    #expect(findings.allSatisfy { isAsked && $0.hasSuffix("[recovery-missing-from-notes]") })
  }

  @Test("the kind of what is generated has to be named")
  func kind() throws {
    let outcome = try Tool.run(["generate"])
    #expect(outcome.code == 2 && outcome.complaints.contains("generate notes"))
    #expect(try Tool.run(["generate", "notes", "--help"]).output.contains("--language TAG"))
    #expect(try Tool.run(["help", "generate", "notes"]).output.contains("--language TAG"))
  }
}
