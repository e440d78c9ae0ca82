import Foundation
import TestSupport
import Testing

private let fault = "// askonce:disable:nxt x - y\n"

@Suite("Folders as they should not be", .timeLimit(.minutes(5)))
struct HostileFolderTests {
  private func check(_ folder: Folder, _ path: String = "") throws -> Tool.Outcome {
    try withExtendedLifetime(folder) { try Tool.run(["check", folder.path + path]) }
  }

  @Test("links in a circle end, and links out of the folder are not followed")
  func links() throws {
    let outside = try Folder(["Secret.swift": fault, "Sub/Secret.swift": fault])
    let folder = try Folder(["App/A.swift": "struct A {}\n"])
    try folder.link("App/Circle", to: "..")
    try folder.link("App/self.swift", to: "self.swift")
    try folder.link("App/Out", to: outside.path)
    try folder.link("App/Out.swift", to: outside.url("Secret.swift").path)
    try folder.link("App/Gone.swift", to: "nowhere.swift")
    let outcome = try check(folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("No findings.\nRead 1 file"))
  }

  @Test("a link to a file inside is followed, once, where the file is not found without it")
  func linkInside() throws {
    let folder = try Folder(["App/A.swift": "struct A {}\n", "build/Made.swift": fault])
    try folder.link("App/Made.swift", to: "../build/Made.swift")
    try folder.link("App/Again.swift", to: "../build/Made.swift")
    try folder.link("App/B.swift", to: "A.swift")
    let output = try check(folder).output
    #expect(output.contains("App/Again.swift:1:1: warning"))
    #expect(output.contains("Read 2 files"))
  }

  @Test("a folder that is itself a link is checked")
  func linkedFolder() throws {
    let folder = try Folder(["App/A.swift": fault])
    try folder.link("Link", to: "App")
    #expect(try check(folder, "/Link").output.hasPrefix("A.swift:1:1"))
  }

  @Test("folders of tests, dependencies and build products are left out")
  func leftOut() throws {
    let names = [
      "AppTests", "AppUITests", "Tests", "Pods", "Carthage", "DerivedData", ".build", "build",
      "node_modules", "vendor", "Assets.xcassets", "Preview Content", ".hidden",
    ]
    let folder = try Folder(["App/A.swift": "struct A {}\n"])
    for name in names { try folder.write(fault, "\(name)/F.swift") }
    #expect(try check(folder).output.hasPrefix("No findings.\nRead 1 file"))
  }

  @Test("a pipe with the name of a source file is not opened")
  func pipe() throws {
    let folder = try Folder(["A.swift": "struct A {}\n"])
    #expect(mkfifo(folder.url("Pipe.swift").path, 0o644) == 0)
    #expect(try check(folder).code == 0)
  }

  @Test("names of any bytes are read, and shown so that no terminal is steered")
  func names() throws {
    let folder = try Folder(["Two words.swift": fault, "Grüße 🎙️/名.swift": fault])
    folder.write(fault, named: Array("Line\nbreak \u{1B}[31m.swift".utf8))
    #if os(Linux)
      folder.write(fault, named: [0x41, 0xFF, 0xFE] + Array(".swift".utf8))
    #endif
    let outcome = try check(folder)
    #expect(outcome.output.contains("Two words.swift:1:1: warning"))
    #expect(outcome.output.contains("Grüße 🎙️/名.swift:1:1: warning"))
    #expect(outcome.output.contains("Line\\nbreak \\u{1B}[31m.swift:1:1: warning"))
    #expect(!outcome.output.contains("\u{1B}"))
    #if os(Linux)
      #expect(outcome.output.contains("A\u{FFFD}\u{FFFD}.swift:1:1: warning"))
    #endif
  }

  @Test("a path that is no UTF-8 is found as it was typed")
  func typedBytes() throws {
    let folder = try Folder()
    #if os(Linux)
      folder.write(fault, named: [0x41, 0xFF] + Array(".swift".utf8))
      let outcome = try Tool.shell("\"$ASKONCE\" check \"$(printf 'A\\377.swift')\"", in: folder)
      #expect(outcome.output.contains("A\u{FFFD}.swift:1:1: warning"))
    #endif
  }

  #if os(Linux)
    @Test("folders as deep as the system allows are walked")
    func depth() throws {
      let folder = try Folder(["A.swift": "struct A {}\n"])
      let line =
        "i=0; while [ $i -lt 1500 ]; do mkdir d && cd d || break; i=$((i+1)); done; "
        + "printf '// askonce:disable:nxt x - y\\n' > B.swift"
      _ = try Tool.shell(line, in: folder)
      let outcome = try check(folder)
      #expect(outcome.output.contains("B.swift:1:1: warning"))
    }
  #endif

  @Test("a file that may not be opened is a finding", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let folder = try Folder(["A.swift": "struct A {}\n", "B.swift": fault, "C/D.swift": fault])
    chmod(folder.url("B.swift").path, 0)
    chmod(folder.url("C").path, 0)
    defer { chmod(folder.url("C").path, 0o755) }
    let output = try check(folder).output
    #expect(output.contains("B.swift: warning: this file was not read: it cannot be opened"))
    #expect(output.contains("C: warning: this file was not read: the folder cannot be opened"))
  }

  @Test("a path of which nothing can be read is refused with the reason")
  func nothingRead() throws {
    let folder = try Folder()
    try folder.write(Data(repeating: 0x20, count: 20_000_001), "Huge.swift")
    let outcome = try check(folder)
    #expect(outcome.code == 2)
    #expect(outcome.complaints.contains("it has 20.1 MB; the limit is 20.0 MB"))
  }

  @Test("a path that may not be opened is refused with the reason", .enabled(if: geteuid() != 0))
  func nothingOpened() throws {
    let folder = try Folder(["App/A.swift": "struct A {}\n"])
    for path in ["App/A.swift", "App"] {
      chmod(folder.url(path).path, 0)
      defer { chmod(folder.url(path).path, 0o755) }
      let outcome = try check(folder, "/App")
      #expect(outcome.code == 2)
      #expect(outcome.complaints.contains("cannot be opened: "), "\(outcome.complaints)")
    }
  }

  #if os(Linux)
    @Test("where no room is for a thread, the work is done without", arguments: [500, 900, 1600])
    func noRoom(_ megabytes: Int) throws {
      let folder = try Folder(["A.swift": fault])
      let line = "ulimit -v \(megabytes * 1000); timeout 20 \"$ASKONCE\" check A.swift"
      #expect(try Tool.shell(line, in: folder).code != 124)
    }
  #endif

  @Test("a huge file is not read, and said so")
  func huge() throws {
    let folder = try Folder(["A.swift": "struct A {}\n"])
    try folder.write(Data(repeating: 0x20, count: 50_000_000), "Huge.swift")
    let output = try check(folder).output
    #expect(output.contains("Huge.swift: warning: this file was not read: it has 50.0 MB"))
    #expect(output.contains("1 file could not be read, or only in part:"))
  }

  @Test(
    "source that is no Swift neither ends the tool nor goes unseen by it",
    arguments: [
      String(repeating: "(", count: 5000), String(repeating: "[{(", count: 5000),
      String(repeating: "f(", count: 5000) + String(repeating: ")", count: 5000),
      "let a = " + String(repeating: "!", count: 5000) + "b",
      "let a = " + String(repeating: "b + ", count: 5000) + "c",
      "a" + String(repeating: ".b()", count: 5000),
      String(repeating: "if a { ", count: 1000), String(repeating: "/*", count: 5000),
      String(repeating: "\"\\(", count: 2000), "struct {", "\"\"\"", "\0\0\0", "",
      "func f( { if case let = } }} @ # \\ `", "#if", "\u{FEFF}struct A {}",
    ])
  func brokenSwift(_ text: String) throws {
    let outcome = try check(Folder(["A.swift": text, "B.swift": fault]))
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("B.swift:1:1: warning"))
    #expect(outcome.output.contains("Read 2 files"))
  }

  @Test("bytes that are no text neither end the tool nor go unseen by it")
  func brokenText() throws {
    let folder = try Folder(["B.swift": fault])
    try folder.write(Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7919) }), "A.swift")
    let outcome = try check(folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("B.swift:1:1: warning"))
  }

  @Test(
    "a broken file of any other kind is a problem with a place, and no more",
    arguments: [
      ("Info.plist", "<?xml version=\"1.0\"?><plist><dict><key>A</key>"),
      ("Info.plist", "{ A = "), ("Info.plist", "bplist00\u{1}\u{2}"),
      ("en.lproj/Localizable.strings", "\"a\" = \"b"),
      ("Localizable.xcstrings", "{\"sourceLanguage\": \"en\", "),
      ("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = {"),
    ])
  func brokenData(_ path: String, _ text: String) throws {
    let outcome = try check(Folder([path: text, "A.swift": "struct A {}\n"]))
    #expect(outcome.code == 0)
    if MiniProject.reads(path) {
      #expect(outcome.output.contains("1 file could not be read, or only in part:\n  \(path)"))
    }
  }

  @Test("languages in which no flow is followed are named, where they belong to an app")
  func otherLanguages() throws {
    let folder = try Folder([
      "ios/A.swift": "struct A {}\n", "ios/B.m": "", "pubspec.yaml": "", "lib/main.dart": "",
      "web/site.js": "", "mobile/package.json": "{\"dependencies\": {\"react-native\": \"1\"}}",
      "mobile/App.tsx": "", "android/Main.kt": "", "shared/src/iosMain/kotlin/M.kt": "",
      "shared/src/commonMain/kotlin/C.kt": "", "shared/src/androidMain/kotlin/A.kt": "",
      "server/S.cs": "", "server/S.csproj": "net8.0", "maui/M.cs": "",
      "maui/M.csproj": "net8.0-ios",
    ])
    let output = try check(folder).output
    for line in [
      "1 Dart file, for example lib/main.dart",
      "1 JavaScript file, for example mobile/App.tsx", "1 C# file, for example maui/M.cs",
      "2 Kotlin files, for example shared/src/commonMain/kotlin/C.kt",
    ] { #expect(output.contains("Flow rules did not run in \(line).")) }
  }
}
