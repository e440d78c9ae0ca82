/// The words by which a text names protected resources, in English and in other languages.
struct ResourceWords: Sendable {
  /// Words of rows of the resource table.
  let english: [String]
  /// The families whose words are looked for in other languages.
  let families: Set<String>

  /// Whether a text of a language other than English names one of the resources.
  ///
  /// A text of unknown language is held against words that no English text has.
  func areNamed(in text: String, language: String?) -> Bool {
    guard language.map({ !Self.isEnglish($0) }) ?? true else { return false }
    let text = text.lowercased()
    guard let language else {
      guard text.utf8.contains(where: { $0 > 127 }) else { return false }
      return Self.distinctive.contains { families.contains($0.family) && $0.stands(in: text) }
    }
    guard let words = Self.words(for: language) else { return false }
    return words.contains { families.contains($0.family) && $0.stands(in: text) }
  }

  private static func isEnglish(_ tag: String) -> Bool {
    let tag = tag.lowercased()
    return tag == "en" || tag == "base" || tag.hasPrefix("en-") || tag.hasPrefix("en_")
  }
}

extension ResourceWords {
  /// One word, or several that stand together.
  private struct Word: Sendable {
    enum Form { case whole, stem, piece }
    var family: String
    var text: String
    var form: Form

    func stands(in other: String) -> Bool {
      guard other.contains(text) else { return false }
      if form == .piece { return true }
      return other.ranges(of: text).contains { range in
        let isStart =
          range.lowerBound == other.startIndex
          || !other[other.index(before: range.lowerBound)].isLetter
        let isEnd = range.upperBound == other.endIndex || !other[range.upperBound].isLetter
        return isStart && (form == .stem || isEnd)
      }
    }
  }

  /// The languages that have words, for tests.
  static var languages: [String] { tables.keys.sorted() }

  private static let tables = western.merging(central) { first, _ in first }
    .merging(eastern) { first, _ in first }.merging(asian) { first, _ in first }

  private static let byLanguage = Dictionary(
    uniqueKeysWithValues: tables.map { ($0.key, words(in: $0.value, of: $0.key)) })

  private static let distinctive = byLanguage.keys.sorted().flatMap { byLanguage[$0]! }
    .filter { $0.text.utf8.contains { $0 > 127 } }

  /// Languages whose words have other letters before them, or stand without spaces.
  private static let pieced: Set<String> = ["ar", "fa", "he", "hi", "bn", "th", "zh", "ja", "ko"]

  /// Other names of a language, and languages with a neighbour's words.
  private static let aliases = [
    "no": "nb", "nn": "nb", "iw": "he", "in": "id", "yue": "zh", "bs": "hr", "gl": "pt",
    "be": "ru", "kk": "ru", "mk": "bg", "ur": "fa", "mr": "hi", "ne": "hi",
  ]

  private static func words(for tag: String) -> [Word]? {
    let name = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
    return byLanguage[aliases[String(name)] ?? String(name)]
  }

  /// Each line is `family: word, stem*`.
  private static func words(in table: String, of language: String) -> [Word] {
    table.split(separator: "\n").flatMap { line -> [Word] in
      guard let colon = line.firstIndex(of: ":") else { return [] }
      let family = String(line[..<colon])
      return line[line.index(after: colon)...].split(separator: ",").map { entry in
        let isStem = entry.hasSuffix("*")
        // A stem inside a phrase leaves the rest to the first word.
        let text = entry.drop { $0 == " " }.prefix { $0 != "*" }
        let form: Word.Form = pieced.contains(language) ? .piece : isStem ? .stem : .whole
        return Word(
          family: family, text: String(text),
          form: form == .whole && entry.contains("*") ? .stem : form)
      }
    }
  }
}
