import Facts

/// A text that a person may see, in one language.
package struct ResolvedText: Sendable, Hashable {
  /// As the person reads it.
  package var text: String
  /// As the table names it; nil for a literal that no table translates.
  package var language: String?
  /// The key under which tables have it.
  package var key: String?
  /// Of the text in its table; nil where it is a literal in source.
  package var place: Place?

  package init(
    text: String, language: String? = nil, key: String? = nil, place: Place? = nil
  ) {
    self.text = text
    self.language = language
    self.key = key
    self.place = place
  }
}

/// The texts of the app's string tables, by key.
struct TextTables: Sendable {
  private let entries: [String: [StringTableFacts.Entry]]
  /// The language in which the app was written, where a catalogue says so.
  let sourceLanguage: String?

  init(_ tables: [StringTableFacts]) {
    var entries: [String: [StringTableFacts.Entry]] = [:]
    for table in tables where table.table != "InfoPlist" {
      for entry in table.entries where entry.state != "stale" || entry.text != entry.key {
        entries[entry.key, default: []].append(entry)
      }
    }
    self.entries = entries
    sourceLanguage = tables.lazy.compactMap(\.sourceLanguage).first
  }

  func has(_ key: String) -> Bool { entries[key] != nil }

  /// The text of a key in every language; the key itself where no table has it.
  func texts(of key: String) -> [ResolvedText] {
    guard let found = entries[key] else {
      return [ResolvedText(text: key, language: sourceLanguage, key: nil, place: nil)]
    }
    var seen: Set<[String]> = []
    let own = sourceLanguage ?? "en"
    let sorted = found.filter { $0.language == own } + found.filter { $0.language != own }
    return sorted.filter { seen.insert([$0.language, $0.text]).inserted }.map {
      ResolvedText(
        text: $0.text, language: $0.language == "Base" ? "en" : $0.language, key: key,
        place: $0.place)
    }
  }
}
