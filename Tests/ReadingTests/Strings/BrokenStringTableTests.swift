import Facts
import Reading
import Testing

@Suite struct BrokenStringTables {
  private func read(_ text: String) -> ReadFile<StringTableFacts> {
    StringsReader.read(Array(text.utf8), path: "en.lproj/Localizable.strings")
  }

  @Test("a semicolon that is missing before a comment or the end is stated in its line")
  func semicolon() {
    let file = read("\"a\" = \"b\" // no\n;\n\"c\" = \"d\"\n/* e */\nf = g")
    #expect(file.facts?.entries.map(\.key) == ["a", "c", "f"])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 3:10 expected ';' after the value, found 'f'",
        "partlyRead 5:6 expected ';' after the value, found the end of the file",
      ])
  }

  @Test("a quote inside a text that is not escaped costs its line alone")
  func quote() {
    let file = read("\"a\" = \"say \"no\" now\";\n\"c\" = \"d\";\n")
    #expect(file.facts?.entries.contains { $0.key == "c" && $0.text == "d" } == true)
    #expect(file.problems.allSatisfy { $0.place.line == 1 })
    #expect(!file.problems.isEmpty)
  }

  @Test("a NUL, a control character and an invalid byte are stated where they stand")
  func bytes() {
    let file = StringsReader.read(
      Array("a = b;\n\0 = c;\nd = \"".utf8) + [0xE9] + Array("\";\n".utf8), path: "A.strings")
    #expect(file.facts?.entries.map(\.text) == ["b", "\u{FFFD}"])
    #expect(file.problems.map(\.place.line).sorted() == [2, 3])
  }

  @Test(
    "UTF-16 with a mark, of either order, has the places of its text", arguments: [true, false])
  func wide(bigEndian: Bool) {
    let bytes = "// é\n\"k\" = \"日本\"".utf16Bytes(bigEndian: bigEndian, mark: true)
    let file = StringsReader.read(bytes, path: "ja.lproj/A.strings")
    #expect(file.facts?.entries.map(\.text) == ["日本"])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 2:15 expected ';' after the value, found the end of the file"
      ])
  }

  @Test("a text of 5 MB in one line is read")
  func large() {
    let file = read("a = \"" + String(repeating: "b", count: 5_000_000) + "\";")
    #expect(file.facts?.entries.first?.text.utf8.count == 5_000_000)
  }
}
