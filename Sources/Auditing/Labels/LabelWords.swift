/// The words that buttons of permission screens use in one language.
///
/// A whole label that the table knows decides. Otherwise the label is searched for words, in the
/// order of `searches`: what puts off or refuses outweighs what consents ("Enable later"). A label
/// that says nothing in its own language is tried in English, since many are left untranslated.
package struct LabelWords: Sendable {
  /// The lines of a language's table: whole labels first, then phrases to look for in a label.
  enum Heading: String, Sendable, CaseIterable {
    case neutral, consent, deferral, leaving, refusal, settings
    case deferralWords = "deferral words"
    case refusalWords = "refusal words"
    case settingsWords = "settings words"
    /// Hold a consent word and do not consent.
    case harmlessWords = "harmless words"
    case consentWords = "consent words"
    case leavingWords = "leaving words"
    /// Turn a consent word into a refusal.
    case negations
  }

  /// A meaning and what in the label shows it.
  struct Verdict: Sendable {
    var meaning: LabelMeaning
    var words: String
    /// Whether the table knows the label as a whole.
    var isWhole = false
  }

  let language: String
  let script: LabelScript
  /// The usual label of a button that goes on.
  var usualNeutral: String? {
    rows.first { $0.heading == .neutral }.map { Self.trimmed($0.entry) }
  }
  private let table: String
  private let wholes: [String: LabelMeaning]
  private let phrases: [Heading: [LabelPhrase]]

  init(_ language: String, _ script: LabelScript, _ table: String) {
    self.language = language
    self.script = script
    self.table = table
    var wholes: [String: LabelMeaning] = [:]
    var phrases: [Heading: [LabelPhrase]] = [:]
    for (heading, entry) in Self.rows(of: table) {
      if let meaning = heading.flatMap({ LabelMeaning(rawValue: $0.rawValue) }) {
        wholes[Self.key(of: LabelText(entry), script)] = meaning
      } else if let heading {
        phrases[heading, default: []].append(LabelPhrase(entry))
      }
    }
    self.wholes = wholes
    self.phrases = phrases
  }

  /// The entries of the table in order; a nil heading is one that nobody knows.
  var rows: [(heading: Heading?, entry: String)] { Self.rows(of: table) }

  /// Each line is `heading: entry | entry`.
  private static func rows(of table: String) -> [(heading: Heading?, entry: String)] {
    table.split(separator: "\n").flatMap { line in
      let halves = line.split(separator: ":", maxSplits: 1)
      let entries = halves.count == 2 ? halves[1].split(separator: "|") : [line]
      return entries.map { (Heading(rawValue: String(halves[0])), String($0)) }
    }
  }

  private static func trimmed(_ entry: String) -> String {
    String(entry.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  func verdict(on label: LabelText) -> Verdict? {
    if let meaning = wholes[Self.key(of: label, script)] {
      return Verdict(meaning: meaning, words: label.surface, isWhole: true)
    }
    let isNegated = words(under: .negations, in: label) != nil
    for (heading, meaning) in Self.searches {
      guard let words = words(under: heading, in: label) else { continue }
      let isRefusal = meaning == .consent && isNegated
      return Verdict(meaning: isRefusal ? .refusal : meaning, words: words)
    }
    return nil
  }

  private static let searches: [(Heading, LabelMeaning)] = [
    (.deferralWords, .deferral), (.refusalWords, .refusal), (.settingsWords, .settings),
    (.harmlessWords, .other), (.consentWords, .consent), (.leavingWords, .leaving),
  ]

  private func words(under heading: Heading, in label: LabelText) -> String? {
    for phrase in phrases[heading] ?? [] {
      let found = script.setsWordsApart ? phrase.words(in: label) : phrase.pieces(in: label)
      if let found { return found }
    }
    return nil
  }

  private static func key(of label: LabelText, _ script: LabelScript) -> String {
    script.setsWordsApart ? label.spaced : label.joined
  }
}
