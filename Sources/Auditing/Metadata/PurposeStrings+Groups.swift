import Facts

extension PurposeStrings {
  /// The statements of each key of each app that a fault shows in; of a key, those that a table
  /// translates before their translations, so that a fault in many languages is told once.
  func grouped(
    by apps: AppFolders, keys isWanted: (String) -> Bool = { isPurposeKey($0) },
    _ isFaulty: (Statement) -> Bool
  ) -> [[Statement]] {
    let faulty = statements.filter { isWanted($0.key) && !$0.isOfTests && isFaulty($0) }
    let groups = Dictionary(grouping: faulty) { [$0.key, apps.app(of: $0.place.path)?.folder] }
    return groups.values.map { statements in
      statements.sorted { ($0.origin.order, $0.place) < ($1.origin.order, $1.place) }
    }
    .sorted { ($0[0].key, $0[0].place) < ($1[0].key, $1[0].place) }
  }

  /// Whether a table that may be of the same app replaces a statement of the app's own language by
  /// one that passes.
  func isReplaced(
    _ statement: Statement, in apps: AppFolders, where isSound: (Statement) -> Bool
  ) -> Bool {
    statement.origin != .table
      && statements.contains {
        $0.origin == .table && $0.key == statement.key
          && ["en", "Base"].contains($0.language)
          && apps.mayShare($0.place.path, with: statement.place.path) && isSound($0)
      }
  }
}

extension PurposeStrings.Statement {
  /// The text on one line, its end left out where it is long.
  var quoted: String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 100 ? "'\(line.prefix(100))…'" : "'\(line)'"
  }

  /// Whether a bundle of tests states it, which people never see.
  var isOfTests: Bool {
    let folders = place.path.split(separator: "/").dropLast()
    let target = owner?.split(separator: ",").first
    return (folders + [target].compactMap(\.self)).contains { $0.hasSuffix("Tests") }
  }
}

extension [PurposeStrings.Statement] {
  /// The languages of localised texts, each once, as the end of a clause.
  var languageNote: String {
    var languages: [String] = []
    for case let language? in map(\.language) where !language.isEmpty {
      if !languages.contains(language) { languages.append(language) }
    }
    return languages.isEmpty ? "" : " (\(languages.joined(separator: ", ")))"
  }
}

extension PurposeStrings.Statement.Origin {
  /// Property lists and settings first: a table only translates them.
  fileprivate var order: Int { self == .table ? 1 : 0 }
}
