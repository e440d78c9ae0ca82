/// Where something stands: a path relative to the checked folder, and a range of it.
package struct Place: Sendable, Hashable, Comparable {
  /// Relative to the checked folder, with `/`.
  package var path: String
  // Narrow, for the facts of an app have a million places.
  private var start: Position
  private var end: Position

  private struct Position: Sendable, Hashable {
    var line: UInt32
    var column: UInt32
  }

  /// From 1; 0 where the whole file is meant.
  package var line: Int {
    get { Int(start.line) }
    set { start.line = UInt32(clamping: newValue) }
  }
  /// From 1, in UTF-8 bytes; 0 where the whole line or file is meant.
  package var column: Int {
    get { Int(start.column) }
    set { start.column = UInt32(clamping: newValue) }
  }
  /// Line of the end, from 1.
  package var endLine: Int {
    get { Int(end.line) }
    set { end.line = UInt32(clamping: newValue) }
  }
  /// Column just after the end, in UTF-8 bytes.
  package var endColumn: Int {
    get { Int(end.column) }
    set { end.column = UInt32(clamping: newValue) }
  }

  /// A range; an empty one at a position; without a position, the whole file.
  package init(
    path: String, line: Int = 0, column: Int = 0, endLine: Int? = nil, endColumn: Int? = nil
  ) {
    self.path = path
    start = Position(line: UInt32(clamping: line), column: UInt32(clamping: column))
    end = Position(
      line: UInt32(clamping: endLine ?? line), column: UInt32(clamping: endColumn ?? column))
  }

  /// By path, then position.
  package static func < (a: Place, b: Place) -> Bool {
    (a.path, a.line, a.column, a.endLine, a.endColumn)
      < (b.path, b.line, b.column, b.endLine, b.endColumn)
  }
}
