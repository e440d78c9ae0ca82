import Auditing
import Facts

/// One finding for people: what, where, why, what to do, and the path that leads there.
struct FindingText {
  private let finding: Finding
  private let context: RenderContext
  private let explains: Bool

  /// The text says why only where it `explains`: once for each rule of a report is enough.
  init(_ finding: Finding, _ context: RenderContext, explains: Bool) {
    self.finding = finding
    self.context = context
    self.explains = explains
  }

  /// All lines, from the headline to the related places.
  var lines: [String] {
    [headline] + frame + paragraph("app:", finding.app ?? "") + reasons + trace + related
  }

  private var headline: String {
    let style = context.style
    let severity = finding.severity
    return style(Words.place(finding.place), .path) + ": "
      + style("\(severity.word):", severity.role) + " " + Words.headline(finding) + " "
      + style("[\(finding.rule.printable)]", .faint)
  }

  private var frame: [String] {
    CodeFrame(finding.place, lines: context.lines(finding.place.path))?.rendered(context.style)
      ?? []
  }

  private var reasons: [String] {
    let why = explains ? context.rules.first { $0.id == finding.rule }?.why ?? "" : ""
    return paragraph("why:", why) + paragraph("help:", finding.help)
  }

  private var trace: [String] {
    guard !finding.trace.isEmpty else { return [] }
    let steps = finding.trace.enumerated().map { index, step in
      let place = step.place.map { "  (\(Words.place($0)))" } ?? ""
      return "    \(index + 1). " + step.text.printable + context.style(place, .faint)
    }
    return [label("steps:")] + steps
  }

  private var related: [String] {
    finding.related.map {
      label("see:") + " " + $0.text.printable
        + context.style("  (\(Words.place($0.place)))", .faint)
    }
  }

  private func paragraph(_ name: String, _ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let lines = text.printable.wrapped(to: 90)
    return [label(name) + " " + lines[0]] + lines.dropFirst().map { "        " + $0 }
  }

  private func label(_ name: String) -> String { "  " + context.style(name.padded(to: 5), .label) }
}
