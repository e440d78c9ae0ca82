extension Subject {
  /// The first text of each purpose key that the app states.
  package var purposeTexts: [String: String] {
    var texts: [String: String] = [:]
    for statement in purposes.statements where statement.origin != .table {
      texts[statement.key] = texts[statement.key] ?? statement.text
    }
    return texts
  }

  /// The app's texts by their keys, in English where there is English.
  package var ownTexts: [String: String] {
    var texts: [String: String] = [:]
    let isOwn: (String) -> Bool = { $0.isEmpty || $0 == "Base" || $0.hasPrefix("en") }
    let entries = facts.tables.flatMap(\.entries)
    for entry in entries.filter({ isOwn($0.language) }) + entries.filter({ !isOwn($0.language) }) {
      texts[entry.key] = texts[entry.key] ?? entry.text
    }
    return texts
  }
}
