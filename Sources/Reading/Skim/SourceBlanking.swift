import Facts

/// Overwrites declarations with spaces, so that what is left parses, and stands where it stood.
package enum SourceBlanking {
  /// The bytes without some of the declarations of their index. What cannot be told apart by its
  /// lines stays.
  package static func blanked(
    _ bytes: [UInt8], _ index: SourceIndex, without leftOut: Set<Int>
  ) -> [UInt8] {
    guard !leftOut.isEmpty else { return bytes }
    var bytes = bytes
    let declarations = index.declarations
    for number in leftOut.sorted() {
      let declaration = declarations[number]
      guard declaration.parent >= 0 else { continue }
      let parent = declarations[Int(declaration.parent)]
      var end = Int(parent.end)
      if number + 1 < declarations.count { end = min(end, Int(declarations[number + 1].start)) }
      let lines = lineStart(Int(declaration.start), bytes)..<lineStart(max(end, 0), bytes)
      let isFirst = number == 0 || Int(declarations[number - 1].start) < lines.lowerBound
      guard lines.lowerBound < lines.upperBound, isFirst, Int(parent.start) < lines.lowerBound,
        Int(declaration.end) < lines.upperBound, !holdsDirective(lines, bytes)
      else { continue }
      for offset in lines where bytes[offset] != 10 && bytes[offset] != 13 { bytes[offset] = 32 }
    }
    return bytes
  }

  private static func lineStart(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
    return start
  }

  /// Whether a line begins with `#`, as `#endif` does.
  private static func holdsDirective(_ lines: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var isStart = true
    for offset in lines {
      switch bytes[offset] {
      case 10, 13: isStart = true
      case UInt8(ascii: "#") where isStart: return true
      case 9, 32: break
      default: isStart = false
      }
    }
    return false
  }
}
