import Auditing
import Facts

/// The rules that were asked, as SARIF describes them.
struct SARIFRules {
  private let rules: [Rule]
  private let indices: [String: Int]

  init(_ rules: [Rule]) {
    self.rules = rules
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Where a rule stands in the list of the tool; nil where it does not.
  func index(of id: String) -> Int? { indices[id] }

  /// The tool and its rules.
  var driver: JSONValue {
    [
      "name": .string(Tool.name), "version": .string(Tool.version),
      "semanticVersion": .string(Tool.version), "rules": .array(rules.map(Self.descriptor)),
    ]
  }

  private static func descriptor(_ rule: Rule) -> JSONValue {
    [
      "id": .string(rule.id),
      "shortDescription": .message(rule.summary),
      "fullDescription": .message(rule.why),
      "help": ["text": .string(rule.fix), "markdown": .string(RulePage(rule).markdown)],
      "defaultConfiguration": ["level": .string(rule.severity.word)],
      "properties": ["tags": ["permissions", .string(rule.group.rawValue)]],
    ]
  }
}
