extension Character {
  /// How many columns of a terminal the character takes.
  var width: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    if unicodeScalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
    if first.value < 0x300 { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  /// Blocks whose characters are two columns wide (East Asian Width W and F).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  var width: Int { reduce(0) { $0 + $1.width } }

  /// Filled with spaces up to a width.
  func padded(to width: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, width - self.width))
  }
}
