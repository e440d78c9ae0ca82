import Foundation
import Testing

private let fault = "// askonce:disable:nxt x - y\n"

@Suite("Where the text goes", .timeLimit(.minutes(5)))
struct OutputTests {
  private func run(_ line: String, in folder: Folder) throws -> Tool.Outcome {
    try Tool.shell("timeout 20 \"$ASKONCE\" check -q . \(line)", in: folder)
  }

  @Test("the target of a link is written, and the link stays", arguments: ["old.txt", "new.txt"])
  func link(_ target: String) throws {
    let folder = try Folder(["A.swift": fault, "out/old.txt": "old"])
    try folder.link("out/link.txt", to: target)
    #expect(try run("-o out/link.txt", in: folder).code == 0)
    let text = try String(contentsOf: folder.url("out/\(target)"), encoding: .utf8)
    #expect(text.hasPrefix("A.swift:1:1"))
    let path = folder.url("out/link.txt").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
  }

  @Test("a link in a circle is refused")
  func circle() throws {
    let folder = try Folder(["A.swift": fault])
    try folder.link("circle.txt", to: "circle.txt")
    #expect(try run("-o circle.txt", in: folder).code == 2)
  }

  @Test(
    "a dash and the names of standard output are standard output",
    arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func standardOutput(_ name: String) throws {
    let folder = try Folder(["A.swift": fault])
    let outcome = try run("-o \(name)", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("A.swift:1:1"))
    #expect(!FileManager.default.fileExists(atPath: folder.url("-").path))
  }

  @Test("a pipe is written and stays one")
  func pipe() throws {
    let folder = try Folder(["A.swift": fault])
    #expect(mkfifo(folder.url("pipe").path, 0o644) == 0)
    let outcome = try run("-o pipe & timeout 20 cat pipe; wait; test -p pipe", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("A.swift:1:1"))
  }

  @Test("a checked file is not written over", arguments: ["A.swift", "./App/../A.swift", "link"])
  func checkedFile(_ path: String) throws {
    let folder = try Folder(["A.swift": fault, "App/B.swift": fault])
    try folder.link("link", to: "A.swift")
    let outcome = try run("-o \(path)", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.complaints.contains("expects another file"))
    #expect(try String(contentsOf: folder.url("A.swift"), encoding: .utf8) == fault)
  }

  @Test("a text that cannot be written to standard output is a fault", arguments: [">&-"])
  func closedOutput(_ redirection: String) throws {
    let outcome = try run(redirection, in: Folder(["A.swift": fault]))
    #expect(outcome.code == 70)
    #expect(outcome.complaints.contains("cannot write to standard output: "))
  }

  #if os(Linux)
    @Test("a full device is a fault, and stays a device", arguments: ["> ", "-o "])
    func fullDevice(_ redirection: String) throws {
      let outcome = try run(redirection + "/dev/full", in: Folder(["A.swift": fault]))
      #expect(outcome.code == (redirection == "> " ? 70 : 2))
      #expect(outcome.complaints.contains("No space left on device"))
      #expect(try Tool.shell("test -c /dev/full", in: Folder()).code == 0)
    }
  #endif
}
