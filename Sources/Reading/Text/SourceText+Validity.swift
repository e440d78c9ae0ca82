extension SourceText {
  /// The byte ranges that are not UTF-8, in order.
  static func invalidSequences(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var invalid: [Range<Int>] = []
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] < 0x80 {
          offset += 1
        } else if let length = sequenceLength(in: bytes, at: offset) {
          offset += length
        } else {
          invalid.append(offset..<offset + 1)
          offset += 1
        }
      }
      return invalid
    }
  }

  /// The length of the valid sequence of several bytes that starts at an offset.
  private static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let lead = bytes[offset]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    for index in offset + 1..<offset + length where bytes[index] & 0xC0 != 0x80 { return nil }
    return isSecond(bytes[offset + 1], allowedAfter: lead) ? length : nil
  }

  /// Refuses overlong forms, surrogates, and what lies above U+10FFFF.
  private static func isSecond(_ byte: UInt8, allowedAfter lead: UInt8) -> Bool {
    switch lead {
    case 0xE0: byte >= 0xA0
    case 0xED: byte <= 0x9F
    case 0xF0: byte >= 0x90
    case 0xF4: byte <= 0x8F
    default: true
    }
  }
}
