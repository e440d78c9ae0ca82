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
        SummaryText(report, notesAreShown: context.showsNotes).lines
          + CoverageText(report.coverage).lines)
    }
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }
}
