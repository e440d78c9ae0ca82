import Foundation
import Testing

private let fault = "// askonce:disable:nxt x - y\n"

@Suite("A baseline of a folder", .timeLimit(.minutes(5)))
struct BaselineFileTests {
  private func check(_ folder: Folder, _ words: [String]) throws -> Tool.Outcome {
    try Tool.run(["check", "--fail-on", "warning"] + words, in: folder)
  }

  @Test("what was there is hidden and counted; what is new is shown; what is gone is told")
  func life() throws {
    let folder = try Folder(["A.swift": fault, "B.swift": fault])
    let written = try check(folder, ["--write-baseline", "b.json"])
    #expect(written.code == 0)
    #expect(written.output.contains("No new findings.\nThe baseline b.json hides 2 findings.\n"))
    let entries = try String(contentsOf: folder.url("b.json"), encoding: .utf8)
      .split(separator: "\n").filter { $0.contains("\"rule\"") }
    #expect(entries.count == 2)

    try folder.write("\n\n" + fault + "\n" + fault, "A.swift")
    let more = try check(folder, ["--baseline", "b.json"])
    #expect(more.code == 1)
    #expect(more.output.hasPrefix("A.swift:5:1: warning") && more.output.contains("\n1 warning.\n"))

    try folder.write("struct B {}\n", "B.swift")
    try folder.write(fault, "A.swift")
    let fewer = try check(folder, ["--baseline", "b.json"])
    #expect(fewer.code == 0)
    #expect(fewer.output.contains("1 entry is gone; --write-baseline drops what no longer occurs:"))
    #expect(fewer.output.contains("\n  B.swift:1: unknown word"))
    _ = try check(folder, ["--write-baseline", "b.json"])
    #expect(try !check(folder, ["--baseline", "b.json"]).output.contains("gone"))
  }

  @Test("the configuration names it, beside itself; a new one need not be there yet")
  func configured() throws {
    let folder = try Folder([
      "App/A.swift": fault, "App/askonce.yml": "version: 1\nbaseline: ci/b.json\n",
      "App/ci/keep": "",
    ])
    let missing = try check(folder, ["App"])
    #expect(missing.code == 2)
    #expect(
      missing.complaints.hasPrefix(
        "askonce.yml:2:11: error: the baseline 'App/ci/b.json' does not exist. Write it with "))
    #expect(try check(folder, ["App", "--write-baseline", "App/ci/b.json"]).code == 0)
    #expect(
      try check(folder, ["App"]).output.contains("The baseline App/ci/b.json hides 1 finding"))
  }

  @Test("an entry of a rule that is no more is said")
  func unknownRule() throws {
    let folder = try Folder(["A.swift": "struct A {}\n"])
    let entry = #"{"about": "", "line": 1, "message": "m", "path": "A.swift", "rule": "old-rule"}"#
    try folder.write("{\"version\": 1, \"findings\": [\(entry)]}", "b.json")
    let outcome = try check(folder, ["--baseline", "b.json"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("1 entry names a rule that does not exist: 'old-rule'."))
  }

  @Test(
    "a damaged file is refused with the line",
    arguments: [
      ("", "b.json:1:1: error: expected a value"), ("{", "b.json:1:2: error: expected a key"),
      ("{\n\"version\": 2, \"findings\": []}", "b.json:2:12: error: expected a baseline"),
      ("{\"version\": 1,\n<<<<<<< HEAD\n", "b.json:2:1: error: expected a key"),
      (
        "{\"version\": 1, \"findings\": [\n{\"rule\": \"x\"}]}",
        "b.json:2:1: error: expected a find"
      ),
      ("[1]", "expected a baseline with 'version' 1"), ("{\"version\": 1}", "expected a list"),
    ])
  func damaged(_ text: String, _ start: String) throws {
    let outcome = try check(
      try Folder(["A.swift": fault, "b.json": text]), ["--baseline", "b.json"])
    #expect(outcome.code == 2)
    #expect(outcome.complaints.contains(start), "\(outcome.complaints)")
  }

  @Test("nothing that was read is written over")
  func refused() throws {
    let folder = try Folder(["A.swift": fault, "askonce.yml": "version: 1\n"])
    for path in ["A.swift", "askonce.yml"] {
      let outcome = try check(folder, ["--write-baseline", path])
      #expect(outcome.code == 2)
      #expect(outcome.complaints.contains("'--write-baseline' expects another file"))
    }
    #expect(try String(contentsOf: folder.url("A.swift"), encoding: .utf8) == fault)
    for path in ["new.json", "./App/../new.json"] {
      try folder.write("", "App/keep")
      let outcome = try check(folder, ["--write-baseline", "new.json", "-o", path])
      #expect(outcome.code == 2 && outcome.complaints.contains("expect two files"))
    }
    let streamed = try check(folder, ["--write-baseline", "-"])
    #expect(streamed.code == 2 && streamed.output.isEmpty)
    #expect(streamed.complaints.contains("'-' is standard output"))
    #expect(
      try check(folder, ["--write-baseline", "no/b.json"]).complaints.contains("existing fold"))
  }
}
