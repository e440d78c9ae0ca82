/// The keys of tables by the names that generators make of them: `L10n.Intro.allowButton`,
/// `R.string.localizable.introAllowButton()`, `.introAllowButton` of `intro.allow_button`.
///
/// Generated source is often made at build time and so not there to be read.
struct KeyNames: Sendable {
  private let keys: [String: String]

  init(_ keys: some Sequence<String>) {
    self.keys = Dictionary(
      keys.sorted().map { (Self.letters($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The key that a path names: a member of a type that is declared nowhere, after names of the
  /// generator and of tables; or an implicit member.
  func key(of path: [String], isDeclared: (String) -> Bool) -> String? {
    guard path.count > 1, let root = path.first else { return nil }
    guard root.isEmpty || (root.first?.isUppercase == true && !isDeclared(root)) else { return nil }
    return (1..<path.count).prefix(3).lazy.compactMap { start -> String? in
      keys[Self.letters(path[start...].joined())]
    }.first
  }

  private static func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
