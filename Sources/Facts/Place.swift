/// Where something stands: a path relative to the checked folder, and a range of it.
package struct Place: Sendable, Hashable, Comparable {
  /// Relative to the checked folder, with `/`.
  package var path: String
  /// From 1; 0 where the whole file is meant.
  package var line: Int
  /// From 1, in UTF-8 bytes; 0 where the whole line or file is meant.
  package var column: Int
  /// Line of the end, from 1.
  package var endLine: Int
  /// Column just after the end, in UTF-8 bytes.
  package var endColumn: Int

  /// A range; an empty one at a position; without a position, the whole file.
  package init(
    path: String, line: Int = 0, column: Int = 0, endLine: Int? = nil, endColumn: Int? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine ?? line
    self.endColumn = endColumn ?? column
  }

  /// By path, then position.
  package static func < (a: Place, b: Place) -> Bool {
    (a.path, a.line, a.column, a.endLine, a.endColumn)
      < (b.path, b.line, b.column, b.endLine, b.endColumn)
  }
}
