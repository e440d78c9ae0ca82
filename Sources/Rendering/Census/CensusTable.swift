import Auditing
import Facts

/// A census as columns and cells, before any form is given to it.
struct CensusTable {
  var columns: [String]
  /// Each cell is a list of lines.
  var rows: [[[String]]]

  /// The table of requests.
  static func requests(_ census: Census) -> CensusTable {
    CensusTable(
      columns: [
        "Resource", "Request", "Owner", "Started by", "Asked when", "When blocked",
        "Purpose string",
      ],
      rows: census.rows.map(cells))
  }

  /// The table of system interfaces that need no permission.
  static func pickers(_ census: Census) -> CensusTable {
    CensusTable(
      columns: ["Picker", "Instead of", "Owner", "Place"],
      rows: census.pickers.map {
        [
          [$0.name.printable], [Words.resources($0.resources)], [$0.owner.printable],
          [Words.place($0.place)],
        ]
      })
  }

  private static func cells(of row: Census.Row) -> [[String]] {
    let hedge = row.certainty == .possible ? ["(possible)"] : []
    return [
      [Words.resources(row.resources)] + hedge,
      [row.call.printable + (row.isImplicit ? " (prompts by use)" : ""), Words.place(row.place)],
      [row.owner.printable],
      list(row.triggers, none: "not traced"),
      list(row.guards, none: "always"),
      list(row.recoveries, none: "nothing seen"),
      list(row.purposeStrings, none: "none found"),
    ]
  }

  private static func list(_ places: [RelatedPlace], none: String) -> [String] {
    places.isEmpty ? [none] : places.map(\.text.printable)
  }
}
