import PermissionModel

/// How a contract names a resource and the access to it: a row's id (`face-id`), or its family
/// (`calendar`) with the access where the family has several rows (`write_only`).
package enum ResourceWord {
  /// Every word for a resource, in the order of the table.
  package static let all: [String] = unique(
    ResourceRow.all.flatMap { [snakeCase($0.family), $0.id] })

  /// Every word for an access.
  package static let accesses: [String] = unique(
    ResourceRow.all.compactMap { $0.access.map(snakeCase) }.sorted())

  /// The rows that a word may mean; none where it is unknown.
  package static func rows(_ word: String) -> [ResourceRow] {
    let exact = ResourceRow.all.filter { $0.id == word }
    return exact.isEmpty ? ResourceRow.all.filter { snakeCase($0.family) == word } : exact
  }

  /// The row that a word and an access mean; nil where they mean none, or several.
  package static func row(_ word: String, access: String?) -> ResourceRow? {
    let rows = rows(word)
    if rows.count == 1, access == nil { return rows[0] }
    return access.flatMap { access in rows.first { $0.access.map(snakeCase) == access } }
  }

  /// The accesses among which a word leaves the choice.
  package static func accesses(of word: String) -> [String] {
    rows(word).compactMap { $0.access.map(snakeCase) }
  }

  /// `whenInUse` as `when_in_use`.
  static func snakeCase(_ word: String) -> String {
    word.reduce(into: "") { text, character in
      text += character.isUppercase ? "_\(character.lowercased())" : String(character)
    }
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
