import Facts

/// Parses `.xcconfig` text line by line; after a problem it goes on with the next line.
struct SettingsFileParser {
  private var cursor: ByteCursor
  private(set) var log: ProblemLog
  private(set) var lines: [SettingsFileFacts.Line] = []

  init(_ log: ProblemLog) {
    cursor = ByteCursor(log.text.bytes)
    self.log = log
  }

  /// Parses the whole file.
  mutating func parseFile() {
    while cursor.current != nil, !log.isStopped {
      cursor.skipSpace()
      let start = cursor.offset
      if cursor.current == UInt8(ascii: "#") {
        parseInclude(from: start)
      } else if cursor.current != nil, !cursor.starts(with: "//") {
        parseSetting()
      }
      cursor.skip { !isLineEnd($0) }
    }
  }

  private mutating func parseInclude(from start: Int) {
    guard cursor.take("#include") else {
      return log.expected("#include", at: start, help: "Start a comment with //.")
    }
    let isOptional = cursor.take("?")
    cursor.skip(while: isBlank)
    let opening = cursor.offset
    guard cursor.take("\"") else {
      return log.expected("a name in quotes", at: opening, help: "Write: #include \"a.xcconfig\"")
    }
    let name = cursor.skip { $0 != UInt8(ascii: "\"") && !isLineEnd($0) }
    guard cursor.take("\"") else {
      return log.expected(
        "a closing quote", at: opening, found: cursor.offset, help: "End the name with a quote.")
    }
    lines.append(
      .include(
        SettingsFileFacts.Include(
          name: log.text.string(name), isOptional: isOptional,
          place: log.text.place(of: start..<cursor.offset))))
  }

  private mutating func parseSetting() {
    let name = cursor.skip(while: isPartOfSettingName)
    var key = log.text.string(name)
    var keyEnd = cursor.offset
    cursor.skip(while: isBlank)
    while cursor.current == UInt8(ascii: "[") {
      let condition = cursor.skip { $0 != UInt8(ascii: "]") && !isLineEnd($0) }
      guard cursor.take("]") else { break }
      key += log.text.string(condition).filter { $0 != " " } + "]"
      keyEnd = cursor.offset
      cursor.skip(while: isBlank)
    }
    guard !name.isEmpty, cursor.take("=") else {
      return log.expected(
        name.isEmpty ? "the name of a setting" : "'=' after the name of the setting",
        at: cursor.offset, help: "Write: NAME = value")
    }
    let (value, range) = parseValue()
    lines.append(
      .setting(
        ProjectFacts.Setting(
          key: key, value: value, place: log.text.place(of: name.lowerBound..<keyEnd),
          valuePlace: log.text.place(of: range))))
  }

  /// Up to `//` or the end of the line; a line that ends with `\` goes on in the next one.
  private mutating func parseValue() -> (text: String, range: Range<Int>) {
    cursor.skip(while: isBlank)
    let start = cursor.offset
    var text: [UInt8] = []
    while true {
      let part = takeLine()
      text += cursor.bytes[part]
      guard text.last == UInt8(ascii: "\\"), part.upperBound == cursor.offset,
        cursor.current != nil
      else { break }
      text.removeLast()
      if cursor.take("\r\n") == false { cursor.offset += 1 }
      cursor.skip(while: isBlank)
    }
    let end = max(start, cursor.offset)
    while let last = text.last, isBlank(last) || last == UInt8(ascii: ";") { text.removeLast() }
    return (String(decoding: text, as: UTF8.self), trimmed(start..<end))
  }

  /// The rest of the line, without a comment.
  private mutating func takeLine() -> Range<Int> {
    let start = cursor.offset
    while let byte = cursor.current, !isLineEnd(byte), !cursor.starts(with: "//") {
      cursor.offset += 1
    }
    return start..<cursor.offset
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(cursor.bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isPartOfSettingName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}
