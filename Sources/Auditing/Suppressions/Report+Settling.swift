import Contract
import Facts

extension Report {
  /// Asks the rules that the configuration wants, then settles: findings in order, and apart those
  /// that a comment or the configuration silences. Suppressions expire, and policies are enforced,
  /// by the day of the run.
  package init(
    of subject: Subject, with rules: [Rule], coverage: Coverage,
    by configuration: Configuration = Configuration(), on day: String? = nil,
    workers: any Workers = OneWorker()
  ) {
    var subject = subject
    let asked = configuration.selected(from: rules)
    subject.audited.ruleIDs = rules.map(\.id)
    subject.audited.askedIDs = Set(asked.map(\.id))
    subject.audited.suppressions = configuration.suppressions
    subject.audited.day = day
    let find = { (rules: [Rule], subject: Subject) in
      workers.map(rules) { $0.check(subject) }.flatMap(\.self)
        .map { subject.complete($0, by: configuration).weighed(on: day) }
    }
    subject.audited.findings = find(asked.filter { $0.group != .suppression }, subject)
    let own = find(asked.filter { $0.group == .suppression }, subject)
    let (shown, suppressed) = settle(subject.audited.findings, in: subject)
    self.init(
      findings: (shown + own).sorted(by: Finding.precedes), suppressed: suppressed,
      coverage: coverage)
  }
}

extension Configuration {
  /// The rules that are asked, with their severities.
  package func selected(from rules: [Rule]) -> [Rule] {
    rules.filter { rule in
      !disabledRules.contains(rule.id) && (onlyRules?.contains(rule.id) ?? true)
    }.map { rule in
      var rule = rule
      rule.severity = severities[rule.id] ?? rule.severity
      return rule
    }
  }
}

extension Subject {
  /// A finding with the severity that the configuration gives, and the app that it belongs to; what
  /// it is about does not depend on which other files have a type of that name.
  fileprivate func complete(_ finding: Finding, by configuration: Configuration) -> Finding {
    var finding = finding
    finding.fullSeverity = configuration.severities[finding.rule] ?? finding.fullSeverity
    finding.app = apps.name(of: finding.place.path)
    finding.about = finding.about.withoutNamesakeNumbers
    return finding
  }
}

/// Divides findings into those to show and those that a comment with a reason, or the
/// configuration, silences.
package func settle(
  _ findings: [Finding], in subject: Subject
) -> (shown: [Finding], suppressed: [SuppressedFinding]) {
  let ranges = Dictionary(grouping: subject.suppressedRanges) { $0.place.path }
  let accepted = subject.audited.validSuppressions
  var shown: [Finding] = []
  var suppressed: [SuppressedFinding] = []
  for finding in findings.sorted(by: Finding.precedes) {
    if let range = ranges[finding.place.path]?.first(where: { $0.covers(finding) }) {
      suppressed.append(SuppressedFinding(finding: finding, reason: range.reason))
    } else if let entry = accepted.first(where: { $0.covers(finding) }) {
      suppressed.append(
        SuppressedFinding(finding: finding, reason: entry.reason, origin: .configuration))
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

extension String {
  /// "PrimaryButton camera" of "PrimaryButton#2 camera": which type of a name comes first, other
  /// files decide.
  fileprivate var withoutNamesakeNumbers: String {
    var (text, rest) = ("", self[...])
    while let sign = rest.firstIndex(of: "#") {
      text += rest[..<sign]
      rest = rest[sign...].dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if digits.isEmpty || !(text.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false) {
        text += "#"
      } else {
        rest = rest.dropFirst(digits.count)
      }
    }
    return text + rest
  }
}
