import Facts
import Reading
import Testing

@Suite("A text with edits") struct SourceTextEditTests {
  private func edited(_ text: String, _ edits: [Edit]) -> String? {
    SourceText(path: "a", bytes: Array(text.utf8)).applying(edits)
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private func place(_ line: Int, _ column: Int, _ end: Int? = nil) -> Place {
    Place(path: "a", line: line, column: column, endLine: line, endColumn: end ?? column)
  }

  @Test("edits count from the text as it was, in whatever order they come")
  func order() {
    let edits = [Edit(place(2, 1, 4), "three"), Edit(place(1, 1, 4), "1"), Edit(place(2, 4), "!")]
    #expect(edited("one\ntwo\n", edits) == "1\nthree!\n")
    #expect(edited("é=a", [Edit(place(1, 4, 5), "b")]) == "é=b")
  }

  @Test("two texts at one position stand in their order; behind the last line is the end")
  func insertions() {
    #expect(edited("a", [Edit(place(1, 1), "x"), Edit(place(1, 1), "y")]) == "xya")
    #expect(edited("a\n", [Edit(place(2, 1), "b")]) == "a\nb")
    #expect(edited("a", [Edit(place(2, 1), "b")]) == "ab")
  }

  @Test("a place that the text does not have, and places that overlap, change nothing")
  func strange() {
    #expect(edited("a\n", [Edit(place(4, 1), "b")]) == nil)
    #expect(edited("a\nb", [Edit(place(1, 4), "b")]) == nil)
    #expect(edited("a", [Edit(Place(path: "a"), "b")]) == nil)
    #expect(edited("abc", [Edit(place(1, 1, 3), ""), Edit(place(1, 2, 4), "")]) == nil)
  }

  @Test("a block has the line breaks of the file, and the white space of its line")
  func blocks() {
    let block = Edit(place(2, 3), "new\nlines\n", isBlock: true)
    #expect(edited("a\r\n\t b\r\n", [block]) == "a\r\n\t new\r\n\t lines\r\n\t b\r\n")
    #expect(edited("a\n  b", [block]) == "a\n  new\n  lines\n  b")
  }

  @Test(
    "the encoding and its marks come back",
    arguments: [
      [0x61, 0x0A], [0xEF, 0xBB, 0xBF, 0x61], [0xFF, 0xFE, 0x61, 0, 0xE9, 0],
      [0xFE, 0xFF, 0, 0x61, 0xD8, 0x3C, 0xDF, 0x99], [0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0], [],
    ] as [[UInt8]])
  func encodings(_ bytes: [UInt8]) {
    let (text, problems) = SourceText.decode(bytes, path: "a")
    #expect(problems.isEmpty)
    #expect(SourceText.encode(text, like: bytes) == bytes)
  }
}
