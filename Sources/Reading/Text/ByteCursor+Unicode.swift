extension ByteCursor {
  /// Reads the digits after `\u` or `\U`, and the second half of a surrogate pair.
  ///
  /// Nil without digits. An unpaired surrogate is U+FFFD.
  mutating func takeUnicodeEscape(digits: ClosedRange<Int>) -> Unicode.Scalar? {
    guard let first = takeUnit(digits) else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let behindFirst = offset
    if current == UInt8(ascii: "\\"), next == UInt8(ascii: "u") || next == UInt8(ascii: "U") {
      offset += 2
      if let second = takeUnit(digits), (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      }
    }
    offset = behindFirst
    return "\u{FFFD}"
  }

  private mutating func takeUnit(_ digits: ClosedRange<Int>) -> UInt32? {
    let start = offset
    let value = takeHexadecimal(upTo: digits.upperBound)
    return offset - start >= digits.lowerBound ? value : nil
  }
}
