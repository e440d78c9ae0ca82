/// A position in bytes, for parsers that look ahead.
struct ByteCursor {
  let bytes: [UInt8]
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the position; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte after the current one.
  var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  /// Whether the rest starts with this ASCII text.
  func starts(with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Passes an ASCII text if the rest starts with it.
  mutating func take(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  /// Passes bytes as long as they fit, and gives their range.
  @discardableResult
  mutating func skip(while fits: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    while offset < bytes.count, fits(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Goes just behind the next occurrence of an ASCII text; to the end, and false, without one.
  mutating func skip(past word: StaticString) -> Bool {
    let first = word.utf8Start[0]
    while offset < bytes.count {
      if bytes[offset] == first, take(word) { return true }
      offset += 1
    }
    return false
  }

  /// Passes spaces, tabs and line ends.
  mutating func skipSpace() {
    skip { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
  }

  /// Passes up to `limit` hexadecimal digits and gives their value; nil without one.
  mutating func takeHexadecimal(upTo limit: Int) -> UInt32? {
    let start = offset
    var value: UInt32 = 0
    while offset - start < limit, let byte = current, let digit = hexadecimalDigit(byte) {
      value = value << 4 | digit
      offset += 1
    }
    return offset == start ? nil : value
  }
}

/// The value of an ASCII hexadecimal digit.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
