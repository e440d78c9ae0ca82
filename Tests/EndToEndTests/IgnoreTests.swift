import Foundation
import Testing

private let fault = "// askonce:disable:nxt x - y\n"

@Suite(".gitignore", .timeLimit(.minutes(5)))
struct IgnoreTests {
  /// Paths in which the tool finds the fault; the same that git does not leave out.
  private func found(_ folder: Folder, _ path: String = "", _ words: [String] = []) throws
    -> [String]
  {
    let output = try Tool.run(["check", "-q", folder.path + path] + words).output
    return output.split(separator: "\n").filter { $0.contains(": warning: unknown word") }
      .map { String($0.prefix { $0 != ":" }) }.sorted()
  }

  @Test(
    "what git leaves out is left out",
    arguments: [
      "Made.swift", "/Made.swift", "made", "made/", "/a/made/", "*.gen.swift", "a/**",
      "a/*\n!a/made/",
      "**/made", "a/**/Made.swift", "*\n!A.swift", "*\n!*/\n!A.swift", "# A.swift\n\\#.swift",
      "!made/\nmade/", "made/\n!made/", "Made.swift   ", "Made.swift\\ ", "[AM]*.swift", "?.swift",
      "/", "a/made", "./A.swift", "a//made", "\u{FEFF}A.swift", "A.swift\r\nMade.swift\r",
      "\\!x.swift", "m[!b]de/", "a/made/*", "**/", "/**/Made.swift", "a/made/Made.swift/",
    ])
  func asGit(_ rules: String) throws {
    let folder = try Folder([".gitignore": rules])
    for path in [
      "A.swift", "Made.swift", "a/A.swift", "a/made/A.swift", "a/made/Made.swift", "made/A.swift",
      "b/X.gen.swift", "#.swift", "!x.swift", "b/made.swift",
    ] { try folder.write(fault, path) }
    let listed = try Tool.shell(
      "git init -q . && git ls-files -z --others --exclude-standard -- '*.swift' | tr '\\0' '\\n'",
      in: folder)
    let expected = listed.output.split(separator: "\n").map(String.init).sorted()
    #expect(try found(folder) == expected, "\(listed.complaints)")
  }

  @Test("deeper files win, and those above the checked folder count within its repository")
  func nested() throws {
    let folder = try Folder([
      ".gitignore": "*.gen.swift\n/Top/Out/\n", "Top/.gitignore": "!Keep.gen.swift\nOwn.swift\n",
    ])
    for path in [
      "Top/A.swift", "Top/B.gen.swift", "Top/Keep.gen.swift", "Top/Out/A.swift", "Top/Own.swift",
      "Top/In/Own.swift",
    ] { try folder.write(fault, path) }
    #expect(
      try found(folder, "/Top") == [
        "A.swift", "B.gen.swift", "Keep.gen.swift", "Out/A.swift",
      ])
    _ = try Tool.shell("git init -q .", in: folder)
    #expect(try found(folder, "/Top") == ["A.swift", "Keep.gen.swift"])
    #expect(try found(folder) == ["Top/A.swift", "Top/Keep.gen.swift"])
    #expect(try found(folder, "/Top", ["--no-ignore"]).count == 6)
  }

  @Test("what is left out is said, and so are links and pipes")
  func said() throws {
    let folder = try Folder([
      ".gitignore": "Made/\n", "A.swift": "struct A {}\n", "Made/B.swift": fault,
    ])
    try folder.link("Out", to: "/")
    try folder.link("Gone.swift", to: "nowhere.swift")
    try folder.link("Again.swift", to: "A.swift")
    try folder.link("readme", to: "nowhere")
    #expect(mkfifo(folder.url("Pipe.swift").path, 0o644) == 0)
    let output = try Tool.run(["check", folder.path]).output
    #expect(output.contains("Left out by .gitignore: 1 file or folder, for example Made/.\n"))
    #expect(output.contains("Not followed: 2 links, for example Gone.swift.\n"))
    #expect(output.contains("Not opened: 1 pipe or device, for example Pipe.swift.\n"))
  }
}
