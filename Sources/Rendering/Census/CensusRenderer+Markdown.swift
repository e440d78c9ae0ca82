import Auditing
import Facts

extension CensusRenderer {
  /// For documents and pull requests: Markdown tables.
  package static let markdown = CensusRenderer(
    id: "markdown", summary: "for documents: Markdown tables"
  ) { census, context in
    var lines =
      ["## Requests and uses that prompt", ""]
      + markdown(.requests(census), none: "No request was found.")
    lines += ["", "## Pickers", "", "System interfaces that need no permission.", ""]
    lines += markdown(.pickers(census), none: "No picker was found.")
    if context.showsCoverage {
      lines += ["", "## Coverage", ""]
      lines += CoverageText(census.coverage).lines.map { line in
        (line.hasPrefix("  ") ? "  - " : "- ") + escaped(String(line.drop { $0 == " " }))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func markdown(_ table: CensusTable, none: String) -> [String] {
    guard !table.rows.isEmpty else { return [none] }
    let head = [table.columns.map(\.name), table.columns.map { _ in "---" }].map(line)
    return head
      + table.rows.map { row in line(row.map { $0.map(escaped).joined(separator: "<br>") }) }
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// Without signs that Markdown would take for its own.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_[]<>|#".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
