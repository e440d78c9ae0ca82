import Facts
import Foundation
import Reading
import Testing

@Suite struct StringTables {
  private func read(
    _ text: String, path: String = "App/pt-BR.lproj/InfoPlist.strings"
  ) -> ReadFile<StringTableFacts> {
    StringsReader.read(Array(text.utf8), path: path)
  }

  private func lines(_ file: ReadFile<StringTableFacts>) -> [String] {
    file.facts?.entries.map { "\($0.key) = \($0.text) @ \($0.place.span)" } ?? []
  }

  @Test("texts have the language of the folder, the table of the file, and exact places")
  func everyday() {
    let file = read(
      """
      /* The camera */
      "NSCameraUsageDescription" = "Lê códigos.";  // é
      bare.key = "a" ;
      "alone";
      """)
    #expect(file.facts?.table == "InfoPlist")
    #expect(file.facts?.entries.map(\.language) == ["pt-BR", "pt-BR", "pt-BR"])
    #expect(file.problems.isEmpty)
    #expect(
      lines(file) == [
        "NSCameraUsageDescription = Lê códigos. @ 2:30-2:45", "bare.key = a @ 3:12-3:15",
        "alone = alone @ 4:1-4:8",
      ])
  }

  @Test("escapes are decoded")
  func escapes() {
    let file = read(#""k" = "\"\\\n\t\U00e9\u00E9\Ud83d\Ude42\'\101\q";"#)
    #expect(file.facts?.entries.first?.text == "\"\\\n\téé🙂'Aq")
  }

  @Test("a file outside any .lproj has no language; the file's own folder counts, not a parent's")
  func language() {
    #expect(read("a = b;", path: "L.strings").facts?.entries.first?.language == "")
    #expect(
      read("a = b;", path: "fr.lproj/Base.lproj/L.strings").facts?.entries.first?.language == "Base"
    )
  }

  @Test("an empty table is a table", arguments: ["", "/* nothing */\n", "\n// no\n"])
  func blank(_ text: String) {
    #expect(read(text).facts?.entries.isEmpty == true)
    #expect(read(text).problems.isEmpty)
  }

  @Test("an XML and a binary table give the same texts")
  func propertyLists() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["a": "é"], format: format, options: 0)
      let facts = StringsReader.read(Array(data), path: "en.lproj/A.strings").facts
      #expect(facts?.entries.map(\.text) == ["é"])
    }
  }

  @Test("UTF-16 without a mark is understood")
  func wide() {
    let text = "\"k\" = \"日本\";\r\n\"l\" = \"x\";"
    let bytes = text.utf16Bytes(bigEndian: false, mark: false)
    let file = StringsReader.read(bytes, path: "ja.lproj/A.strings")
    #expect(lines(file) == ["k = 日本 @ 1:7-1:15", "l = x @ 2:7-2:10"])
  }

  @Test("a list of texts is no table")
  func list() {
    #expect(
      read("(a, b)").problems.map(\.brief) == [
        "unread 0:0 expected a table of texts, found another property list"
      ])
  }

  @Test("a line that is no pair is stated, and the others are read")
  func broken() {
    let file = read("\"a\" = \"b\"\n\"c\" \"d\";\n\"e\" = \"f\";\n")
    #expect(lines(file) == ["a = b @ 1:7-1:10", "e = f @ 3:7-3:10"])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 1:10 expected ';' after the value, found '\"'",
        "partlyRead 2:4 expected '=' or ';' after the key, found '\"'",
      ])
  }

  @Test("a table of five million bytes is read whole")
  func large() {
    let line = "\"some.key.of.a.large.table\" = \"A text of the usual length, with é.\";\n"
    let count = 5_000_000 / line.utf8.count + 1
    let bytes = Array(String(repeating: line, count: count).utf8)
    let facts = StringsReader.read(bytes, path: "en.lproj/A.strings").facts
    #expect(facts?.entries.count == count)
    #expect(facts?.entries.last?.place.line == count)
  }
}
