/// One piece of Objective-C source.
struct Token {
  /// What a piece is.
  enum Kind: UInt8 {
    case name, number, text, character, sign
    /// `@interface`, `@YES`: the name behind the sign.
    case atWord
    /// A line of the preprocessor: its name behind the `#`, and the rest of the line.
    case directive
    case end
  }
  var kind: Kind
  /// Offset of the first byte, and just behind the last.
  var start: Int
  var end: Int
  /// The name or sign, to compare with.
  var word: Word
}

/// A name or sign of at most eight bytes; of longer ones, the first eight and the length.
struct Word: Hashable, ExpressibleByStringLiteral {
  private var bits: UInt64
  private var length: UInt32

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var bits: UInt64 = 0
    for index in range.prefix(8) { bits = bits << 8 | UInt64(bytes[index]) }
    self.bits = bits
    length = UInt32(truncatingIfNeeded: range.count)
  }

  init(stringLiteral text: StaticString) {
    var bits: UInt64 = 0
    for index in 0..<min(8, text.utf8CodeUnitCount) {
      bits = bits << 8 | UInt64(text.utf8Start[index])
    }
    self.bits = bits
    length = UInt32(text.utf8CodeUnitCount)
  }

  /// No word at all.
  static var none: Word { "" }
}

extension UInt8 {
  /// Whether a name may start with it; other characters than ASCII's count as letters.
  var startsName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }

  /// Whether a name may go on with it.
  var isInName: Bool { startsName || isDigit }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
