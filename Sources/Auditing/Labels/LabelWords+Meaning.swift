extension LabelWords {
  /// What a label says; a nil language is guessed from the words and the script.
  package static func meaning(of text: String, language: String?) -> LabelMeaning {
    verdict(on: text, language: language)?.meaning ?? .other
  }

  /// The words by which a label consents, as it spells them; nil where it does not consent.
  package static func consentVerb(in text: String, language: String?) -> String? {
    guard let verdict = verdict(on: text, language: language), verdict.meaning == .consent else {
      return nil
    }
    return verdict.words
  }

  /// Whether a label merely goes on: "Continue", "Next", "OK".
  package static func isNeutral(_ text: String, language: String?) -> Bool {
    meaning(of: text, language: language) == .neutral
  }

  /// Whether a label avoids the question: it leaves, puts off or refuses.
  package static func leavesOrDefers(_ text: String, language: String?) -> Bool {
    switch meaning(of: text, language: language) {
    case .deferral, .leaving, .refusal: true
    case .neutral, .consent, .settings, .other: false
    }
  }

  private static func verdict(on text: String, language: String?) -> Verdict? {
    let label = LabelText(text)
    guard !label.words.isEmpty else {
      return text.contains(where: crosses.contains) ? Verdict(meaning: .leaving, words: text) : nil
    }
    guard let own = language.flatMap(words(for:)) else { return guess(label) }
    return own.verdict(on: label) ?? english.verdict(on: label)
  }

  /// The verdict on a label of unknown language: of the first language that understands it,
  /// preferably as a whole.
  ///
  /// Neighbours share their consent words but not their negations ("Não permitir" holds a Spanish
  /// word), so a refusal in any language outweighs a consent word.
  private static func guess(_ label: LabelText) -> Verdict? {
    let verdicts = candidates(for: label).compactMap { $0.verdict(on: label) }
    if let whole = verdicts.first(where: \.isWhole) { return whole }
    let refusal = verdicts.first { $0.meaning == .refusal }
    return verdicts.first?.meaning == .consent ? refusal ?? verdicts.first : verdicts.first
  }

  /// Signs that stand for Close where a label has no words.
  private static let crosses: Set<Character> = ["×", "✕", "✖", "✖️", "❌", "╳", "⨯", "✗", "✘"]
}
