import Contract
import Facts

/// Reads the file that `--write-baseline` wrote.
package enum BaselineReader: Reader {
  /// The entries; nil, with the place of the fault, where the file is damaged.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<Baseline> {
    let (text, notices) = SourceText.decode(bytes, path: path)
    var parser = JSONParser(ProblemLog(text: text, problems: notices))
    let root = parser.parseDocument()
    var log = parser.log
    guard log.problems.isEmpty, let root else {
      return ReadFile(facts: nil, problems: log.problems)
    }
    if case .integer(1)? = root["version"]?.content {
    } else {
      log.add(
        "expected a baseline with 'version' 1", at: root["version"]?.range ?? start(of: root),
        help: advice)
    }
    if case .array? = root["findings"]?.content {
    } else {
      log.add("expected a list 'findings'", at: start(of: root), help: advice)
    }
    let entries = (root["findings"]?.members ?? []).compactMap { member -> Baseline.Entry? in
      if let entry = Baseline.Entry(member) { return entry }
      log.add(
        "expected a finding with 'rule', 'path', 'line', 'about' and 'message'",
        at: start(of: member), help: advice)
      return nil
    }
    return log.problems.isEmpty
      ? ReadFile(facts: Baseline(entries: entries), problems: [])
      : ReadFile(facts: nil, problems: log.problems)
  }

  private static let advice = "Write the file anew with --write-baseline."

  private static func start(of value: MarkedValue) -> Range<Int> {
    value.range.lowerBound..<value.range.lowerBound
  }
}

extension Baseline.Entry {
  /// Nil where a part is missing.
  fileprivate init?(_ value: MarkedValue) {
    guard let rule = value["rule"]?.string, let path = value["path"]?.string,
      let about = value["about"]?.string, let message = value["message"]?.string,
      case .integer(let line)? = value["line"]?.content, (0...1_000_000_000).contains(line)
    else { return nil }
    self.init(rule: rule, path: path, line: line, about: about, message: message)
  }
}
