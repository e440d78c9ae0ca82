import Auditing
import Contract
import Facts

/// The line that counts findings, and what is kept from being shown.
struct SummaryText {
  private let report: Report
  private let notesAreShown: Bool

  init(_ report: Report, notesAreShown: Bool) {
    self.report = report
    self.notesAreShown = notesAreShown
  }

  /// All lines; the counts first.
  var lines: [String] { [line] + hidden }

  /// What is not shown, and why.
  var hidden: [String] {
    let foreign = Words.count(report.foreign, "finding belongs", "findings belong")
    return report.hidings.flatMap(lines)
      + (report.foreign > 0 ? ["\(foreign) to other targets."] : [])
      + report.absences.map(\.printable)
  }

  /// How many findings there are.
  var line: String {
    let counts = [Severity.error, .warning, .note].map { severity in
      (severity, report.findings.count { $0.severity == severity })
    }
    var parts = counts.filter { $0.1 > 0 }.map { severity, count in
      Words.count(count, severity.word)
        + (severity == .note && !notesAreShown ? " (--verbose shows them)" : "")
    }
    if parts.isEmpty {
      parts = [(report.hidings.isEmpty ? "No findings" : "No new findings") + untraced]
    }
    let suppressed = report.suppressed.count { [.comment, .configuration].contains($0.origin) }
    if suppressed > 0 { parts.append("\(suppressed) suppressed") }
    return parts.joined(separator: ", ") + "."
  }

  /// What keeps a report without findings from being a clean one.
  private var untraced: String {
    let untraced = report.coverage.requests.count { $0.startedBy == nil }
    guard untraced > 0 else { return "" }
    return ", but \(untraced) of \(Words.count(report.coverage.requests.count, "request")) "
      + "could not be followed to a screen"
  }

  private func lines(of hiding: Report.Hiding) -> [String] {
    let count = Words.count(hiding.count, "finding")
    switch hiding.source {
    case .file(let path):
      let gone = Words.count(hiding.gone.count, "entry is gone", "entries are gone")
      let rules = Set(hiding.unknown.map { "'\($0.rule.printable)'" }).sorted()
      let unknown = Words.count(hiding.unknown.count, "entry names", "entries name")
      return ["The baseline \(path.printable) hides \(count)."]
        + (hiding.gone.isEmpty ? [] : ["\(gone); --write-baseline drops what no longer occurs:"])
        + shown(hiding.gone)
        + (rules.isEmpty
          ? [] : ["\(unknown) a rule that does not exist: \(rules.joined(separator: ", "))."])
    case .revision(let name):
      let gone = Words.count(hiding.gone.count, "finding")
      return ["\(count) not shown: there at \(name.printable) already."]
        + (hiding.gone.isEmpty ? [] : ["\(gone) of \(name.printable) no longer there."])
    }
  }

  private func shown(_ entries: [Baseline.Entry]) -> [String] {
    let shown = entries.prefix(10).map {
      "  \(Words.place(Place(path: $0.path, line: $0.line))): \($0.message.printable) "
        + "[\($0.rule.printable)]"
    }
    return shown + (entries.count > 10 ? ["  and \(entries.count - 10) more"] : [])
  }
}
