import Facts
import Reading
import Testing

@Suite struct ProjectDescriptions {
  /// Reads a text that is made to name a purpose key, since others are passed over.
  private func read(_ text: String) -> ReadFile<PropertyListFacts> {
    let named = text.contains("UsageDescription") ? text : text + "\n# NSCameraUsageDescription\n"
    return ProjectDescriptionReader.read(Array(named.utf8), path: "project.yml")
  }

  @Test("a description that names no purpose key is passed over, broken or not")
  func others() {
    let file = ProjectDescriptionReader.read(Array("a: [".utf8), path: "ci.yml")
    #expect(file.facts?.entries == [])
    #expect(file.problems.isEmpty)
  }

  private func lines(_ file: ReadFile<PropertyListFacts>) -> [String] {
    (file.facts?.entries ?? []).map { entry in
      let path = entry.keyPath.joined(separator: "/")
      return "\(path) = \(entry.value) @ \(entry.place.span), \(entry.valuePlace.span)"
    }
  }

  @Test("of what describes no project only purpose strings are kept, with exact places")
  func everyday() {
    let file = read(
      """
      name: App # é
      parts:
        App:
          info: {properties: {é: ü, NSCameraUsageDescription: "Scans\\n"}}
          settings:
            - INFOPLIST_KEY_NSMicrophoneUsageDescription: Records é.
          NSOther: 3
      """)
    #expect(file.facts?.format == .yaml)
    #expect(file.problems.isEmpty)
    #expect(
      lines(file) == [
        #"parts/App/info/properties/NSCameraUsageDescription = string("Scans\n")"#
          + " @ 4:33-4:57, 4:59-4:68",
        #"parts/App/settings/0/INFOPLIST_KEY_NSMicrophoneUsageDescription = string("#
          + #""Records é.") @ 6:9-6:51, 6:53-6:64"#,
      ])
  }

  @Test(
    "of a description all values are kept",
    arguments: ["targets: {App: ", "targetTemplates: {App: ", "settingGroups: {App: ", "include: "])
  func whole(_ start: String) {
    let file = read("\(start){path: [a, 1], é: ü}" + (start.hasSuffix("App: ") ? "}" : ""))
    #expect(
      file.facts?.entries.map { $0.keyPath.suffix(2).joined(separator: "/") }
        == ["path/0", "path/1", start.hasPrefix("include") ? "include/é" : "App/é"])
  }

  @Test("plain scalars have kinds, quoted ones are texts")
  func kinds() {
    let keys = ["1", "'1'", "true", "0.5", "x", "-"]
    let file = read(keys.map { "- {AUsageDescription: \($0)}" }.joined(separator: "\n"))
    #expect(
      file.facts?.entries.map(\.value) == [
        .integer(1), .string("1"), .bool(true), .real(0.5), .string("x"), .string("-"),
      ])
  }

  @Test("a value that aliases repeat is one entry, at its own place")
  func aliases() {
    let file = read("a: &x {NSCameraUsageDescription: b}\nc: *x\nd: {<<: *x}\n")
    #expect(lines(file).count == 1)
    #expect(file.facts?.entries.first?.place.span == "1:8-1:32")
    #expect(file.problems.isEmpty)
  }

  @Test("a key that stands twice is a problem, and both entries are kept")
  func repeated() {
    let file = read("AUsageDescription: b\nAUsageDescription: c\n")
    #expect(file.facts?.entries.map(\.value) == [.string("b"), .string("c")])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 2:1 expected each key once, found 'AUsageDescription' again"
      ])
  }

  @Test("what stands before a fault is kept, and the fault has its place")
  func fault() {
    let file = read("AUsageDescription: b\né: \"c\n")
    #expect(file.facts?.entries.count == 1)
    #expect(file.problems.map(\.place.line) == [3])
    #expect(file.problems.first?.message.contains("quoted scalar") == true)
  }

  @Test("an unknown alias is a problem")
  func unknownAlias() {
    #expect(
      read("a: *b\n").problems.map(\.brief) == [
        "partlyRead 1:4 expected the name of an anchor above, found *b"
      ])
  }

  @Test("aliases cannot grow without limit")
  func bomb() {
    var text = "a0: &a0 [x]\n"
    for index in 1...30 {
      let alias = "*a\(index - 1)"
      text += "a\(index): &a\(index) [\(alias), \(alias), \(alias), \(alias)]\n"
    }
    #expect(
      read(text).problems.map(\.message) == [
        "expected aliases of at most 100000 values, found more"
      ])
  }

  @Test("aliases cannot nest without limit")
  func aliasNesting() {
    let lines = (1...5000).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }
    #expect(
      read("a0: &a0 [x]\n" + lines.joined()).problems.map(\.message) == [
        "expected at most 128 levels of nesting, found more"
      ])
  }

  @Test("5,000 levels are refused with one problem", arguments: ["[", "{a: "])
  func nesting(_ opening: String) {
    let file = read(String(repeating: opening, count: 5000))
    #expect(file.problems.count == 1)
  }

  @Test("an empty description has no purpose strings", arguments: ["", "# nothing\n", "~\n"])
  func blank(_ text: String) {
    #expect(read(text).facts?.entries.isEmpty == true)
    #expect(read(text).problems.isEmpty)
  }
}
