import Facts

/// A source line with an underline below the range that a finding means.
///
/// Columns are counted in UTF-8 bytes and shown in terminal columns: tabs become spaces, wide
/// characters take two columns, and what is left of a long line is a window around the range.
struct CodeFrame {
  /// Widest line that is shown whole.
  static let windowWidth = 100

  private var cells: [Cell]
  private var marked: Range<Int>
  private var line: Int

  /// One character as shown, and the bytes that it stands for.
  private struct Cell {
    var text: String
    var bytes: Range<Int>
    var width: Int { text.width }
  }

  /// Nil where the place means a whole file, or the line is not there.
  init?(_ place: Place, lines: [String]) {
    guard place.line > 0, place.line <= lines.count else { return nil }
    let text = lines[place.line - 1]
    line = place.line
    cells = Self.cells(of: text)
    let length = text.utf8.count
    let start = min(max(place.column - 1, 0), length)
    let isWholeLine = place.column == 0
    let endsHere = place.endLine == place.line && !isWholeLine
    let end = endsHere ? max(place.endColumn - 1, start + 1) : max(length, start + 1)
    marked = start..<end
    if isWholeLine { skipIndentation() }
  }

  private mutating func skipIndentation() {
    let first = cells.first { !$0.text.allSatisfy(\.isWhitespace) }
    if let first {
      marked = first.bytes.lowerBound..<max(marked.upperBound, first.bytes.upperBound)
    }
  }

  private static func cells(of text: String) -> [Cell] {
    var (cells, column, offset): ([Cell], Int, Int) = ([], 0, 0)
    for character in text {
      let bytes = offset..<offset + character.utf8.count
      let shown =
        character == "\t"
        ? String(repeating: " ", count: 4 - column % 4) : String(character).printable
      cells.append(Cell(text: shown, bytes: bytes))
      column += shown.width
      offset = bytes.upperBound
    }
    return cells
  }

  /// The two lines of the frame.
  func rendered(_ style: Style) -> [String] {
    let (shown, isCutLeft, isCutRight) = window()
    var (code, underline) = (isCutLeft ? "…" : "", isCutLeft ? " " : "")
    var signs = 0
    for cell in shown {
      code += cell.text
      let isMarked = cell.bytes.overlaps(marked)
      if !isMarked, signs > 0 { continue }
      for _ in 0..<cell.width {
        underline += !isMarked ? " " : signs == 0 ? "^" : "~"
        signs += isMarked ? 1 : 0
      }
    }
    if signs == 0 { underline += "^" }
    let number = "\(line)".leftPadded(to: 5)
    return [
      style("\(number) |", .faint) + " " + code.trimmedRight + (isCutRight ? "…" : ""),
      style("      |", .faint) + " " + underline.shown(with: style),
    ]
  }

  /// The cells to show: all of a short line, else those around the start of the range.
  private func window() -> (cells: ArraySlice<Cell>, isCutLeft: Bool, isCutRight: Bool) {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > Self.windowWidth else { return (cells[...], false, false) }
    let first = cells.firstIndex { $0.bytes.upperBound > marked.lowerBound } ?? cells.endIndex
    var start = first
    var before = 0
    while start > 0, before + cells[start - 1].width <= Self.windowWidth / 3 {
      start -= 1
      before += cells[start].width
    }
    var end = start
    var width = 0
    while end < cells.endIndex, width + cells[end].width <= Self.windowWidth {
      width += cells[end].width
      end += 1
    }
    return (cells[start..<end], start > 0, end < cells.endIndex)
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  fileprivate var trimmedRight: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }

  /// Only the signs are coloured, not the space before them.
  fileprivate func shown(with style: Style) -> String {
    let space = prefix { $0 == " " }
    return space + style(String(dropFirst(space.count)), .underline)
  }
}
