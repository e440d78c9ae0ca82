import Facts

/// What the characters of a literal stand for.
extension ObjectiveCCollector {
  /// The text of a literal without its quotes.
  func literal(_ token: Token) -> String {
    var range = token.start..<token.end
    while range.lowerBound < range.upperBound, bytes[range.lowerBound] != UInt8(ascii: "\"") {
      range = range.lowerBound + 1..<range.upperBound
    }
    let inner = bytes[range].dropFirst()
    let text = inner.last == UInt8(ascii: "\"") ? inner.dropLast() : inner
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    return Self.unescaped(text)
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var cursor = ByteCursor(Array(text))
    var result: [UInt8] = []
    while let byte = cursor.current {
      cursor.offset += 1
      guard byte == UInt8(ascii: "\\"), let sign = cursor.current else {
        result.append(byte)
        continue
      }
      cursor.offset += 1
      switch sign {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "u"): append(cursor.takeHexadecimal(upTo: 4), to: &result)
      case UInt8(ascii: "U"): append(cursor.takeHexadecimal(upTo: 8), to: &result)
      case UInt8(ascii: "x"):
        if let code = cursor.takeHexadecimal(upTo: 2) { result.append(UInt8(code & 0xFF)) }
      case 10: break
      case 13: if cursor.current == 10 { cursor.offset += 1 }
      case UInt8(ascii: "0")...UInt8(ascii: "7"): octal(sign, &cursor, &result)
      default: result.append(sign)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func octal(_ first: UInt8, _ cursor: inout ByteCursor, _ result: inout [UInt8]) {
    var code = Int(first - UInt8(ascii: "0"))
    var length = 1
    while length < 3, let byte = cursor.current,
      byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7")
    {
      code = code * 8 + Int(byte - UInt8(ascii: "0"))
      cursor.offset += 1
      length += 1
    }
    result.append(UInt8(code & 0xFF))
  }

  private static func append(_ code: UInt32?, to result: inout [UInt8]) {
    let scalar = code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    result += Array(String(scalar).utf8)
  }
}
