extension XMLScanner {
  /// The attributes of a start tag that was scanned, in file order.
  mutating func attributes(inTag range: Range<Int>) -> [MarkedAttribute] {
    let behind = cursor.offset
    defer { cursor.offset = behind }
    cursor.offset = range.lowerBound + 1
    cursor.skip(while: isPartOfName)
    var attributes: [MarkedAttribute] = []
    while cursor.offset < range.upperBound {
      cursor.skip { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
      guard cursor.offset < range.upperBound, let byte = cursor.current,
        byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<")
      else { break }
      guard let attribute = parseAttribute() else { break }
      attributes.append(attribute)
    }
    return attributes
  }

  private mutating func parseAttribute() -> MarkedAttribute? {
    let start = cursor.offset
    let name = cursor.skip { isPartOfName($0) && $0 != UInt8(ascii: "=") }
    cursor.skipSpace()
    let hasValue = !name.isEmpty && cursor.take("=")
    cursor.skipSpace()
    guard hasValue, let quote = cursor.current,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      log.expected(
        "an attribute such as id=\"a\"", at: start, found: cursor.offset,
        help: "Put the value of an attribute into quotes.")
      return nil
    }
    cursor.offset += 1
    var value: [UInt8] = []
    while let byte = cursor.current, byte != quote {
      if byte == UInt8(ascii: "&") {
        appendReference(to: &value)
      } else {
        append(cursor.skip { $0 != quote && $0 != UInt8(ascii: "&") }, to: &value)
      }
    }
    if cursor.current == quote { cursor.offset += 1 }
    return MarkedAttribute(
      name: log.text.string(name), value: String(decoding: value, as: UTF8.self),
      range: start..<cursor.offset)
  }
}
