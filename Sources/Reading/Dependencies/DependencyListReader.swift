import Facts

/// Reads which libraries of others an app is built with, line by line: `Podfile`, `Podfile.lock`,
/// `Cartfile`, `Cartfile.resolved`, `Package.resolved`.
package enum DependencyListReader: Reader {
  /// Reads the names; lines of another form are passed over.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<DependencyFacts> {
    let (text, notices) = SourceText.decode(bytes, path: path)
    let places = PlaceIndex(path: path, text: text)
    let name = path.split(separator: "/").last ?? ""
    var facts = DependencyFacts(path: path, entries: [])
    var start = 0
    for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let written = String(decoding: line, as: UTF8.self)
      if let found = Self.name(in: written, of: name) {
        let place = places[start..<start + line.count]
        facts.entries.append(.init(address: found, place: place))
      }
      start += line.count + 1
    }
    return ReadFile(facts: facts, problems: notices)
  }

  private static func name(in line: String, of file: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    switch file {
    case "Podfile": return words.first == "pod" ? pod(quoted(in: line)) : nil
    case "Podfile.lock":
      // Deeper lines say what a pod itself needs, which has a line of its own.
      return line.hasPrefix("  - ") && words.count > 1 ? pod(bare(words[1])) : nil
    case "Package.resolved":
      let isAddress = ["\"location\"", "\"repositoryURL\""].contains(words.first ?? "")
      return isAddress ? quoted(in: line.drop { $0 != ":" }) : nil
    default:
      let kinds: Set<Substring> = ["github", "git", "binary"]
      return words.first.map(kinds.contains) == true ? quoted(in: line) : nil
    }
  }

  /// A pod without its part: "FirebaseAnalytics" of "FirebaseAnalytics/Core".
  private static func pod(_ name: String?) -> String? {
    name?.split(separator: "/").first.map(String.init)
  }

  private static func bare(_ word: Substring) -> String {
    word.filter { $0 != "\"" && $0 != ":" }
  }

  /// What stands between the first quotes of a line.
  private static func quoted(in line: some StringProtocol) -> String? {
    guard let open = line.firstIndex(where: { $0 == "'" || $0 == "\"" }) else { return nil }
    let rest = line[line.index(after: open)...]
    return rest.firstIndex(of: line[open]).map { String(rest[..<$0]) }
  }
}
