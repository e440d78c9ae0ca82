import Facts

/// Reads an XcodeGen project (`project.yml`), or a file that it includes.
///
/// Of other YAML only purpose strings are kept, for a description may include files of any form:
/// every key that ends with `UsageDescription`, with `INFOPLIST_KEY_` before it or not.
package enum ProjectDescriptionReader: Reader {
  /// Reads the values, each with its whole path.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<PropertyListFacts> {
    guard
      ["UsageDescription", "target", "settingGroups", "include"].contains(where: bytes.contains)
    else {
      return ReadFile(
        facts: PropertyListFacts(path: path, format: .yaml, entries: []), problems: [])
    }
    let (text, notices) = SourceText.decode(bytes, path: path)
    var parser = YAMLParser(ProblemLog(text: text, problems: notices))
    guard let root = parser.parseDocument() else {
      let problems = parser.log.problems.map(\.asUnread)
      let blank = PropertyListFacts(path: path, format: .yaml, entries: [])
      return ReadFile(facts: problems.isEmpty ? blank : nil, problems: problems)
    }
    let places = PlaceIndex(path: path, text: text)
    var facts = PropertyListFacts(root, format: .yaml, places: places)
    var seen: Set<Place> = []
    guard !root.isDescription else {
      return ReadFile(facts: facts, problems: parser.log.problems)
    }
    facts.entries = facts.entries.filter { entry in
      entry.keyPath.contains { $0.contains("UsageDescription") }
        && seen.insert(entry.place).inserted
    }
    return ReadFile(facts: facts, problems: parser.log.problems)
  }
}

extension MarkedValue {
  /// Whether it has what only the description of a project has.
  fileprivate var isDescription: Bool {
    ["targets", "targetTemplates", "settingGroups", "include"].contains { key in
      self[key].map { !$0.pairs.isEmpty || key == "include" } ?? false
    }
  }
}

extension [UInt8] {
  /// Whether a word stands anywhere in the bytes.
  fileprivate func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard count >= word.count else { return false }
    return withUnsafeBufferPointer { bytes in
      (0...bytes.count - word.count).contains { start in
        bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
      }
    }
  }
}
