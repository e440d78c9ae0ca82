import Auditing
import Facts

extension Reporter {
  /// For programs: everything that a report holds; `Documentation/JSON.md` describes it.
  package static let json = Reporter(
    id: "json", summary: "for programs: everything, in a stable form (Documentation/JSON.md)"
  ) { report, context in
    let document: JSONValue = [
      "version": 1,
      "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "findings": .array(report.findings.map(JSONValue.finding)),
      "suppressed": .array(report.suppressed.map(JSONValue.suppressed)),
      "baselines": .array(report.hidings.map(JSONValue.hiding)),
      "foreign": .integer(report.foreign), "absences": .strings(report.absences),
      "coverage": .coverage(report.coverage),
      "rules": .array(context.rules.map(JSONValue.rule)),
    ]
    return document.document
  }
}

extension JSONValue {
  /// What a rule is called, how much it weighs, what it finds.
  static func rule(_ rule: Rule) -> JSONValue {
    [
      "id": .string(rule.id), "group": .string(rule.group.rawValue),
      "severity": .string(rule.severity.word), "summary": .string(rule.summary),
      "why": .string(rule.why), "fix": .string(rule.fix),
    ]
  }
}
