import Facts
import TestSupport
import Testing

@testable import Auditing

/// One small project and what must be found in it.
struct FlowCase: Sendable, CustomTestStringConvertible {
  let sentence: String
  let text: String
  /// The rule of each mark `↓`, in the order of the marks.
  let rules: [String]
  /// What starts each row of the census, in the order of places; nil where a case is not about it.
  let starters: [[String]]?

  init(
    _ sentence: String, _ text: String, finds rules: [String] = [], starts: [[String]]? = nil
  ) {
    self.sentence = sentence
    self.text = text
    self.rules = rules
    starters = starts
  }

  var testDescription: String { sentence }

  var subject: Subject { MiniProject(MarkedText(text).files).subject }

  /// How the findings differ from the marks, each with its rule.
  var strayFindings: [String] {
    let marked = MarkedText(text)
    let expected = zip(marked.findings, rules).map { "\($1) \($0)" }
    guard marked.findings.count == rules.count else { return ["marks without a rule"] }
    let report = MiniProject(marked.files).report(Rule.all)
    let found = report.findings.map { "\($0.rule) \(MarkedText.Mark($0.place))" }
    return found.filter { !expected.contains($0) }.map { "unexpected: \($0)" }
      + expected.filter { !found.contains($0) }.map { "missing: \($0)" }
  }

  /// What starts each row of the census.
  var foundStarters: [[String]] {
    Census(of: subject).rows.map { $0.triggers.map(\.text) }
  }
}
