import Auditing
import Facts

extension Reporter {
  /// For build servers that show tests: a finding is a failed test, a clean rule a passed one.
  package static let junit = Reporter(
    id: "junit", summary: "for build servers: each finding as a failed test (JUnit XML)"
  ) { report, context in
    let shown = context.shown(report)
    let found = Set((shown + report.suppressed.map(\.finding)).map(\.rule))
    let clean = context.rules.filter { !found.contains($0.id) }
    let failures = shown.count { $0.severity > .note }
    let counts = """
      tests="\(shown.count + report.suppressed.count + clean.count)" failures="\(failures)"
      """
    let cases =
      shown.map { JUnitCase($0, context).text }
      + report.suppressed.map { JUnitCase($0, context).text }
      + clean.map { "    <testcase classname=\"\(Tool.name)\" name=\"\($0.id.xml)\"/>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="\(Tool.name)" \(counts) errors="0" skipped="\(report.suppressed.count)">
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }
}

/// A finding as a test: failed, skipped where it is silenced, passed with a remark where it is a
/// note.
private struct JUnitCase {
  let text: String

  init(_ finding: Finding, _ context: RenderContext) {
    let details =
      ([Words.place(context.relative(finding.place))] + Self.details(of: finding, context))
      .map { $0.xml + "\n" }.joined()
    let message = Words.headline(finding).xml
    let outcome =
      finding.severity > .note
      ? "<failure type=\"\(finding.severity.word)\" message=\"\(message)\">\(details)</failure>"
      : "<system-out>\(message)\n\(details)</system-out>"
    text = Self.test(finding, context, outcome)
  }

  init(_ suppressed: SuppressedFinding, _ context: RenderContext) {
    let outcome = "<skipped message=\"\(suppressed.reason.xml)\"/>"
    text = Self.test(suppressed.finding, context, outcome)
  }

  private static func test(_ finding: Finding, _ context: RenderContext, _ outcome: String)
    -> String
  {
    let path = context.relative(finding.place.path).xml
    let name = "\(finding.rule) at \(finding.place.line):\(finding.place.column)".xml
    return """
          <testcase classname="\(path)" name="\(name)" file="\(path)" line="\(finding.place.line)">
            \(outcome)
          </testcase>

      """
  }

  private static func details(of finding: Finding, _ context: RenderContext) -> [String] {
    (finding.help.isEmpty ? [] : [finding.help]) + Words.steps(finding, at: context.relative)
      + finding.related.map { "\($0.text) (\(Words.place(context.relative($0.place))))" }
  }
}
