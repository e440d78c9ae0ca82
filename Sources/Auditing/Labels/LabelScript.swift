/// A writing system of button labels, told from the letters themselves.
enum LabelScript: Sendable, CaseIterable {
  // In the order of precedence: Japanese and Korean labels may hold Han characters, and labels
  // of any script may hold Latin names.
  case kana, hangul, han, cyrillic, arabic, hebrew, greek, devanagari, bengali, tamil, telugu
  case malayalam, sinhala, thai, lao, khmer, georgian, armenian, latin

  /// Whether spaces stand between words; without them a word is looked for anywhere.
  var setsWordsApart: Bool {
    switch self {
    case .kana, .hangul, .han, .thai, .lao, .khmer: false
    default: true
    }
  }

  /// The script of a label; Latin where nothing else is found.
  static func of(_ label: LabelText) -> LabelScript {
    let scalars = label.words.flatMap { $0.folded.unicodeScalars }
    // Most labels are Latin, and nothing else begins before Greek.
    guard scalars.contains(where: { $0.value >= 0x370 }) else { return .latin }
    return allCases.first { script in
      scalars.contains { scalar in script.ranges.contains { $0 ~= scalar.value } }
    } ?? .latin
  }

  private var ranges: [ClosedRange<UInt32>] {
    switch self {
    case .kana: [0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D]
    case .hangul: [0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3]
    case .han: [0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FA1F]
    case .cyrillic: [0x400...0x52F]
    case .arabic: [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC]
    case .hebrew: [0x5D0...0x5EA]
    case .greek: [0x370...0x3FF, 0x1F00...0x1FFF]
    case .devanagari: [0x900...0x97F]
    case .bengali: [0x980...0x9FF]
    case .tamil: [0xB80...0xBFF]
    case .telugu: [0xC00...0xC7F]
    case .malayalam: [0xD00...0xD7F]
    case .sinhala: [0xD80...0xDFF]
    case .thai: [0xE00...0xE7F]
    case .lao: [0xE80...0xEFF]
    case .khmer: [0x1780...0x17FF]
    case .georgian: [0x10A0...0x10FF, 0x1C90...0x1CBF]
    case .armenian: [0x530...0x58F]
    case .latin: [0x41...0x24F, 0x1E00...0x1EFF]
    }
  }
}
