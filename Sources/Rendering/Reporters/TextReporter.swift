import Auditing
import Facts

extension Reporter {
  /// For people at a terminal: findings with their code, then what was and was not looked at.
  package static let text = Reporter(
    id: "text", summary: "for people: findings with code, then what was and was not covered"
  ) { report, context in
    var explained: Set<String> = []
    var blocks = context.shown(report).map { finding in
      FindingText(finding, context, explains: explained.insert(finding.rule).inserted).lines
    }
    if context.showsCoverage {
      blocks.append(
        [SummaryText(report, notesAreShown: context.showsNotes).line]
          + CoverageText(report.coverage).lines)
    }
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }
}

/// The line that counts findings.
struct SummaryText {
  let line: String

  init(_ report: Report, notesAreShown: Bool) {
    let counts = [Severity.error, .warning, .note].map { severity in
      (severity, report.findings.count { $0.severity == severity })
    }
    var parts = counts.filter { $0.1 > 0 }.map { severity, count in
      Words.count(count, severity.word)
        + (severity == .note && !notesAreShown ? " (--verbose shows them)" : "")
    }
    if parts.isEmpty { parts = ["No findings" + Self.untraced(report.coverage)] }
    if !report.suppressed.isEmpty { parts.append("\(report.suppressed.count) suppressed") }
    line = parts.joined(separator: ", ") + "."
  }

  /// What keeps a report without findings from being a clean one.
  private static func untraced(_ coverage: Coverage) -> String {
    let untraced = coverage.requests.count { $0.startedBy == nil }
    guard untraced > 0 else { return "" }
    return ", but \(untraced) of \(Words.count(coverage.requests.count, "request")) "
      + "could not be followed to a screen"
  }
}
