import Facts

extension StringTableFacts: Kept {
  static var blank: StringTableFacts {
    StringTableFacts(path: "", table: "", sourceLanguage: nil, entries: [])
  }
  mutating func code(_ coder: inout FactCoder) {
    path = coder.path
    coder.code(&table)
    coder.code(&sourceLanguage)
    coder.code(&entries)
  }
}

extension StringTableFacts.Entry: Kept {
  static var blank: Self { Self(key: "", language: "", text: "", state: nil, place: .blank) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&key)
    coder.code(&language)
    coder.code(&text)
    coder.code(&state)
    coder.code(&place)
    coder.code(&keyPlace)
  }
}

extension ReadingProblem: Kept {
  static var blank: ReadingProblem { ReadingProblem(.unread, at: .blank, "", help: "") }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&kind)
    coder.code(&place)
    coder.code(&message)
    coder.code(&help)
  }
}

extension FileFact: Kept {
  static var blank: FileFact { FileFact(path: "", kind: .swift, treatment: .parsed, size: 0) }
  mutating func code(_ coder: inout FactCoder) {
    path = coder.path
    coder.code(&kind)
    coder.code(&treatment)
    coder.code(&size)
  }
}

extension AppFacts: Kept {
  static var blank: AppFacts { AppFacts() }

  /// Of one file whose kind is kept.
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&swift)
    coder.code(&tables)
    coder.code(&problems)
    coder.code(&files)
  }
}

/// The facts of one file as bytes, for a later run.
package enum KeptFacts {
  /// Kinds whose facts cost more to read from the file than from their bytes.
  package static let kinds: Set<FileFact.Kind> = [.swift, .strings, .stringCatalog]

  /// As bytes.
  package static func bytes(of facts: AppFacts, path: String) -> [UInt8] {
    var coder = FactCoder(path: path)
    var facts = facts
    facts.code(&coder)
    return coder.bytes
  }

  /// From bytes; nil where they are no encoding.
  package static func facts(from bytes: [UInt8], path: String) -> AppFacts? {
    var coder = FactCoder(bytes, path: path)
    var facts = AppFacts()
    facts.code(&coder)
    return coder.isDone ? facts : nil
  }
}
