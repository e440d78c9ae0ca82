import Contract
import Facts

/// Reads `askonce.yml`, and says everything that is wrong with it at once.
package enum ConfigurationReader {
  /// What the file says; nil where anything in it is wrong. Rules are known by their ids.
  package static func read(
    _ bytes: [UInt8], path: String, rules: [String]
  ) -> ReadFile<Configuration> {
    let (text, notices) = SourceText.decode(bytes, path: path)
    var parser = YAMLParser(ProblemLog(text: text, problems: notices))
    let root = parser.parseDocument()
    var check = ConfigurationCheck(text: text, rules: rules, problems: parser.log.problems)
    if !parser.isBroken { check.run(on: root) }
    guard check.problems.isEmpty, let root else {
      return ReadFile(facts: nil, problems: check.problems.sorted { $0.place < $1.place })
    }
    return ReadFile(facts: Configuration(root, in: text), problems: [])
  }
}

extension Configuration {
  /// What a checked file says.
  fileprivate init(_ root: MarkedValue, in text: SourceText) {
    self.init()
    included = root["included"].globs
    excluded = root["excluded"].globs
    disabledRules = Set(root["disabled_rules"].words)
    onlyRules = root["only_rules"].map { Set(Optional($0).words) }
    for rule in root["rules"]?.pairs ?? [] {
      let word = rule.value["severity"]?.scalarText
      severities[rule.key] = Severity.allCases.first { $0.word == word }
    }
    suppressions = (root["suppressions"]?.members ?? []).map { entry in
      Suppression(
        rule: entry["rule"]?.scalarText ?? "", path: Glob(entry["path"]?.scalarText ?? ""),
        text: entry["text"]?.scalarText, reason: entry["reason"]?.scalarText ?? "",
        expires: entry["expires"]?.scalarText,
        place: text.place(of: entry["rule"]?.range ?? entry.range))
    }
    let notes = root["review_notes"].map { $0.scalarText == nil ? $0.members : [$0] }
    reviewNotes = (notes ?? []).map { entry in
      NotesFiles(path: Glob(entry.scalarText ?? ""), place: text.place(of: entry.range))
    }
    baseline = root["baseline"]?.scalarText
    baselinePlace = root["baseline"].map { text.place(of: $0.range) }
    failOn = root["fail_on"]?.scalarText.flatMap(Threshold.init)
    if case .bool(let isRequired) = root["require_traced"]?.content { requiresTraced = isRequired }
    contract = AppContract(root, in: text)
  }
}

extension MarkedValue? {
  fileprivate var words: [String] { (self?.members ?? []).compactMap(\.scalarText) }
  fileprivate var globs: [Glob] { words.map { Glob($0) } }
}
