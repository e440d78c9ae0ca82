extension OpenStepParser {
  /// A string as it is meant, and where it stands.
  typealias Token = (text: String, range: Range<Int>)

  /// Parses a quoted or bare string; states that one was expected if there is none.
  mutating func parseString(else expectation: String) -> Token? {
    let start = cursor.offset
    if let quote = cursor.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return parseQuoted(quote)
    }
    let range = cursor.skip(while: isBare)
    if !range.isEmpty { return (log.text.string(range), range) }
    log.expected(expectation, at: start, help: "Put texts with other characters into quotes.")
    return nil
  }

  /// Parses `<0fbd77 1c2735ae>`.
  mutating func parseData() -> MarkedValue? {
    let start = cursor.offset
    cursor.offset += 1
    cursor.skip {
      hexadecimalDigit($0) != nil || $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0)
    }
    guard cursor.current == UInt8(ascii: ">") else {
      log.expected("hexadecimal digits or '>'", at: cursor.offset, help: "Write data as <0fbd77>.")
      return nil
    }
    cursor.offset += 1
    return MarkedValue(.data, start..<cursor.offset)
  }

  /// Passes spaces, line ends and comments.
  mutating func skipTrivia() {
    while true {
      cursor.skipSpace()
      let start = cursor.offset
      if cursor.starts(with: "//") {
        cursor.skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if cursor.take("/*") {
        if !cursor.skip(past: "*/") {
          log.expected("'*/'", at: start, found: cursor.offset, help: "End the comment.")
        }
      } else {
        return
      }
    }
  }

  /// Passes the rest of the line and its end, or at least one byte.
  mutating func skipLine() {
    cursor.skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if cursor.current != nil { cursor.offset += 1 }
  }

  private mutating func parseQuoted(_ quote: UInt8) -> Token? {
    let start = cursor.offset
    cursor.offset += 1
    let plain = cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") }
    if cursor.current == quote {
      cursor.offset += 1
      return (log.text.string(plain), start..<cursor.offset)
    }
    var text = Array(cursor.bytes[plain])
    while let byte = cursor.current {
      cursor.offset += 1
      if byte == quote { return (String(decoding: text, as: UTF8.self), start..<cursor.offset) }
      if byte == UInt8(ascii: "\\") { appendEscape(to: &text) } else { text.append(byte) }
    }
    log.expected(
      "a closing quote", at: start, found: cursor.offset, help: "End the text with a quote.")
    return nil
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    guard let byte = cursor.current else { return }
    if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      text.append(contentsOf: UTF8.encode(Unicode.Scalar(takeOctal()))!)
      return
    }
    cursor.offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      if let scalar = cursor.takeUnicodeEscape(digits: 1...4) {
        text.append(contentsOf: UTF8.encode(scalar)!)
      } else {
        text.append(byte)
      }
    default: text.append(byte)
    }
  }

  private mutating func takeOctal() -> UInt8 {
    var value: UInt8 = 0
    for _ in 0..<3 {
      guard let byte = cursor.current, (0x30...0x37).contains(byte) else { break }
      value = value << 3 | (byte - 0x30)
      cursor.offset += 1
    }
    return value
  }
}

/// Whether a byte may stand in a string without quotes.
private func isBare(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
    true
  default: false
  }
}
