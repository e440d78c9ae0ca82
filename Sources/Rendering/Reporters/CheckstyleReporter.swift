import Auditing
import Facts

extension Reporter {
  /// For tools that read the XML of Checkstyle: reviewdog, Jenkins, Danger.
  package static let checkstyle = Reporter(
    id: "checkstyle", summary: "for tools that read the XML of Checkstyle"
  ) { report, context in
    let shown = context.shown(report)
    let columns = SourceColumns(shown.map(\.place), lines: context.lines)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, findings) in Dictionary(grouping: shown, by: \.place.path).sorted(by: {
      $0.key < $1.key
    }) {
      text += "  <file name=\"\(context.relative(path).xml)\">\n"
      for finding in findings { text += finding.checkstyle(columns) }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}

extension Finding {
  fileprivate func checkstyle(_ columns: SourceColumns) -> String {
    let level = severity == .note ? "info" : severity.word
    let column = columns.start(of: place).map { " column=\"\($0)\"" } ?? ""
    let message = ([Words.headline(self)] + (help.isEmpty ? [] : [help])).joined(separator: ". ")
    return "    <error line=\"\(max(place.line, 1))\"\(column) severity=\"\(level)\" "
      + "message=\"\(message.xml)\" source=\"\(Tool.name).\(rule.xml)\"/>\n"
  }
}
