import Facts

/// The words of Swift, and what they declare.
enum Keyword: Sendable {
  case type(SourceIndex.Declaration.Kind, isEnum: Bool)
  case member(SourceIndex.Declaration.Kind)
  case enumCase
  case initializer
  /// What follows names modules.
  case importing
  /// Declares nothing, and is no name.
  case other

  /// No keyword is longer.
  static let longest = 15

  /// By the number of the name.
  static let table: KeywordTable = KeywordTable(
    [
      "class": .type(.type, isEnum: false), "struct": .type(.type, isEnum: false),
      "actor": .type(.type, isEnum: false), "enum": .type(.type, isEnum: true),
      "protocol": .type(.protocolType, isEnum: false),
      "extension": .type(.extensionOf, isEnum: false),
      "typealias": .type(.typeAlias, isEnum: false),
      "func": .member(.function), "var": .member(.variable), "let": .member(.variable),
      "case": .enumCase, "init": .initializer, "import": .importing,
    ].merging(others.map { ($0, Keyword.other) }) { first, _ in first })

  private static let others = [
    "as", "async", "await", "break", "catch", "continue", "default", "defer", "deinit", "do",
    "else", "fallthrough", "false", "fileprivate", "final", "for", "guard", "if", "in",
    "indirect", "inout", "internal", "is", "lazy", "mutating", "nil", "nonisolated", "open",
    "operator", "override", "private", "public", "repeat", "rethrows", "return", "self", "some",
    "static", "subscript", "super", "switch", "throw", "throws", "true", "try", "unowned", "weak",
    "where", "while", "any", "package", "required", "convenience", "Self",
  ]
}

/// Keywords by the numbers of their names: one look for almost every other word.
struct KeywordTable: Sendable {
  private var slots: [(code: UInt64, keyword: Keyword)?]
  private static let size = 1 << 10

  init(_ words: [String: Keyword]) {
    slots = Array(repeating: nil, count: Self.size)
    for (word, keyword) in words {
      let code = SourceIndex.Name(word).code
      var slot = Self.slot(of: code)
      while slots[slot] != nil { slot = (slot + 1) % Self.size }
      slots[slot] = (code, keyword)
    }
  }

  subscript(code: UInt64) -> Keyword? {
    var slot = Self.slot(of: code)
    while let found = slots[slot] {
      if found.code == code { return found.keyword }
      slot = (slot + 1) % Self.size
    }
    return nil
  }

  private static func slot(of code: UInt64) -> Int {
    Int(truncatingIfNeeded: code ^ (code >> 29)) & (size - 1)
  }
}
