/// Finds the Review Notes in a fastlane `Deliverfile`: `notes: "..."` of `app_review_information`.
enum DeliverfileNotes {
  /// The insides of the texts; of a text that is put together, what stands between its quotes.
  static func ranges(in text: SourceText) -> [Range<Int>] {
    var cursor = ByteCursor(text.bytes)
    var ranges: [Range<Int>] = []
    while let byte = cursor.current {
      switch byte {
      case UInt8(ascii: "#"): cursor.skip { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = quoted(&cursor)
      default:
        let isStart = !isWordBefore(cursor)
        if isStart, takeKey(&cursor) {
          cursor.skipSpace()
          if let range = value(&cursor) { ranges.append(range) }
        } else {
          cursor.offset += 1
        }
      }
    }
    return ranges
  }

  private static func isWordBefore(_ cursor: ByteCursor) -> Bool {
    guard cursor.offset > 0 else { return false }
    let byte = cursor.bytes[cursor.offset - 1]
    return byte == UInt8(ascii: "_") || (byte | 32 >= 97 && byte | 32 <= 122)
  }

  /// `notes:` or `:notes =>`.
  private static func takeKey(_ cursor: inout ByteCursor) -> Bool {
    if cursor.take("notes:") { return true }
    let start = cursor.offset
    guard cursor.take(":notes") else { return false }
    cursor.skipSpace()
    if cursor.take("=>") { return true }
    cursor.offset = start
    return false
  }

  private static func value(_ cursor: inout ByteCursor) -> Range<Int>? {
    guard let first = cursor.current else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(&cursor) }
    return cursor.starts(with: "<<") ? hereDocument(&cursor) : nil
  }

  /// The inside of a quoted text, with its escapes.
  private static func quoted(_ cursor: inout ByteCursor) -> Range<Int>? {
    guard let quote = cursor.current else { return nil }
    cursor.offset += 1
    let start = cursor.offset
    while let byte = cursor.current, byte != quote {
      cursor.offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(cursor.offset, cursor.bytes.count)
    cursor.offset = min(end + 1, cursor.bytes.count)
    return start..<end
  }

  /// The lines between `<<~NOTES` and `NOTES`.
  private static func hereDocument(_ cursor: inout ByteCursor) -> Range<Int>? {
    cursor.skip { "<~-'\"".utf8.contains($0) }
    let name = cursor.bytes[
      cursor.skip { $0 != 10 && $0 != 44 && $0 != 39 && $0 != 34 && $0 != 41 }]
    cursor.skip { $0 != UInt8(ascii: "\n") }
    guard cursor.current != nil, !name.isEmpty else { return nil }
    cursor.offset += 1
    let start = cursor.offset
    while cursor.current != nil {
      let end = cursor.offset
      let line = cursor.bytes[cursor.skip { $0 != UInt8(ascii: "\n") }]
      if line.drop(while: { $0 == 32 || $0 == 9 }).elementsEqual(name) { return start..<end }
      if cursor.current != nil { cursor.offset += 1 }
    }
    return start..<cursor.bytes.count
  }
}
