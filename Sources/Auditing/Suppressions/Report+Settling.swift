import Facts

extension Report {
  /// Asks every rule, then settles: findings in order, and apart those that comments silence.
  package init(of subject: Subject, with rules: [Rule], coverage: Coverage) {
    var subject = subject
    subject.audited.ruleIDs = rules.map(\.id)
    subject.audited.findings = rules.filter { $0.group != .suppression }
      .flatMap { $0.check(subject) }
    let own = rules.filter { $0.group == .suppression }.flatMap { $0.check(subject) }
    let (shown, suppressed) = settle(subject.audited.findings, in: subject)
    self.init(
      findings: (shown + own).sorted(by: Finding.precedes), suppressed: suppressed,
      coverage: coverage)
  }
}

/// Divides findings into those to show and those that a comment with a reason silences.
package func settle(
  _ findings: [Finding], in subject: Subject
) -> (shown: [Finding], suppressed: [SuppressedFinding]) {
  let ranges = Dictionary(grouping: subject.suppressedRanges) { $0.place.path }
  var shown: [Finding] = []
  var suppressed: [SuppressedFinding] = []
  for finding in findings.sorted(by: Finding.precedes) {
    if let range = ranges[finding.place.path]?.first(where: { $0.covers(finding) }) {
      suppressed.append(SuppressedFinding(finding: finding, reason: range.reason))
    } else {
      shown.append(finding)
    }
  }
  return (shown, suppressed)
}

extension Subject {
  /// Every range in which a comment silences a rule.
  package var suppressedRanges: [SuppressedRange] {
    facts.swift.flatMap { SuppressedRange.all(in: $0) }
  }
}

extension Finding {
  /// The order of reports: by place, heavier first, then by rule and words.
  package static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    (a.place, -a.severity.rawValue, a.rule, a.message)
      < (b.place, -b.severity.rawValue, b.rule, b.message)
  }
}
