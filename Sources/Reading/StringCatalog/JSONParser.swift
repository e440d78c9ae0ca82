/// Parses JSON strictly into values with ranges; it ends at the first problem with what it has.
struct JSONParser {
  private var cursor: ByteCursor
  private(set) var log: ProblemLog
  private var depth = 0

  init(_ log: ProblemLog) {
    cursor = ByteCursor(log.text.bytes)
    self.log = log
  }

  /// Parses the whole file.
  mutating func parseDocument() -> MarkedValue? {
    cursor.skipSpace()
    let value = parseValue()
    cursor.skipSpace()
    if !log.isStopped, cursor.current != nil { expected("the end of the file") }
    return value
  }

  private mutating func parseValue() -> MarkedValue? {
    let start = cursor.offset
    switch cursor.current {
    case UInt8(ascii: "{"): return parseNested { .dictionary($0.parsePairs()) }
    case UInt8(ascii: "["): return parseNested { .array($0.parseMembers()) }
    case UInt8(ascii: "\""):
      return parseString().map { MarkedValue(.string($0), start..<cursor.offset) }
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      return parseNumber()
    default: break
    }
    let content: MarkedValue.Content
    if cursor.take("true") {
      content = .bool(true)
    } else if cursor.take("false") {
      content = .bool(false)
    } else if cursor.take("null") {
      content = .null
    } else {
      expected("a value")
      return nil
    }
    return MarkedValue(content, start..<cursor.offset)
  }

  private mutating func parseNested(
    _ parseContent: (inout JSONParser) -> MarkedValue.Content
  ) -> MarkedValue? {
    let start = cursor.offset
    guard log.mayNest(depth + 1, at: start) else { return nil }
    depth += 1
    defer { depth -= 1 }
    cursor.offset += 1
    cursor.skipSpace()
    return MarkedValue(parseContent(&self), start..<cursor.offset)
  }

  private mutating func parsePairs() -> [MarkedPair] {
    var pairs: [MarkedPair] = []
    if takeByte("}") { return pairs }
    while !log.isStopped {
      let start = cursor.offset
      guard cursor.current == UInt8(ascii: "\"") else {
        expected("a key in quotes")
        break
      }
      guard let key = parseString() else { break }
      let keyRange = start..<cursor.offset
      cursor.skipSpace()
      guard takeByte(":") else {
        expected("':' after the key")
        break
      }
      guard let value = parseValue() else { break }
      pairs.append(MarkedPair(key: key, keyRange: keyRange, value: value))
      if !takeSeparator(orEnd: "}") { break }
    }
    return pairs
  }

  private mutating func parseMembers() -> [MarkedValue] {
    var members: [MarkedValue] = []
    if takeByte("]") { return members }
    while !log.isStopped {
      guard let value = parseValue() else { break }
      members.append(value)
      if !takeSeparator(orEnd: "]") { break }
    }
    return members
  }

  /// True after a comma; false after the end, or where neither stands.
  private mutating func takeSeparator(orEnd end: Unicode.Scalar) -> Bool {
    if log.isStopped { return false }
    cursor.skipSpace()
    if takeByte(",") { return true }
    if cursor.current == UInt8(ascii: end) {
      cursor.offset += 1
    } else {
      expected("',' or '\(end)'")
    }
    return false
  }

  /// Passes this byte and the space behind it.
  private mutating func takeByte(_ byte: Unicode.Scalar) -> Bool {
    guard cursor.current == UInt8(ascii: byte) else { return false }
    cursor.offset += 1
    if byte != "}" && byte != "]" { cursor.skipSpace() }
    return true
  }

  private mutating func expected(_ what: String, at offset: Int? = nil) {
    log.expected(what, at: offset ?? cursor.offset, help: "Correct the JSON at this place.")
    log.stop()
  }
}

extension JSONParser {
  private mutating func parseNumber() -> MarkedValue? {
    let range = cursor.skip { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
        || byte | 0x20 == UInt8(ascii: "e")
    }
    let text = log.text.string(range)
    if let number = Int(text) { return MarkedValue(.integer(number), range) }
    if let number = Double(text) { return MarkedValue(.real(number), range) }
    expected("a number", at: range.lowerBound)
    return nil
  }

  private mutating func parseString() -> String? {
    let start = cursor.offset
    cursor.offset += 1
    let plain = cursor.skip(while: isPlain)
    if cursor.current == UInt8(ascii: "\"") {
      cursor.offset += 1
      return log.text.string(plain)
    }
    var text = Array(cursor.bytes[plain])
    while let byte = cursor.current, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        guard appendEscape(to: &text) else { return nil }
      } else if byte < 0x20 {
        expected("a closing quote")
        return nil
      } else {
        text.append(contentsOf: cursor.bytes[cursor.skip(while: isPlain)])
      }
    }
    guard cursor.current != nil else {
      log.expected(
        "a closing quote", at: start, found: cursor.offset, help: "End the text with a quote.")
      return nil
    }
    cursor.offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func appendEscape(to text: inout [UInt8]) -> Bool {
    let start = cursor.offset
    cursor.offset += 2
    switch start + 1 < cursor.bytes.count ? cursor.bytes[start + 1] : 0 {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case let byte
    where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "/"):
      text.append(byte)
    case UInt8(ascii: "u"):
      guard let scalar = cursor.takeUnicodeEscape(digits: 4...4) else { fallthrough }
      text.append(contentsOf: UTF8.encode(scalar)!)
    default:
      expected("an escape such as \\n or \\u00e9", at: start)
      return false
    }
    return true
  }
}

private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}
