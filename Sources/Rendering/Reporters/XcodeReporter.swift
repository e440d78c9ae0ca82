import Auditing
import Facts

extension Reporter {
  /// For a build phase of Xcode, which shows each line as a mark in the editor.
  ///
  /// Columns count bytes, as those of the compilers do, whose lines Xcode reads by the same form.
  package static let xcode = Reporter(
    id: "xcode", summary: "for a build phase of Xcode: path:line:column: error: message (rule)"
  ) { report, context in
    let findings = context.shown(report).map { XcodeLines(finding: $0, context: context).text }
    guard context.showsCoverage else { return findings.joined() }
    // As notes, so that no path in them is taken for a mark.
    let lines =
      SummaryText(report, notesAreShown: context.showsNotes).lines
      + CoverageText(report.coverage).lines
    return findings.joined() + lines.map { "note: \($0)\n" }.joined()
  }
}

/// The lines of one finding: what is wrong, then as notes what to do and where else to look.
private struct XcodeLines {
  let finding: Finding
  let context: RenderContext

  var text: String { ([headline] + notes).map { $0 + "\n" }.joined() }

  private var headline: String {
    line(
      finding.place, finding.severity.word,
      "\(Words.headline(finding)) (\(finding.rule.printable))")
  }

  private var notes: [String] {
    let help = finding.help.isEmpty ? [] : [finding.help.printable]
    let steps =
      finding.trace.isEmpty
      ? [] : [Words.steps(finding, at: context.absolute).joined(separator: "; ")]
    return (help + steps).map { line(finding.place, "note", $0) }
      + finding.related.map { line($0.place, "note", $0.text.printable) }
  }

  /// Xcode wants a line: a place without one is the first.
  private func line(_ place: Place, _ kind: String, _ text: String) -> String {
    let column = place.line > 0 && place.column > 0 ? ":\(place.column)" : ""
    let path = context.absolute(place.path).printable
    return "\(path):\(max(place.line, 1))\(column): \(kind): \(text)"
  }
}
