import Facts
import Reading
import Testing

@Suite struct SourceTexts {
  private func text(_ string: String) -> SourceText {
    SourceText(path: "a", bytes: Array(string.utf8))
  }

  @Test("columns count UTF-8 bytes")
  func columns() {
    let place = text("é🙂x").place(of: 6..<7)
    #expect(place.span == "1:7-1:8")
  }

  @Test("lines end at LF, CR LF and CR", arguments: ["a\nb", "a\r\nb", "a\rb"])
  func lineEnds(_ string: String) {
    let end = string.utf8.count
    #expect(text(string).place(of: end - 1..<end).span == "2:1-2:2")
  }

  @Test("the end of a file behind a line end is on the next line")
  func lastLine() {
    #expect(text("a\n").place(of: 2..<2).span == "2:1-2:1")
    #expect(text("").place(of: 0..<0).span == "1:1-1:1")
  }

  @Test("a UTF-8 byte-order mark is no column")
  func mark() {
    let (text, problems) = SourceText.decode([0xEF, 0xBB, 0xBF] + Array("ab".utf8), path: "a")
    #expect(text.string(0..<2) == "ab")
    #expect(problems.isEmpty)
  }

  @Test("UTF-16 is understood with and without a mark", arguments: [true, false], [true, false])
  func wide(bigEndian: Bool, mark: Bool) {
    let content = "\"key\" = \"é🙂\";"
    let bytes = content.utf16Bytes(bigEndian: bigEndian, mark: mark)
    let (text, problems) = SourceText.decode(bytes, path: "a")
    #expect(text.string(0..<text.bytes.count) == content)
    #expect(problems.isEmpty)
  }

  @Test("an invalid byte is stated once and moves no column")
  func invalid() {
    let (text, problems) = SourceText.decode([0x61, 0xE9, 0x0A, 0xFF, 0x62], path: "a")
    #expect(text.string(0..<2) == "a\u{FFFD}")
    #expect(text.place(of: 4..<5).span == "2:2-2:3")
    #expect(
      problems.map(\.brief) == [
        "partlyRead 1:2 expected UTF-8 text, found an invalid sequence (and in 1 more places)"
      ])
  }

  @Test(
    "overlong forms, surrogates and cut sequences are invalid",
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func malformed(_ bytes: [UInt8]) {
    #expect(SourceText.decode([0x61] + bytes, path: "a").problems.first?.place.span == "1:2-1:3")
  }

  @Test("an unpaired surrogate and a cut unit of UTF-16 are stated")
  func unpaired() {
    let (text, problems) = SourceText.decode([0xFE, 0xFF, 0, 0x61, 0xD8, 0, 0, 0x62, 0], path: "a")
    #expect(text.string(0..<text.bytes.count) == "a\u{FFFD}b")
    #expect(problems.map(\.place.span) == ["1:2-1:5"])
  }
}
