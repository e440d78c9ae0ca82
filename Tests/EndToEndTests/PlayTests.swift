import Foundation
import TestSupport
import Testing

@Suite("Play", .timeLimit(.minutes(5)))
struct PlayTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    let example = Golden.packageFolder.appendingPathComponent("Examples/JustSend")
    try FileManager.default.copyItem(at: example, to: folder.url("App"))
  }

  private func shell(_ line: String) throws -> Tool.Outcome { try Tool.shell(line, in: folder) }

  @Test("a script walks the example's contract, with the app's own texts")
  func script() throws {
    try folder.write(
      "launch\nfinish-first-run\nstart recall\nproceed\ndecline # quietly\nstart recall\n", "a.txt")
    let outcome = try shell("\"$ASKONCE\" play App --script a.txt")
    #expect(outcome.code == 0 && outcome.complaints.isEmpty)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("JustSend: recording (Microphone), capture (Camera)") == true)
    #expect(
      lines.contains(
        "  RecallExplanationScreen explains Calendars (full access), with 'Continue' alone."))
    #expect(lines.contains { $0.contains("'JustSend reads the events in your calendar") })
    #expect(
      lines.last
        == "  RecallScreen: Calendars (full access) is blocked.denied. It offers 'Open Settings', "
        + "to go on without it.")
    let written = try shell("\"$ASKONCE\" play App --script a.txt -o out.txt && cat out.txt")
    #expect(written.output == outcome.output)
  }

  @Test("commands are read from a pipe until it ends, and what cannot be done is said")
  func pipe() throws {
    let outcome = try shell("printf 'launch\\nallow\\n1' | \"$ASKONCE\" play --resource camera")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("App: feature (Camera)\n"))
    #expect(outcome.output.contains("\n  1  launch  (feature screen)\n"))
    #expect(outcome.output.contains("\n'allow' is not possible here; possible are 'open-link"))
    #expect(outcome.output.contains("\n> open-link feature\n"))
    let none = try shell("\"$ASKONCE\" play --resource camera < /dev/null")
    #expect(none.code == 0 && none.output.contains("The Home Screen; App does not run."))
  }

  @Test(
    "a mistake is said with its place and ends with 2",
    arguments: [
      ("play App --script b.txt", "askonce: b.txt:2: 'allow' is not possible here; possible are "),
      ("play App --script none.txt", "askonce: '--script' expects a file; 'none.txt' does not "),
      ("play Empty", "askonce: no 'askonce.yml' in 'Empty' declares 'features'; write one, or "),
      ("play Plain", "askonce: 'Plain/askonce.yml' declares no 'features'"),
      ("play Wrong", "askonce.yml:2:26: error: expected one of 'camera', 'microphone'"),
      ("play --resource camra", "askonce: no resource is called 'camra'; did you mean 'camera'?"),
      ("play --resource calendar", "askonce: 'calendar' may be 'calendar-full' or 'calendar-write"),
      ("play App --resource camera", "askonce: '--resource' plays without an app; expected no "),
      ("play App -o out.txt", "askonce: '--output' needs '--script'"),
    ])
  func mistakes(words: String, complaint: String) throws {
    try folder.write("launch\nallow\n", "b.txt")
    try folder.write("let a = 1", "Empty/A.swift")
    try folder.write("version: 1\n", "Plain/askonce.yml")
    try folder.write("version: 1\nfeatures: {a: {resource: camara}}\n", "Wrong/askonce.yml")
    let outcome = try shell("\"$ASKONCE\" \(words) < /dev/null")
    #expect(outcome.code == 2)
    #expect(outcome.complaints.contains(complaint), "\(outcome.complaints)")
    #expect(outcome.output.isEmpty)
  }
}
