import Facts

extension PurposeStrings {
  /// The statements of each key that a fault shows in; of a key, those that a table translates
  /// before their translations, so that a fault in many languages is told once.
  func grouped(_ isFaulty: (Statement) -> Bool) -> [[Statement]] {
    let faulty = statements.filter { Self.isPurposeKey($0.key) && !$0.isOfTests && isFaulty($0) }
    let byKey = Dictionary(grouping: faulty, by: \.key)
    return byKey.keys.sorted().map { key in
      byKey[key]!.sorted { ($0.origin.order, $0.place) < ($1.origin.order, $1.place) }
    }
  }

  /// Whether a table replaces a statement of the app's own language by one that passes.
  func isReplaced(_ statement: Statement, where isSound: (Statement) -> Bool) -> Bool {
    statement.origin != .table
      && statements.contains {
        $0.origin == .table && $0.key == statement.key
          && ["en", "Base"].contains($0.language) && isSound($0)
      }
  }
}

extension PurposeStrings.Statement {
  /// Whether a bundle of tests states it, which people never see.
  var isOfTests: Bool {
    let folders = place.path.split(separator: "/").dropLast()
    let target = owner?.split(separator: ",").first
    return (folders + [target].compactMap(\.self)).contains { $0.hasSuffix("Tests") }
  }
}

extension [PurposeStrings.Statement] {
  /// The languages of localised texts, as the end of a clause.
  var languageNote: String {
    let languages = compactMap(\.language).filter { !$0.isEmpty }
    return languages.isEmpty ? "" : " (\(languages.joined(separator: ", ")))"
  }
}

extension PurposeStrings.Statement.Origin {
  /// Property lists and settings first: a table only translates them.
  fileprivate var order: Int { self == .table ? 1 : 0 }
}
