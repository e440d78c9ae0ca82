import Foundation
import TestSupport
import Testing

/// A folder with one warning: a comment to the tool with a misspelled word.
private let faulty = ["App/Home.swift": "// askonce:disable:nxt x - y\nstruct Home {}\n"]

@Suite("check", .timeLimit(.minutes(5)))
struct CheckTests {
  @Test("a clean folder ends with 0, and says what was read")
  func clean() throws {
    let outcome = try Tool.run(["check"], on: Folder(["A.swift": "struct A {}\n"]))
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("No findings.\nRead 1 file"))
    #expect(outcome.complaints.contains(/Checked in \d+\.\d s\n/))
  }

  @Test("the exit code is 1 from the wanted severity on")
  func failOn() throws {
    let folder = try Folder(faulty)
    let codes = try ["error", "warning", "note", "never"].map {
      try Tool.run(["check", "--fail-on", $0, folder.path]).code
    }
    #expect(codes == [0, 1, 1, 0])
  }

  @Test("a finding has its place, its rule and its code")
  func finding() throws {
    let output = try Tool.run(["check"], on: Folder(faulty)).output
    #expect(output.hasPrefix("App/Home.swift:1:1: warning: "))
    #expect(output.contains("[misspelled-suppression]\n    1 | // askonce:disable:nxt x - y\n"))
    #expect(output.contains("help: Did you mean 'disable:next'?"))
    #expect(output.contains("\n1 warning.\n"))
  }

  @Test("the current folder is checked when no path is given")
  func currentFolder() throws {
    let outcome = try Tool.run(["check", "--quiet"], in: Folder(faulty))
    #expect(outcome.output.hasPrefix("App/Home.swift:1:1"))
    #expect(outcome.complaints.isEmpty)
  }

  @Test("one file is checked alone")
  func file() throws {
    let folder = try Folder(faulty.merging(["B.swift": "// askonce:x\n"]) { $1 })
    let output = try Tool.run(["check", "-q", folder.url("App/Home.swift").path]).output
    #expect(output.hasPrefix("Home.swift:1:1: warning"))
    #expect(!output.contains("B.swift"))
  }

  @Test("an empty folder and one without source are mistakes of the caller")
  func noSource() throws {
    for files in [[:], ["README.md": "x", "Info.plist": "{}"]] {
      let outcome = try Tool.run(["check"], on: Folder(files))
      #expect(outcome.code == 2)
      #expect(outcome.complaints.contains("no Swift or Objective-C file"))
    }
  }

  @Test("colour is for terminals, and for those who insist")
  func color() throws {
    let folder = try Folder(faulty)
    let plain = try Tool.run(["check", folder.path]).output
    let colored = try Tool.run(["check", "--color=always", folder.path]).output
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;33mwarning:"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("JSON is a document with everything, and nothing beside it on standard error")
  func json() throws {
    let outcome = try Tool.run(["check", "--format", "json"], on: Folder(faulty))
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["version"] as? Int == 1)
    #expect((document["findings"] as? [Any])?.count == 1)
    #expect(outcome.complaints.isEmpty)
  }

  @Test(
    "the same folder gives the same bytes on any number of threads", arguments: ["text", "json"])
  func determinism(_ format: String) throws {
    let folder = try Folder()
    for number in 0..<60 {
      try folder.write(
        "// askonce:disable:nxt x - y\n// askonce: hm\n" + Self.screen(number),
        "F\(number % 7)/\(number).swift")
    }
    let outputs = try ["1", "2", "8", "1", "2", "8"].map {
      try Tool.run(["check", "--format", format, "--threads", $0, folder.path]).output
    }
    #expect(outputs[0].contains("F0/0.swift"))
    #expect(outputs[0].contains("blocked-dead-end"))
    #expect(Set(outputs).count == 1)
  }

  /// A screen that explains and asks, by a model of its own, and leads to the next one.
  private static func screen(_ number: Int) -> String {
    """
    import AVFoundation
    import SwiftUI
    struct Camera\(number): View {
      @State private var model = Model\(number)()
      @State private var isNextShown = false
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        Text("Photos need the camera.")
        Button("Continue") { model.ask { isNextShown = true } }
        Button("Not Now") { dismiss() }
        Button("Scan") { if model.isAllowed { isNextShown = true } }
          .sheet(isPresented: $isNextShown) { Camera\((number + 1) % 60)() }
      }
    }
    @Observable final class Model\(number) {
      var isAllowed: Bool { AVCaptureDevice.authorizationStatus(for: .video) == .authorized }
      func ask(_ then: @escaping () -> Void) {
        AVCaptureDevice.requestAccess(for: .video) { _ in then() }
      }
    }

    """
  }

  @Test("--output writes the whole text to a file and nothing else")
  func output() throws {
    let folder = try Folder(faulty)
    let expected = try Tool.run(["check", folder.path]).output
    try folder.write("older and longer than nothing", "out/report.txt")
    let file = folder.url("out/report.txt")
    let outcome = try Tool.run(["check", folder.path, "--output", file.path])
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == expected)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url("out").path)
    #expect(left == ["report.txt"])
    #expect(FileManager.default.isReadableFile(atPath: file.path))
  }

  @Test("an output that cannot be written is refused before the work")
  func refusedOutput() throws {
    let folder = try Folder(faulty)
    for path in [folder.path, folder.path + "/none/report.txt"] {
      let outcome = try Tool.run(["check", folder.path, "-o", path])
      #expect(outcome.code == 2)
      #expect(outcome.complaints.contains("expects a file"))
    }
  }

  @Test("a pipe that is closed early is no fault")
  func closedPipe() throws {
    let line = "// askonce:disable:nxt x - y\n"
    let folder = try Folder(["A.swift": String(repeating: line, count: 3000)])
    let outcome = try Tool.shell(
      "( \"$ASKONCE\" check A.swift; echo $? > code ) | head -n 1; cat code", in: folder)
    #expect(outcome.output.hasSuffix("[misspelled-suppression]\n0\n"))
  }
}

@Suite("census", .timeLimit(.minutes(5)))
struct CensusTests {
  @Test("it is rendered in every form", arguments: ["text", "json", "markdown"])
  func forms(_ format: String) throws {
    let outcome = try Tool.run(["census", "--format", format], on: Folder(faulty))
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("equests"))
  }

  @Test("without a source it is refused like a check")
  func noSource() throws {
    #expect(try Tool.run(["census"], on: Folder()).code == 2)
  }
}
