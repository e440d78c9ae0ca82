import Facts

/// Reads string catalogues (`.xcstrings`).
///
/// A key without a text of the source language is itself the text, at the key's place; not so in
/// `InfoPlist`, where keys are names that nobody sees.
package enum StringCatalogReader: Reader {
  /// Reads one table with all its languages.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<StringTableFacts> {
    let (text, notices) = SourceText.decode(bytes, path: path)
    var parser = JSONParser(ProblemLog(text: text, problems: notices))
    let root = parser.parseDocument()
    let problems = parser.log.problems
    guard let root, case .dictionary = root.content else {
      let absent = ReadingProblem(
        .unread, at: Place(path: path), "expected a string catalogue, found another JSON value",
        help: "Check that this file is what its name says.")
      return ReadFile(facts: nil, problems: problems.isEmpty ? [absent] : problems.map(\.asUnread))
    }
    let table = TableName(path: path).table
    let sourceLanguage = root["sourceLanguage"]?.string
    var collector = CatalogueCollector(text: text, table: table, language: sourceLanguage ?? "en")
    for pair in root["strings"]?.pairs ?? [] { collector.collect(pair) }
    let facts = StringTableFacts(
      path: path, table: table, sourceLanguage: sourceLanguage, entries: collector.entries)
    return ReadFile(facts: facts, problems: problems)
  }
}

/// Collects the texts of a catalogue, key by key.
private struct CatalogueCollector {
  let text: SourceText
  let table: String
  let language: String
  var entries: [StringTableFacts.Entry] = []
  /// Of the key whose texts are collected.
  private var keyPlace = Place(path: "")

  init(text: SourceText, table: String, language: String) {
    self.text = text
    self.table = table
    self.language = language
  }

  mutating func collect(_ pair: MarkedPair) {
    let localizations = pair.value["localizations"]?.pairs ?? []
    let isStale = pair.value["extractionState"]?.string == "stale"
    let first = entries.count
    keyPlace = text.place(of: pair.keyRange)
    for localization in localizations {
      collect(localization.value, of: pair.key, in: localization.key)
    }
    let hasSource = entries[first...].contains { $0.language == language }
    if !hasSource, table != "InfoPlist" {
      let entry = StringTableFacts.Entry(
        key: pair.key, language: language, text: pair.key, state: nil,
        place: keyPlace, keyPlace: keyPlace)
      entries.insert(entry, at: first)
    }
    if isStale { for index in entries.indices[first...] { entries[index].state = "stale" } }
  }

  /// Every text below a localization: its unit, its variations, its substitutions, its set.
  private mutating func collect(_ value: MarkedValue, of key: String, in language: String) {
    for pair in value.pairs {
      switch pair.key {
      case "stringUnit":
        append(pair.value["value"], of: key, in: language, state: pair.value["state"]?.string)
      case "stringSet":
        for member in pair.value["values"]?.members ?? [] {
          append(member, of: key, in: language, state: pair.value["state"]?.string)
        }
      default:
        collect(pair.value, of: key, in: language)
      }
    }
  }

  private mutating func append(
    _ value: MarkedValue?, of key: String, in language: String, state: String?
  ) {
    guard let value, let string = value.string else { return }
    entries.append(
      StringTableFacts.Entry(
        key: key, language: language, text: string, state: state,
        place: text.place(of: value.range), keyPlace: keyPlace))
  }
}
