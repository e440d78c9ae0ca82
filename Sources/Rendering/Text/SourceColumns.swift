import Facts

/// Columns in UTF-16 code units, as editors and viewers count them, from columns in bytes.
struct SourceColumns {
  private var lines: [Position: String] = [:]

  private struct Position: Hashable {
    var path: String
    var line: Int
  }

  /// Keeps the lines on which the places start and end; each file is asked for once.
  init(_ places: [Place], lines text: (String) -> [String]) {
    for (path, places) in Dictionary(grouping: places, by: \.path).sorted(by: { $0.key < $1.key }) {
      let wanted = Set(places.flatMap { [$0.line, $0.endLine] })
      for (index, line) in text(path).enumerated() where wanted.contains(index + 1) {
        lines[Position(path: path, line: index + 1)] = line
      }
    }
  }

  /// Where a place starts; nil where its line is not known or not that long.
  func start(of place: Place) -> Int? { column(place.column, place.line, place.path) }

  /// Just behind the end of a place; nil where its line is not known or not that long.
  func end(of place: Place) -> Int? { column(place.endColumn, place.endLine, place.path) }

  private func column(_ column: Int, _ line: Int, _ path: String) -> Int? {
    // The start of a line needs no text: it is also where a file ends.
    if line > 0, column == 1 { return 1 }
    guard column > 0, let bytes = lines[Position(path: path, line: line)]?.utf8,
      column <= bytes.count + 1
    else { return nil }
    return String(decoding: bytes.prefix(column - 1), as: UTF8.self).utf16.count + 1
  }
}
