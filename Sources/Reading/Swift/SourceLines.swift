import Facts
import SwiftSyntax

/// Where the lines of a file start, to turn byte offsets into places.
struct SourceLines {
  let path: String
  /// Offsets of the first byte of each line.
  private let starts: [Int]

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == 10 || byte == 13 else { continue }
        if byte == 13, index < bytes.count, bytes[index] == 10 { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
  }

  func place(from start: Int, to end: Int) -> Place {
    let (line, column) = position(start)
    let (endLine, endColumn) = position(end)
    return Place(path: path, line: line, column: column, endLine: endLine, endColumn: endColumn)
  }

  /// From the first character of the node to its last, without the space around it.
  func place(_ node: some SyntaxProtocol) -> Place {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return place(from: start, to: max(start, end))
  }

  func place(_ first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Place {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    return place(from: start, to: max(start, end))
  }

  func lineStart(before offset: Int) -> Int { starts[lineIndex(offset)] }

  private func position(_ offset: Int) -> (line: Int, column: Int) {
    let index = lineIndex(offset)
    return (index + 1, offset - starts[index] + 1)
  }

  /// The last line that starts at or before the offset.
  private func lineIndex(_ offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
