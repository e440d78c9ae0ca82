/// A part of a file's bytes: every read is nil behind its end, so that a cut file is no crash.
struct ByteView {
  private let bytes: [UInt8]
  private let range: Range<Int>
  /// Whether numbers have their high byte first.
  var isBigEndian = false

  /// All bytes of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    range = bytes.indices
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>, isBigEndian: Bool) {
    self.bytes = bytes
    self.range = range
    self.isBigEndian = isBigEndian
  }

  var count: Int { range.count }

  /// A part of the part; nil where it does not lie inside.
  func part(_ offset: Int, _ count: Int) -> ByteView? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      return nil
    }
    let start = range.lowerBound + offset
    return ByteView(bytes, start..<start + count, isBigEndian: isBigEndian)
  }

  /// What stands behind an offset.
  func rest(from offset: Int) -> ByteView? { part(offset, count - offset) }

  func uint8(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? bytes[range.lowerBound + offset] : nil
  }

  func uint32(_ offset: Int) -> Int? { number(offset, size: 4).flatMap { Int(exactly: $0) } }

  /// Numbers that no offset can have are behind the end of any file.
  func uint64(_ offset: Int) -> Int? { number(offset, size: 8).flatMap { Int(exactly: $0) } }

  /// The text up to a zero byte, or to the end.
  func text(_ offset: Int) -> String? {
    guard offset >= 0, offset <= count else { return nil }
    let start = range.lowerBound + offset
    let end = bytes[start..<range.upperBound].firstIndex(of: 0) ?? range.upperBound
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The texts between zero bytes.
  var texts: [String] {
    bytes[range].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// As bytes of their own.
  var array: [UInt8] { Array(bytes[range]) }

  private func number(_ offset: Int, size: Int) -> UInt64? {
    guard offset >= 0, offset <= count - size else { return nil }
    let start = range.lowerBound + offset
    var value: UInt64 = 0
    for index in 0..<size {
      let place = isBigEndian ? index : size - 1 - index
      value = value << 8 | UInt64(bytes[start + place])
    }
    return value
  }
}
