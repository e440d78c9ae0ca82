import Facts

extension Subject {
  /// What gives the labels of a control the usual neutral word of their languages, in their tables.
  ///
  /// Nil where a label stands in no table, is used elsewhere too, or has no usual word.
  func neutralLabels(for labels: [ResolvedText]) -> Fix? {
    let edits = labels.compactMap(neutralLabel)
    guard !edits.isEmpty, edits.count == labels.count,
      Set(labels.compactMap(\.key)).allSatisfy(isUsedOnce)
    else { return nil }
    let unique = Set(edits).sorted { $0.place < $1.place }
    let words = unique.map(\.text).reduce(into: [String]()) { words, word in
      if !words.contains(word) { words.append(word) }
    }
    return Fix("Title it \(words.joined(separator: ", "))", unique)
  }

  private func neutralLabel(of label: ResolvedText) -> Edit? {
    guard let place = label.place, let key = label.key, place.line == place.endLine,
      let word = LabelWords.neutralLabel(for: label.language ?? "en"),
      facts.tables.contains(where: { table in
        table.path == place.path
          && table.entries.contains { $0.key == key && $0.place == place && $0.keyPlace != place }
      })
    else { return nil }
    switch place.endColumn - place.column - label.text.utf8.count {
    case _ where place.path.hasSuffix(".xcstrings"), 2: return Edit(place, "\"\(word)\"")
    case "<string></string>".utf8.count: return Edit(place, "<string>\(word)</string>")
    default: return nil
    }
  }

  /// Whether a key stands in the source once, so that no other control says the same.
  private func isUsedOnce(_ key: String) -> Bool {
    var uses = 0
    for file in facts.swift { file.forEachText { uses += $0 == key ? 1 : 0 } }
    return uses == 1
  }
}
