/// Parses OpenStep text: `{ key = value; }`, `( a, b )`, `"text"`, `<0fbd>`, and `.strings` files.
///
/// After a problem inside a dictionary it goes on with the next line.
struct OpenStepParser {
  var cursor: ByteCursor
  var log: ProblemLog
  private var depth = 0

  init(_ log: ProblemLog) {
    cursor = ByteCursor(log.text.bytes)
    self.log = log
  }

  /// Parses a whole file; one without brackets is a dictionary, as `.strings` files are.
  mutating func parseDocument() -> MarkedValue? {
    skipTrivia()
    guard let first = cursor.current else {
      log.expected("a value", at: cursor.offset, help: "Remove the file, or write '{}' into it.")
      return nil
    }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "(") else {
      let value = parseUnbraced()
      return value.pairs.isEmpty && !log.problems.isEmpty ? nil : value
    }
    let value = parseValue()
    skipTrivia()
    if cursor.current != nil {
      log.expected(
        "the end of the file after the value", at: cursor.offset, help: "Remove what follows.")
    }
    return value
  }

  /// Parses `key = value;` pairs up to the end of the file.
  private mutating func parseUnbraced() -> MarkedValue {
    let start = cursor.offset
    let pairs = parsePairs(closing: nil)
    return MarkedValue(.dictionary(pairs), start..<cursor.offset)
  }

  private mutating func parseValue() -> MarkedValue? {
    switch cursor.current {
    case UInt8(ascii: "{"): parseNested { parser in .dictionary(parser.parsePairs(closing: "}")) }
    case UInt8(ascii: "("): parseNested { parser in .array(parser.parseMembers()) }
    case UInt8(ascii: "<"): parseData()
    default: parseString(else: "a value").map { MarkedValue(.string($0.text), $0.range) }
    }
  }

  private mutating func parseNested(
    _ parseContent: (inout OpenStepParser) -> MarkedValue.Content
  ) -> MarkedValue? {
    let start = cursor.offset
    guard log.mayNest(depth + 1, at: start) else { return nil }
    depth += 1
    defer { depth -= 1 }
    cursor.offset += 1
    return MarkedValue(parseContent(&self), start..<cursor.offset)
  }

  private mutating func parsePairs(closing: Unicode.Scalar?) -> [MarkedPair] {
    let closing = closing.map(UInt8.init(ascii:))
    var pairs: [MarkedPair] = []
    while !log.isStopped {
      skipTrivia()
      guard let byte = cursor.current else {
        if closing != nil { expectedEnd("'}'") }
        break
      }
      if byte == closing {
        cursor.offset += 1
        break
      }
      if !parsePair(into: &pairs) { skipLine() }
    }
    return pairs
  }

  /// False where the next pair has to be searched for.
  private mutating func parsePair(into pairs: inout [MarkedPair]) -> Bool {
    guard let key = parseString(else: "a key") else { return false }
    skipTrivia()
    if cursor.current == UInt8(ascii: ";") {
      cursor.offset += 1
      let value = MarkedValue(.string(key.text), key.range)
      pairs.append(MarkedPair(key: key.text, keyRange: key.range, value: value))
      return true
    }
    guard cursor.current == UInt8(ascii: "=") else {
      log.expected(
        "'=' or ';' after the key", at: key.range.upperBound, found: cursor.offset,
        help: "Write: key = value;")
      return false
    }
    cursor.offset += 1
    skipTrivia()
    guard let value = parseValue() else { return false }
    pairs.append(MarkedPair(key: key.text, keyRange: key.range, value: value))
    skipTrivia()
    if cursor.current == UInt8(ascii: ";") {
      cursor.offset += 1
    } else {
      log.expected(
        "';' after the value", at: value.range.upperBound, found: cursor.offset,
        help: "End every pair with ';'.")
    }
    return true
  }

  private mutating func parseMembers() -> [MarkedValue] {
    var members: [MarkedValue] = []
    while !log.isStopped {
      skipTrivia()
      if cursor.current == UInt8(ascii: ")") {
        cursor.offset += 1
        break
      }
      guard cursor.current != nil else {
        expectedEnd("')'")
        break
      }
      if let value = parseValue() { members.append(value) } else { skipLine() }
      skipTrivia()
      if cursor.current == UInt8(ascii: ",") {
        cursor.offset += 1
      } else if cursor.current != UInt8(ascii: ")") {
        log.expected(
          "',' or ')' in the list", at: cursor.offset, help: "Separate members by ','.")
      }
    }
    return members
  }

  private mutating func expectedEnd(_ bracket: String) {
    log.expected(bracket, at: cursor.offset, help: "The file is cut off; restore its end.")
  }
}
