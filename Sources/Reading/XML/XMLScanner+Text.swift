extension XMLScanner {
  /// Appends bytes as they stand, line ends as LF, as XML wants it.
  mutating func append(_ range: Range<Int>, to text: inout [UInt8]) {
    let bytes = cursor.bytes[range]
    if visibleOffset == nil { visibleOffset = bytes.firstIndex { $0 > 0x20 } }
    guard bytes.contains(UInt8(ascii: "\r")) else {
      text.append(contentsOf: bytes)
      return
    }
    for offset in range {
      let byte = bytes[offset]
      if byte != UInt8(ascii: "\r") {
        text.append(byte)
      } else if offset + 1 == range.upperBound || bytes[offset + 1] != UInt8(ascii: "\n") {
        text.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Appends what `&lt;`, `&#10;` or `&#xE9;` stands for; an unknown one as it is written.
  mutating func appendReference(to text: inout [UInt8]) {
    let start = cursor.offset
    cursor.offset += 1
    if visibleOffset == nil { visibleOffset = start }
    let name = cursor.skip { $0 == UInt8(ascii: "#") || isLetterOrDigit($0) }
    guard cursor.current == UInt8(ascii: ";"), let scalar = scalar(named: log.text.string(name))
    else {
      log.add(
        "expected a reference such as '&amp;', found '&'", at: start..<start,
        help: "Write '&' in a text as '&amp;'.")
      cursor.offset = start + 1
      text.append(UInt8(ascii: "&"))
      return
    }
    cursor.offset += 1
    text.append(contentsOf: UTF8.encode(scalar)!)
  }

  private func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    if name.hasPrefix("#x") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    return name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
