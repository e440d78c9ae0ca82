/// A label as it is compared: case, width, punctuation, emoji and vowel points do not count.
///
/// Table entries go through the same folding as labels, so tables hold natural spelling.
struct LabelText: Sendable {
  struct Word: Sendable {
    /// As it stands in the label.
    var surface: String
    /// As it is compared.
    var folded: String
  }
  var words: [Word]
  /// The text from its first to its last word, as written.
  var surface: String

  /// The folded words, a space between them.
  var spaced: String { words.map(\.folded).joined(separator: " ") }
  /// The folded words in one piece, for scripts that do not set words apart.
  var joined: String { words.map(\.folded).joined() }

  init(_ text: String) {
    let visible = Self.visible(text)
    words = visible.split { !$0.isLetter && !$0.isNumber }.map {
      Word(surface: String($0), folded: Self.folded($0))
    }
    let isWordPart = { (character: Character) in character.isLetter || character.isNumber }
    if let first = visible.firstIndex(where: isWordPart),
      let last = visible.lastIndex(where: isWordPart)
    {
      surface = String(visible[first...last])
    } else {
      surface = ""
    }
  }

  /// The text without invisible marks and vowel points, full-width letters made narrow; of all
  /// apostrophes only those that count as letters need straightening, the others end words.
  private static func visible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !ignored.contains(where: { $0 ~= scalar.value }) {
      switch scalar.value {
      case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x2B9...0x2BD: scalars.append("'")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private static func folded(_ word: Substring) -> String {
    word.lowercased().map { replacements[$0] ?? String($0) }.joined()
  }

  /// Soft hyphen, joiners and direction marks, Hebrew and Arabic points, the Arabic stretcher.
  private static let ignored: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7...0x5C7,
    0x640...0x640, 0x64B...0x652, 0x670...0x670, 0x200B...0x200F, 0x202A...0x202E,
    0x2060...0x2069, 0xFE0E...0xFE0F, 0xFEFF...0xFEFF,
  ]

  /// Letters that people, keyboards or capitals spell in two ways.
  private static let replacements: [Character: String] = [
    "ß": "ss", "ı": "i", "i\u{307}": "i", "ё": "е", "ς": "σ",
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω",
    "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ى": "ي", "ي": "ي", "ی": "ي", "ك": "ك", "ک": "ك",
  ]
}
