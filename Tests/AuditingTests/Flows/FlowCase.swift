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

  /// The rules about explanations, purpose strings and what stands in files.
  static let explaining = Rule.all.filter {
    $0.group != .flow
      || ["skippable-explanation", "steering-button", "explanation-without-prompt"].contains($0.id)
  }

  /// The rules about what happens in each state.
  static let stating: [Rule] = [
    .blockedDeadEnd, .collapsedStatus, .ignoredAnswer, .permissionGate, .requestWhenGranted,
    .storedConsent, .uncheckedRequest,
  ]

  /// The rules about the moment of a request.
  static let timing: [Rule] = explaining + [.batchedRequests, .requestAtLaunch, .requestInFirstRun]

  /// How the findings of some rules differ from the marks, each with its rule.
  func strayFindings(of rules: [Rule] = Self.explaining) -> [String] {
    let marked = MarkedText(text)
    let expected = zip(marked.findings, self.rules).map { "\($1) \($0)" }
    guard marked.findings.count == self.rules.count else { return ["marks without a rule"] }
    let report = MiniProject(marked.files).report(rules)
    let found = report.findings.map { "\($0.rule) \(MarkedText.Mark($0.place))" }
    return found.filter { !expected.contains($0) }.map { "unexpected: \($0)" }
      + expected.filter { !found.contains($0) }.map { "missing: \($0)" }
  }

  /// What starts each row of the census.
  var foundStarters: [[String]] {
    Census(of: subject).rows.map { $0.triggers.map(\.text) }
  }
}
