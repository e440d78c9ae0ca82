import Auditing
import Facts

/// A census as columns and cells, before any form is given to it.
struct CensusTable {
  /// A heading, and how much of a narrow table the column may keep beside the others.
  struct Column {
    var name: String
    var weight = 2
    /// Whether its texts may be cut off; places never are.
    var isProse = false
  }
  var columns: [Column]
  /// Each cell is a list of lines.
  var rows: [[[String]]]

  /// The table of requests.
  static func requests(_ census: Census) -> CensusTable {
    CensusTable(
      columns: [
        Column(name: "Resource"), Column(name: "Request", weight: 3), Column(name: "Owner"),
        Column(name: "Started by"), Column(name: "Asked when"), Column(name: "When blocked"),
        Column(name: "Purpose string", weight: 3, isProse: true),
      ],
      rows: census.rows.map(cells))
  }

  /// With long lists and long texts cut off, for terminals.
  func shortened(lines: Int = 4, characters: Int = 72) -> CensusTable {
    var table = self
    table.rows = rows.map { row in
      zip(row, columns).map { cell, column in
        let more = cell.count > lines ? ["and \(cell.count - lines + 1) more"] : []
        let kept = cell.prefix(more.isEmpty ? lines : lines - 1)
        return (column.isProse ? kept.map { $0.shortened(to: characters) } : Array(kept)) + more
      }
    }
    return table
  }

  /// The table of system interfaces that need no permission.
  static func pickers(_ census: Census) -> CensusTable {
    CensusTable(
      columns: ["Picker", "Instead of", "Owner", "Place"].map { Column(name: $0) },
      rows: census.pickers.map {
        [
          [$0.name.printable], $0.resources.map(\.printable), [$0.owner.printable],
          [Words.place($0.place)],
        ]
      })
  }

  private static func cells(of row: Census.Row) -> [[String]] {
    let hedge = row.certainty == .possible ? ["(possible)"] : []
    return [
      [Words.resources(row.resources)] + hedge,
      [row.call.printable + (row.isImplicit ? " (prompts by use)" : ""), Words.place(row.place)],
      [row.owner.printable] + (row.app.map { ["in \($0.printable)"] } ?? []),
      list(row.triggers, none: "not traced"),
      list(row.guards, none: "no status check seen"),
      list(row.recoveries, none: "nothing seen"),
      list(row.purposeStrings, none: "none found"),
    ]
  }

  private static func list(_ places: [RelatedPlace], none: String) -> [String] {
    places.isEmpty ? [none] : places.map(\.text.printable)
  }
}

extension String {
  /// The beginning, where the text is longer.
  fileprivate func shortened(to count: Int) -> String {
    self.count > count ? prefix(count - 1) + "…" : self
  }
}
