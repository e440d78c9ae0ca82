import Auditing
import Facts

extension Reporter {
  /// One page that opens anywhere, a phone included: no script, no picture, no address is fetched.
  package static let html = Reporter(
    id: "html", summary: "one page for a browser, readable on a phone"
  ) { report, context in
    HTMLPage(report, context).text
  }
}

/// The page of one report.
private struct HTMLPage {
  let report: Report
  let context: RenderContext

  init(_ report: Report, _ context: RenderContext) {
    self.report = report
    self.context = context
  }

  var text: String {
    let summary = SummaryText(report, notesAreShown: context.showsNotes)
    let hidden = summary.hidden.map { "<p>\($0.xml)</p>\n" }.joined()
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(Tool.name): \(summary.line.xml)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(Tool.name)</h1>
      <p class="summary">\(summary.line.xml)</p>
      \(hidden)</header>
      <main>
      \(findings)</main>
      \(coverage)</body>
      </html>

      """
  }

  /// Nothing is loaded and nothing runs, whatever an audited project puts into a label.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  private var findings: String {
    var explained: Set<String> = []
    return context.shown(report).map { finding in
      HTMLFinding(
        finding: finding, context: context,
        explains: explained.insert(finding.rule).inserted
      ).text
    }.joined()
  }

  private var coverage: String {
    guard context.showsCoverage else { return "" }
    let lines = CoverageText(report.coverage).lines.map { line in
      "<li>\(String(line.drop { $0 == " " }).xml)</li>\n"
    }
    return """
      <footer>
      <details>
      <summary>What was read and followed</summary>
      <ul>
      \(lines.joined())</ul>
      </details>
      </footer>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #d0d7de; --faint: #57606a; --error: #b3261e;
      --warning: #8a5300; --note: #0b57a4; --code: #f3f5f7; }
    @media (prefers-color-scheme: dark) { :root { --line: #3a414a; --faint: #a3adb8;
      --error: #ff8a80; --warning: #f2b34c; --note: #8ab4f8; --code: #1c2127; } }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 52rem;
      padding: 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.25rem; margin: 0; }
    .summary { font-size: 1.125rem; margin: .25rem 0 1rem; }
    article { border-top: 1px solid var(--line); padding: 1rem 0; }
    h2 { font-size: 1rem; margin: 0 0 .25rem; }
    .error { color: var(--error); } .warning { color: var(--warning); }
    .note { color: var(--note); }
    .place, .rule, .see, footer { color: var(--faint); font-size: .875rem; }
    pre { background: var(--code); border-radius: .375rem; font-size: .8125rem; margin: .5rem 0;
      overflow-x: auto; padding: .5rem .75rem; }
    p, ol { margin: .25rem 0; } ol { padding-left: 1.5rem; }
    @media print { body { max-width: none; } article { break-inside: avoid; } }
    """
}

/// One finding as an article of the page.
private struct HTMLFinding {
  let finding: Finding
  let context: RenderContext
  let explains: Bool

  var text: String {
    let severity = finding.severity.word
    let why = explains ? context.rules.first { $0.id == finding.rule }?.why ?? "" : ""
    return """
      <article>
      <h2><span class="\(severity)">\(severity):</span> \(Words.headline(finding).xml)</h2>
      <p class="place">\(place(finding.place)) <span class="rule">\(finding.rule.xml)</span></p>
      \(frame)\(paragraph("App", finding.app ?? ""))\(paragraph("Why", why))\
      \(paragraph("What to do", finding.help))\(steps)\(related)</article>

      """
  }

  private func place(_ place: Place) -> String { Words.place(context.relative(place)).xml }

  private var frame: String {
    let lines = context.lines(finding.place.path)
    guard let frame = CodeFrame(finding.place, lines: lines)?.rendered(.plain) else { return "" }
    return "<pre>\(frame.joined(separator: "\n").xmlLines)</pre>\n"
  }

  private func paragraph(_ name: String, _ text: String) -> String {
    text.isEmpty ? "" : "<p><strong>\(name):</strong> \(text.xml)</p>\n"
  }

  private var steps: String {
    guard !finding.trace.isEmpty else { return "" }
    let items = finding.trace.map { step in
      let place = step.place.map { " <span class=\"see\">\(self.place($0))</span>" } ?? ""
      return "<li>\(step.text.xml)\(place)</li>\n"
    }
    return "<ol>\n\(items.joined())</ol>\n"
  }

  private var related: String {
    finding.related.map {
      "<p class=\"see\">see: \($0.text.xml) (\(place($0.place)))</p>\n"
    }.joined()
  }
}

extension String {
  /// As XML, its line breaks kept.
  fileprivate var xmlLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).xml }
      .joined(separator: "\n")
  }
}
