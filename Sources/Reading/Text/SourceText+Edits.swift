import Facts

extension SourceText {
  /// The text after some edits, which are of this file and do not overlap; nil where a place is
  /// not in it.
  ///
  /// Edits that insert at one position stand in their order.
  package func applying(_ edits: [Edit]) -> SourceText? {
    var result: [UInt8] = []
    var done = 0
    for edit in edits.sorted(by: { $0.place < $1.place }) {
      guard let range = range(of: edit.place), range.lowerBound >= done else { return nil }
      result += bytes[done..<range.lowerBound]
      result += edit.isBlock ? block(edit.text, at: range.lowerBound) : Array(edit.text.utf8)
      done = range.upperBound
    }
    return SourceText(path: path, bytes: result + bytes[done...])
  }

  /// The offsets of a place; nil where the text has no such line or column.
  private func range(of place: Place) -> Range<Int>? {
    guard let start = offset(line: place.line, column: place.column),
      let end = offset(line: place.endLine, column: place.endColumn), start <= end
    else { return nil }
    return start..<end
  }

  /// A text with the line breaks of this one, indented as the line is that it is written in.
  private func block(_ text: String, at offset: Int) -> [UInt8] {
    let line = bytes[line(at: offset)]
    let space = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { result += lineBreak + space } else { result.append(byte) }
    }
    return result
  }

  /// How the first line ends; LF where there is only one.
  private var lineBreak: [UInt8] {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    let isPair = bytes[first] == 0x0D && first + 1 < bytes.count && bytes[first + 1] == 0x0A
    return isPair ? [0x0D, 0x0A] : [bytes[first]]
  }
}
