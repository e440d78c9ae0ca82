import Facts
import Foundation
import Reading
import Testing

@Suite struct PluralFormsOfTables {
  static let sample = """
    <plist><dict>
    <key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@.</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string>
        <key>other</key><string>%d files</string></dict>
      <key>folders</key><dict>
        <key>one</key><string>a folder</string><key>other</key><string>folders</string></dict>
    </dict>
    <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
    <key>plain</key><string>Text</string>
    </dict></plist>
    """

  private func read(_ text: String) -> ReadFile<StringTableFacts> {
    StringsReader.read(Array(text.utf8), path: "de.lproj/Localizable.stringsdict")
  }

  private func texts(_ file: ReadFile<StringTableFacts>) -> [String] {
    file.facts?.entries.map { "\($0.key): \($0.text) @ \($0.place.line)" } ?? []
  }

  @Test("each form of each variable is a text, at the place of its form")
  func forms() {
    let file = read(Self.sample)
    #expect(file.problems.isEmpty)
    #expect(file.facts?.table == "Localizable")
    #expect(Set(file.facts?.entries.map(\.language) ?? []) == ["de"])
    #expect(
      texts(file) == [
        "%d files: %d file in a folder. @ 7", "%d files: %d file in folders. @ 7",
        "%d files: %d files in a folder. @ 8", "%d files: %d files in folders. @ 8",
        "tap: Tap @ 13", "tap: Click @ 13", "plain: Text @ 14",
      ])
  }

  @Test("a binary table gives the same texts")
  func binary() throws {
    let content = ["k": ["NSStringLocalizedFormatKey": "%#@a@", "a": ["one": "1", "other": "2"]]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: content, format: .binary, options: 0)
    let facts = StringsReader.read(Array(data), path: "en.lproj/A.stringsdict").facts
    #expect(Set(facts?.entries.map(\.text) ?? []) == ["1", "2"])
  }

  @Test("a variable that is absent, cut or of itself is left as it is written")
  func broken() {
    let file = read(
      """
      { a = { NSStringLocalizedFormatKey = "%#@b@"; };
        c = { NSStringLocalizedFormatKey = "%#@d"; };
        e = { NSStringLocalizedFormatKey = "%#@e@"; e = { other = "x %#@e@"; }; }; f = (1); }
      """)
    #expect(file.problems.isEmpty)
    #expect(file.facts?.entries.prefix(2).map(\.text) == ["%#@b@", "%#@d"])
    #expect(file.facts?.entries.count == 3)
    #expect(file.facts?.entries.last?.text.hasSuffix("%#@e@") == true)
  }

  @Test("variables that multiply each other are cut")
  func bomb() {
    let forms = (0..<9).map { "f\($0) = \"%#@v@%#@v@\";" }.joined()
    let file = read("{ a = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { \(forms) }; }; }")
    #expect(file.facts?.entries.count == 64)
    let long = String(repeating: "a", count: 1_000_000)
    let wide = read(
      "{ a = { NSStringLocalizedFormatKey = \"\(long)%#@v@\"; v = { \(forms) }; }; }")
    #expect(wide.facts?.entries.count == 1)
  }
}
