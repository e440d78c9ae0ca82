import Auditing
import Facts

extension CensusRenderer {
  /// For people at a terminal: a table that fits 116 columns, then what was covered.
  package static let text = CensusRenderer(
    id: "text", summary: "for people: a table of 116 columns"
  ) { census, context in
    var lines = heading("Requests and uses that prompt", census.rows.count, context.style)
    lines += AlignedTable(CensusTable.requests(census).shortened()).lines(context.style)
    if !census.pickers.isEmpty {
      lines += [""] + heading("Pickers (no permission needed)", census.pickers.count, context.style)
      lines += AlignedTable(CensusTable.pickers(census).shortened()).lines(context.style)
    }
    if context.showsCoverage { lines += [""] + CoverageText(census.coverage).lines }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func heading(_ text: String, _ count: Int, _ style: Style) -> [String] {
    [style("\(text): \(count)", .heading)]
  }
}

/// A table whose cells are wrapped until all columns fit beside each other.
struct AlignedTable {
  /// Columns of the terminal for a whole row.
  static let width = 116
  private static let gap = "  "

  private let table: CensusTable
  private let widths: [Int]

  init(_ table: CensusTable) {
    self.table = table
    var widths = table.columns.indices.map { column in
      table.rows.flatMap { $0[column].map(\.width) }.reduce(table.columns[column].name.width, max)
    }
    // The widest column gives way first, so that short columns are never wrapped for its sake.
    let room = Self.width - Self.gap.count * (widths.count - 1)
    let share = { (column: Int) in widths[column] * 6 / table.columns[column].weight }
    while widths.reduce(0, +) > room,
      let widest = widths.indices.max(by: { share($0) < share($1) })
    {
      widths[widest] -= 1
    }
    self.widths = widths
  }

  /// The heading, a rule, and the rows; nothing for an empty table.
  func lines(_ style: Style) -> [String] {
    guard !table.rows.isEmpty else { return [] }
    let heading = row(table.columns.map { [$0.name] }).map { style($0, .label) }
    let line = widths.map { String(repeating: "-", count: $0) }.joined(separator: Self.gap)
    let rows = table.rows.map(row)
    let isTall = rows.contains { $0.count > 1 }
    return heading + [style(line, .faint)] + rows.joined(separator: isTall ? [""] : [])
  }

  private func row(_ cells: [[String]]) -> [String] {
    let wrapped = zip(cells, widths).map { lines, width in lines.flatMap { $0.wrapped(to: width) } }
    return (0..<(wrapped.map(\.count).max() ?? 0)).map { index in
      let parts = zip(wrapped, widths).map { lines, width in
        (index < lines.count ? lines[index] : "").padded(to: width)
      }
      let text = parts.joined(separator: Self.gap)
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
  }
}
