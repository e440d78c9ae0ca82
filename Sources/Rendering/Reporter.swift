import Auditing
import Facts

/// One form of a report, as a value: a pure function from a report to text.
///
/// Adding a form is one file that extends `Reporter` with a static value, and a line in `all`.
/// Invariant: the same report and context give the same bytes: no clock, no disk, no dictionary's
/// order.
package struct Reporter: Sendable {
  /// As `--format` takes it.
  package var id: String
  /// One sentence for the help text.
  package var summary: String
  /// Makes the text, which ends with a line break.
  package var render: @Sendable (Report, RenderContext) -> String

  /// A form of reports.
  package init(
    id: String, summary: String, render: @escaping @Sendable (Report, RenderContext) -> String
  ) {
    self.id = id
    self.summary = summary
    self.render = render
  }
}

extension Reporter {
  /// Every reporter; the first is the default.
  package static let all: [Reporter] = [
    .text, .xcode, .json, .sarif, .github, .gitlab, .junit, .checkstyle, .markdown, .html,
  ]
}

/// What a reporter may know beside the report.
package struct RenderContext: Sendable {
  /// The lines of a file, without line ends; none where the file cannot be shown.
  package var lines: @Sendable (_ path: String) -> [String]
  /// Colours, or none.
  package var style: Style
  /// Whether people asked to see notes.
  package var showsNotes: Bool
  /// Whether to end with the summary and what was covered.
  package var showsCoverage: Bool
  /// The rules that were asked.
  package var rules: [Rule]
  /// Where the checked folder lies; nil: paths are shown as they are in the report.
  package var root: SourceRoot?

  /// Without arguments: no sources, no colour, everything shown.
  package init(
    lines: @escaping @Sendable (String) -> [String] = { _ in [] }, style: Style = .plain,
    showsNotes: Bool = true, showsCoverage: Bool = true, rules: [Rule] = Rule.all,
    root: SourceRoot? = nil
  ) {
    self.lines = lines
    self.style = style
    self.showsNotes = showsNotes
    self.showsCoverage = showsCoverage
    self.rules = rules
    self.root = root
  }

  /// A path of the report as programs look it up that run where the tool runs.
  func relative(_ path: String) -> String { root?.relative(path) ?? path }
  /// A path of the report, whole.
  func absolute(_ path: String) -> String { root?.absolute(path) ?? path }
  /// A place of the report, likewise.
  func relative(_ place: Place) -> Place { place.moved(to: relative(place.path)) }
  /// A place of the report, with its whole path.
  func absolute(_ place: Place) -> Place { place.moved(to: absolute(place.path)) }
  /// The findings that people asked to see.
  func shown(_ report: Report) -> [Finding] {
    report.findings.filter { showsNotes || $0.severity > .note }
  }
}

extension Place {
  fileprivate func moved(to path: String) -> Place {
    var place = self
    place.path = path
    return place
  }
}
