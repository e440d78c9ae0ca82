import Facts

/// The text of one file as UTF-8 bytes without a byte-order mark, and where its lines start.
///
/// Offsets are into `bytes`. Lines count from 1 and end at LF, CR LF or CR; columns count from 1 in
/// UTF-8 bytes. Invalid bytes are kept, so that columns stay exact; `string(_:)` repairs them.
package struct SourceText: Sendable {
  /// Relative to the checked folder.
  package let path: String
  /// UTF-8, or what the file holds in its place.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Text that is UTF-8 already; `decode(_:path:)` takes a file's bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// Line and column of an offset.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The offset of a line and column; nil where the text has no such position.
  package func offset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    // The start of the line behind the last one is the end of the text.
    if line == lineStarts.count + 1, column == 1 { return bytes.count }
    guard line <= lineStarts.count else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    return offset <= end ? offset : nil
  }

  /// The place of a range of offsets.
  package func place(of range: Range<Int>) -> Place {
    let start = position(of: range.lowerBound)
    let end = position(of: range.upperBound)
    return Place(
      path: path, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column)
  }

  /// The text of a range, invalid bytes replaced by U+FFFD.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line that holds an offset, without its end.
  package func line(at offset: Int) -> Range<Int> {
    let start = lineStarts[position(of: offset).line - 1]
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return start..<(end ?? bytes.count)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<bytes.count {
        let byte = bytes[offset]
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        let next = offset + 1
        let isFirstOfTwo =
          byte == UInt8(ascii: "\r") && next < bytes.count && bytes[next] == UInt8(ascii: "\n")
        if !isFirstOfTwo { starts.append(next) }
      }
    }
    return starts
  }
}
