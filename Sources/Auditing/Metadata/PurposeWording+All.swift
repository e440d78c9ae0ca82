extension PurposeWording {
  /// Every language that is judged; purpose strings of others are not.
  static let all: [PurposeWording] = [
    english, german, french, spanish, portuguese, korean, japanese, chinese,
  ]

  /// What a text says of its use; nil where nobody here reads its language.
  ///
  /// Without a language every table of its script is asked, and the one that it says least in
  /// decides: words that all belong to a table are in its language.
  static func verdict(on text: String, language: String?) -> Verdict? {
    tables(for: text, language: language).map { $0.verdict(on: text) }.min()
  }

  private static func tables(for text: String, language: String?) -> [PurposeWording] {
    if let language, !language.isEmpty {
      let name = language.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init)
      guard let own = all.first(where: { $0.language == (name == "base" ? "en" : name) }) else {
        return []
      }
      return isLatin(text) ? [own, english] : [own]
    }
    switch LabelScript.of(LabelText(text)) {
    case .latin: return all.filter { $0.writing == .spaced }
    case .hangul: return [korean]
    case .kana: return [japanese]
    case .han: return [chinese, japanese]
    default: return []
    }
  }

  private static func isLatin(_ text: String) -> Bool {
    LabelScript.of(LabelText(text)) == .latin
  }
}
