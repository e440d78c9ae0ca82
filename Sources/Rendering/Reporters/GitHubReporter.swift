import Auditing
import Facts

extension Reporter {
  /// For GitHub Actions: commands that the runner shows as marks in a change.
  ///
  /// A step shows ten marks of each severity, so the heaviest come first.
  package static let github = Reporter(
    id: "github", summary: "for GitHub Actions: marks in the change, ten of each severity"
  ) { report, context in
    let shown = context.shown(report)
    let columns = SourceColumns(shown.map(\.place), lines: context.lines)
    let sorted = [Severity.error, .warning, .note].flatMap { severity in
      shown.filter { $0.severity == severity }
    }
    let commands = sorted.map { GitHubCommand($0, columns, context).text }
    guard context.showsCoverage else { return commands.joined() }
    let lines =
      SummaryText(report, notesAreShown: context.showsNotes).lines
      + CoverageText(report.coverage).lines
    return (commands + [GitHubCommand(summary: lines).text]).joined()
  }
}

/// One workflow command: `::error file=App.swift,line=1,title=rule::message`.
private struct GitHubCommand {
  private var name: String
  private var properties: [(String, String)]
  private var lines: [String]

  init(_ finding: Finding, _ columns: SourceColumns, _ context: RenderContext) {
    let place = finding.place
    name = finding.severity == .note ? "notice" : finding.severity.word
    // The whole path: the runner finds the repository in it, wherever the tool was started.
    properties = [("file", context.absolute(place.path).printable)]
    if place.line > 0 {
      properties.append(("line", "\(place.line)"))
      properties.append(("endLine", "\(place.endLine)"))
    }
    // GitHub takes columns of a single line alone.
    if place.line == place.endLine, let start = columns.start(of: place) {
      properties.append(("col", "\(start)"))
      if let end = columns.end(of: place), end > start {
        properties.append(("endColumn", "\(end)"))
      }
    }
    properties.append(("title", finding.rule.printable))
    lines = [Words.headline(finding)] + (finding.help.isEmpty ? [] : [finding.help.printable])
    lines += Words.steps(finding, at: context.relative)
  }

  init(summary lines: [String]) {
    name = "notice"
    properties = [("title", Tool.name)]
    self.lines = lines
  }

  var text: String {
    let list = properties.map { "\($0.0)=\(Self.escaped($0.1, also: [":", ","]))" }
    let message = Self.escaped(lines.joined(separator: "\n"), also: [])
    return "::\(name) \(list.joined(separator: ","))::\(message)\n"
  }

  private static func escaped(_ text: String, also signs: [Unicode.Scalar]) -> String {
    let special = ["%", "\r", "\n"] + signs
    return text.unicodeScalars.reduce(into: "") { text, scalar in
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
