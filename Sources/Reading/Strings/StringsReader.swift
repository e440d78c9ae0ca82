import Facts

/// Reads `.strings` and `.stringsdict` files: property lists in OpenStep, XML or binary form.
package enum StringsReader: Reader {
  /// Reads one table of one language; both names come from the path.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<StringTableFacts> {
    let name = TableName(path: path)
    var facts = StringTableFacts(path: path, table: name.table, sourceLanguage: nil, entries: [])
    let document = PropertyListDocument(bytes, path: path)
    // An empty table, or one of comments alone, is a table.
    if document.isBlank { return ReadFile(facts: facts, problems: []) }
    guard let root = document.root, case .dictionary(let pairs) = root.content else {
      let absent = ReadingProblem(
        .unread, at: Place(path: path), "expected a table of texts, found another property list",
        help: "Check that this file is what its name says.")
      let problems = document.problems.map(\.asUnread)
      return ReadFile(facts: nil, problems: problems.isEmpty ? [absent] : problems)
    }
    facts.entries = pairs.flatMap { pair in
      PluralForms.all(of: pair.value).map { form in
        StringTableFacts.Entry(
          key: pair.key, language: name.language, text: form.text, state: nil,
          place: document.places[form.range], keyPlace: document.places[pair.keyRange])
      }
    }
    return ReadFile(facts: facts, problems: document.problems)
  }
}

extension PropertyListDocument {
  /// Whether the file holds nothing but space and comments.
  fileprivate var isBlank: Bool {
    guard format == .openStep, let text = places.text else { return false }
    var parser = OpenStepParser(ProblemLog(text: text))
    parser.skipTrivia()
    return parser.cursor.current == nil && parser.log.problems.isEmpty
  }
}

/// The table and language that a path such as `pt-BR.lproj/InfoPlist.strings` names.
struct TableName {
  let table: String
  /// Empty outside any `.lproj`.
  let language: String

  init(path: String) {
    let parts = path.split(separator: "/")
    let file = parts.last ?? ""
    table = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
    language = folder.map { String($0.dropLast(6)) } ?? ""
  }
}
