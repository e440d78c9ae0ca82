extension LabelWords {
  /// Every language with a table; among those of one script, the first that knows a label decides.
  static let all: [LabelWords] = [
    english,
    german, french, spanish, portuguese, italian, dutch, swedish, norwegian, danish, finnish,
    polish, czech, slovak, hungarian, romanian, turkish, catalan, galician, croatian, slovenian,
    indonesian, malay, vietnamese, filipino, estonian, latvian, lithuanian, basque, icelandic,
    albanian, afrikaans, welsh, azerbaijani, uzbek, esperanto,
    russian, ukrainian, bulgarian, belarusian, serbian, macedonian, kazakh,
    greek, georgian, armenian,
    arabic, persian, urdu, hebrew,
    hindi, bengali, tamil, telugu, malayalam, sinhala,
    thai, lao, khmer,
    chinese, japanese, korean,
  ]

  /// The tables to ask about a label of unknown language, in order.
  static func candidates(for label: LabelText) -> [LabelWords] {
    let script = LabelScript.of(label)
    let fitting = all.filter { $0.script == script && $0.language != english.language }
    return [english] + fitting + (script == .han ? [japanese] : [])
  }

  /// The table of a language tag or of the nearest tag above it: `pt-BR`, `zh_Hans_CN`, `Base`.
  static func words(for tag: String) -> LabelWords? {
    var parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if let words = byLanguage[aliases[name] ?? name] { return words }
      parts.removeLast()
    }
    return nil
  }

  /// The usual label of a button that goes on, in the language and script of a tag.
  static func neutralLabel(for tag: String) -> String? {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if parts.first == "zh", !Set(parts).isDisjoint(with: ["hant", "tw", "hk", "mo"]) {
      return "繼續"
    }
    return words(for: tag)?.usualNeutral
  }

  private static let byLanguage = Dictionary(uniqueKeysWithValues: all.map { ($0.language, $0) })

  /// Other names of a language, and languages whose buttons are worded like a neighbour's.
  private static let aliases: [String: String] = [
    "base": "en", "no": "nb", "nn": "nb", "iw": "he", "in": "id", "tl": "fil", "mo": "ro",
    "bs": "hr", "sh": "hr", "cnr": "hr", "sr-latn": "hr", "yue": "zh", "jp": "ja", "cn": "zh",
  ]
}
