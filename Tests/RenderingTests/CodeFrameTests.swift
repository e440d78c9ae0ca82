import Facts
import Testing

@testable import Rendering

@Suite("Code frames")
struct CodeFrameTests {
  /// The underlined part of a line, told by byte columns.
  private func frame(_ line: String, _ columns: Range<Int>, endLine: Int = 1) -> [String] {
    let place = Place(
      path: "A.swift", line: 1, column: columns.lowerBound, endLine: endLine,
      endColumn: columns.upperBound)
    return (CodeFrame(place, lines: [line])?.rendered(.plain) ?? []).map { String($0.dropFirst(8)) }
  }

  @Test("the underline stands below the range")
  func plain() {
    #expect(frame("let a = b", 5..<6) == ["let a = b", "    ^"])
    #expect(frame("let a = b", 1..<4) == ["let a = b", "^~~"])
  }

  @Test("tabs become spaces, and the underline moves with them")
  func tabs() {
    #expect(frame("\ta\tb", 4..<5) == ["    a   b", "        ^"])
  }

  @Test("wide characters and emoji take two columns")
  func wide() {
    #expect(frame("名🎙️a", 11..<12) == ["名🎙️a", "    ^"])
    #expect(frame("名🎙️a", 1..<4) == ["名🎙️a", "^~"])
    #expect(frame("e\u{301}a", 4..<5) == ["e\u{301}a", " ^"])
    #expect(frame("👩‍👩‍👧a", 19..<20) == ["👩‍👩‍👧a", "  ^"])
  }

  @Test("a range that ends on another line is underlined to the end of its first")
  func severalLines() {
    #expect(frame("ab {", 1..<2, endLine: 3) == ["ab {", "^~~~"])
  }

  @Test("a range at or behind the end of the line keeps a caret")
  func end() {
    #expect(frame("ab", 3..<3) == ["ab", "  ^"])
    #expect(frame("ab", 90..<95) == ["ab", "  ^"])
    #expect(frame("", 1..<1) == ["", "^"])
  }

  @Test("a whole line is underlined without its indentation")
  func wholeLine() {
    let frame = CodeFrame(Place(path: "A", line: 1), lines: ["  ab"])?.rendered(.plain)
    #expect(frame?.last == "      |   ^~")
  }

  @Test("of a long line, the window around the range is shown")
  func long() {
    let lines = frame(
      String(repeating: "a", count: 500) + "HERE" + String(repeating: "b", count: 500), 501..<505)
    #expect(lines[0].count == 102)
    #expect(lines[0].hasPrefix("…a") && lines[0].hasSuffix("b…"))
    let caret = lines[1].prefix { $0 == " " }.count
    #expect(lines[0].dropFirst(caret).hasPrefix("HERE"))
    #expect(lines[1].hasSuffix("^~~~"))
  }

  @Test("control characters are shown, not sent")
  func control() {
    #expect(frame("a\u{1B}b", 3..<4) == ["a\\u{1B}b", "       ^"])
  }

  @Test("a place without a line, or beyond the file, has no frame")
  func none() {
    #expect(CodeFrame(Place(path: "A"), lines: ["a"]) == nil)
    #expect(CodeFrame(Place(path: "A", line: 2, column: 1), lines: ["a"]) == nil)
  }
}

@Suite("Wrapped texts")
struct WrappingTests {
  @Test("lines break at spaces, and inside words that are too wide")
  func wrapping() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("Model.requestAccess(for:".wrapped(to: 15) == ["Model.request", "Access(for:"])
    #expect("abcdefghij k".wrapped(to: 4) == ["abcd", "efgh", "ij k"])
    #expect("名名名".wrapped(to: 4) == ["名名", "名"])
    #expect("".wrapped(to: 4) == [""])
  }

  @Test("counts and sizes are written for people")
  func words() {
    #expect(
      [1, 2, 12_345].map { Words.count($0, "file") } == ["1 file", "2 files", "12,345 files"])
    #expect(
      [1, 999, 1234, 5_670_000].map(Words.bytes) == ["1 byte", "999 bytes", "1.2 kB", "5.7 MB"])
  }
}
