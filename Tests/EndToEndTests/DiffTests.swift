import Foundation
import Testing

private let fault = "// askonce:disable:nxt x - y\n"

@Suite("What a change brought", .timeLimit(.minutes(5)))
struct DiffTests {
  private static let git =
    "git -c user.name=Ann -c user.email=a@example.com -c init.defaultBranch=main"

  /// A repository with one commit of these files.
  private func repository(_ files: [String: String]) throws -> Folder {
    let folder = try Folder(files)
    try run("init -q . && \(Self.git) add -A && \(Self.git) commit -qm first", folder)
    return folder
  }

  private func run(_ line: String, _ folder: Folder) throws {
    let outcome = try Tool.shell("\(Self.git) \(line)", in: folder)
    #expect(outcome.code == 0, "\(outcome.complaints)")
  }

  private func diff(_ folder: Folder, _ revision: String = "main", _ words: [String] = []) throws
    -> Tool.Outcome
  {
    try Tool.run(["check", "--diff", revision] + words, in: folder)
  }

  @Test("only what is new is shown, wherever lines and files went")
  func onlyNew() throws {
    let folder = try repository(["App/A.swift": fault, "App/B.swift": fault, "C.swift": fault])
    try folder.write("\n\n" + fault, "App/A.swift")
    try run("mv App/B.swift App/Moved.swift", folder)
    try folder.write(fault, "App/New.swift")
    try folder.write("struct C {}\n", "C.swift")
    let outcome = try diff(folder, "main", ["--fail-on", "warning"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains(": warning: "))
    #expect(outcome.output.contains("\n1 warning.\n"), "\(outcome.output)")
    #expect(outcome.output.hasPrefix("App/New.swift:1:1: warning"))
    #expect(outcome.output.contains("2 findings not shown: there at main already.\n"))
    #expect(outcome.output.contains("1 finding of main no longer there.\n"))
  }

  @Test("what the baseline hides is neither new nor gone")
  func baseline() throws {
    let folder = try repository(["A.swift": fault, "B.swift": fault])
    let written = try diff(folder, "main", ["--write-baseline", "b.json"])
    #expect(written.output.contains("0 findings not shown: there at main already.\n"))
    #expect(!written.output.contains("no longer there"))
    try folder.write("struct B {}\n", "B.swift")
    try folder.write(fault, "C.swift")
    let later = try diff(folder, "main", ["--baseline", "b.json"])
    #expect(later.output.contains("1 entry is gone") && later.output.hasPrefix("C.swift:1:1"))
    #expect(!later.output.contains("no longer there"), "\(later.output)")
  }

  @Test("a part of a repository, a single file and a new folder are compared with themselves")
  func parts() throws {
    let folder = try repository(["a b/é/A.swift": fault, "Other.swift": fault])
    #expect(try diff(folder, "HEAD", ["a b/é"]).output.hasPrefix("No new findings."))
    #expect(try diff(folder, "HEAD", ["a b/é/A.swift"]).output.hasPrefix("No new findings."))
    try folder.write(fault, "New/A.swift")
    #expect(try diff(folder, "HEAD", ["New"]).output.hasPrefix("A.swift:1:1: warning"))
    #expect(try diff(folder).output.hasPrefix("New/A.swift:1:1: warning"))
  }

  @Test("what is left out, linked to or too large counts as on the disk")
  func walk() throws {
    let folder = try Folder([
      ".gitignore": "Made.swift\n", "Pods/P.swift": fault, "build/Linked.swift": fault,
      "App/A.swift": "struct A {}\n",
    ])
    try folder.write(Data(repeating: 0x20, count: 20_000_001), "App/Huge.swift")
    try folder.link("App/Linked.swift", to: "../build/Linked.swift")
    try run("init -q . && \(Self.git) add -fA && \(Self.git) commit -qm first", folder)
    let outcome = try diff(folder)
    #expect(outcome.output.hasPrefix("No new findings."))
    #expect(outcome.output.contains("2 findings not shown: there at main already."))
  }

  @Test("what the configuration accepted then is its own")
  func configuration() throws {
    let accepted = "version: 1\nsuppressions:\n  - {rule: unread-file, path: A, reason: x}\n"
    let folder = try repository(["A.swift": "struct A {}\n", "askonce.yml": "version: 1\n"])
    try folder.write(accepted, "askonce.yml")
    #expect(try diff(folder).output.hasPrefix("askonce.yml:3:12: warning: 'unread-file' finds"))
    try run("commit -qam second", folder)
    #expect(try diff(folder, "HEAD").output.hasPrefix("No new findings."))
  }

  @Test("a revision that git does not know is refused with the nearest")
  func unknown() throws {
    let folder = try repository(["A.swift": fault])
    for revision in ["mian", "--output=x", "main:A.swift", "main..main", "", "HEAD^", "a b"] {
      let outcome = try diff(folder, revision)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: folder.url("x").path))
    }
    let complaints = try diff(folder, "mian").complaints
    #expect(complaints.hasPrefix("askonce: git knows no revision 'mian' (git says: "))
    #expect(complaints.contains("did you mean 'main'?"))
  }

  @Test("without a repository, a work tree or git there is nothing to compare")
  func noRepository() throws {
    let folder = try Folder(["A.swift": fault])
    #expect(try diff(folder).complaints.contains("is in no git repository"))
    let none = try Tool.run(
      ["check", "--diff", "main"], in: folder, environment: ["PATH": "relative:."])
    #expect(none.code == 2 && none.complaints.contains("needs git"))
    try run("init -q --bare bare", folder)
    try folder.write(fault, "bare/A.swift")
    let bare = try diff(folder, "main", ["bare"])
    #expect(bare.code == 2)
    #expect(bare.complaints.contains("git"), "\(bare.complaints)")
  }

  @Test("a shallow clone says so")
  func shallow() throws {
    let folder = try repository(["A.swift": fault])
    try run("commit -q --allow-empty -m second", folder)
    try run("clone -q --depth 1 file://\(folder.path) shallow", folder)
    let outcome = try Tool.run(["check", "--diff", "HEAD~1", folder.url("shallow").path])
    #expect(outcome.code == 2 && outcome.complaints.contains("this clone is shallow"))
  }

  @Test("nothing that a repository configures is run, and nothing is fetched")
  func hostile() throws {
    let folder = try repository(["A.swift": fault, ".gitattributes": "*.swift diff=x filter=x\n"])
    let touch = "touch \(folder.url("run").path)"
    for setting in [
      "core.fsmonitor", "core.pager", "diff.x.textconv", "diff.external", "filter.x.smudge",
      "core.sshCommand", "alias.ls-tree", "alias.rev-parse", "core.hooksPath", "core.editor",
    ] { try run("config '\(setting)' '\(touch)'", folder) }
    #expect(try diff(folder).output.hasPrefix("No new findings."))
    #expect(!FileManager.default.fileExists(atPath: folder.url("run").path))
    let other = try Folder(["B.swift": fault])
    let misled = try Tool.run(
      ["check", "--diff", "main"], in: folder,
      environment: ["GIT_DIR": other.path, "GIT_WORK_TREE": other.path])
    #expect(misled.output.hasPrefix("No new findings."))
  }

  @Test("submodules and objects that a partial clone lacks are said")
  func absent() throws {
    let inner = try repository(["S.swift": fault])
    let folder = try repository(["A.swift": fault])
    try run(
      "-c protocol.file.allow=always submodule --quiet add \(inner.path) Sub && \(Self.git) "
        + "commit -qm second", folder)
    let outcome = try diff(folder)
    #expect(outcome.output.hasPrefix("Sub/S.swift:1:1: warning"))
    #expect(outcome.output.contains("Submodule Sub was not read at main: what is found in it"))
  }

  @Test("files that this clone lacks are said")
  func missing() throws {
    let folder = try repository(["A.swift": fault, "B.swift": "struct B {}\n"])
    let lost = try Tool.shell(
      "id=$(git rev-parse HEAD:A.swift); rm -f .git/objects/$(echo $id | cut -c1-2)/"
        + "$(echo $id | cut -c3-)", in: folder)
    #expect(lost.code == 0)
    let outcome = try diff(folder)
    #expect(outcome.output.hasPrefix("A.swift:1:1: warning"))
    #expect(outcome.output.contains("This clone lacks 1 of the files of main, for example A.swift"))
  }

  @Test("the same bytes come out on any number of threads", arguments: ["text", "json"])
  func determinism(_ format: String) throws {
    let folder = try Folder(["askonce.yml": "version: 1\nexcluded: [F3]\nbaseline: b.json\n"])
    for number in 0..<30 { try folder.write(fault + fault, "F\(number % 7)/\(number).swift") }
    try run("init -q . && \(Self.git) add -A && \(Self.git) commit -qm first", folder)
    _ = try Tool.run(["check", "--write-baseline", "b.json"], in: folder)
    for number in 20..<40 { try folder.write("\n" + fault + fault + fault, "F1/\(number).swift") }
    try run("add -A && \(Self.git) commit -qm second", folder)
    for number in 30..<50 { try folder.write(fault + "\n" + fault, "F2/\(number).swift") }
    let outputs = try ["1", "2", "8", "8"].map { threads in
      try diff(folder, "HEAD", ["--format", format, "--threads", threads]).output
    }
    #expect(outputs[0].contains("F2/30.swift"))
    #expect(Set(outputs).count == 1)
  }
}
