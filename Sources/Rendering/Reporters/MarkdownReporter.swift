import Auditing
import Facts

extension Reporter {
  /// For comments in a review and for the summary of a job.
  package static let markdown = Reporter(
    id: "markdown", summary: "for comments in reviews and summaries of jobs"
  ) { report, context in
    let items = context.shown(report).map { MarkdownItem(finding: $0, context: context).text }
    let summary = SummaryText(report, notesAreShown: context.showsNotes)
    var text = "**\(Tool.name)**: \(summary.line)\n"
    if !items.isEmpty { text += "\n" + items.joined() }
    guard context.showsCoverage else { return text }
    let lines = (summary.hidden + CoverageText(report.coverage).lines).map {
      "- \($0.trimmedLeft.markdown)\n"
    }
    let summaryTag = "<summary>What was read and followed</summary>"
    return text + "\n<details>\(summaryTag)\n\n\(lines.joined())\n</details>\n"
  }
}

/// One finding as an item of a list.
private struct MarkdownItem {
  let finding: Finding
  let context: RenderContext

  var text: String {
    let place = Words.place(context.relative(finding.place)).markdown
    let head = "- **\(finding.severity.word)** \(place): "
    let details = (finding.help.isEmpty ? [] : [finding.help.markdown]) + steps
    return head + "\(Words.headline(finding).markdown) (\(finding.rule.markdown))\n"
      + details.map { "  - \($0)\n" }.joined()
  }

  private var steps: [String] {
    finding.trace.isEmpty
      ? []
      : ["Steps: " + Words.steps(finding, at: context.relative).joined(separator: "; ").markdown]
  }
}

extension String {
  fileprivate var trimmedLeft: String { String(drop { $0 == " " }) }
}
