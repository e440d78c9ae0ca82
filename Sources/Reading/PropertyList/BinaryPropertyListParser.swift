import Facts

/// Parses a binary property list into values; all stand for the whole file.
///
/// Foundation's parser sorts nothing, merges repeated keys and follows shared objects without a
/// limit; this one keeps the order of the file and counts.
struct BinaryPropertyListParser {
  /// Objects may be shared, so that a small file can mean a huge value: more is refused.
  private var valueLimit: Int { 100_000 + 4 * objectCount }

  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  private var values = 0
  /// What went wrong first.
  private(set) var fault: String?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses the whole file.
  mutating func parseDocument() -> MarkedValue? {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { return fail("expected a trailer of 32 bytes, found the end") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
      let table = number(at: trailer + 24, size: 8), count <= bytes.count, table <= trailer,
      (1...8).contains(offsetSize), (1...8).contains(referenceSize)
    else { return fail("expected a trailer, found values out of range") }
    (objectCount, tableOffset) = (count, table)
    return parseObject(top, depth: 1)
  }

  private mutating func fail(_ message: String) -> MarkedValue? {
    if fault == nil { fault = message }
    return nil
  }

  private func number(at offset: Int, size: Int) -> Int? {
    bits(at: offset, size: size).flatMap { Int(exactly: $0) }
  }

  /// The low 64 bits of a big-endian number.
  private func bits(at offset: Int, size: Int) -> UInt64? {
    guard offset >= 0, size > 0, size <= bytes.count, offset <= bytes.count - size else {
      return nil
    }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size].suffix(8) { value = value << 8 | UInt64(byte) }
    return value
  }

  private mutating func parseObject(_ index: Int, depth: Int) -> MarkedValue? {
    values += 1
    guard values <= valueLimit else {
      return fail("expected at most \(valueLimit) values, found more")
    }
    guard depth <= ProblemLog.nestingLimit else {
      return fail("expected at most \(ProblemLog.nestingLimit) levels of nesting, found more")
    }
    guard index < objectCount,
      let offset = number(at: tableOffset + index * offsetSize, size: offsetSize),
      offset < tableOffset
    else { return fail("expected an object, found a reference out of range") }
    guard let content = parseContent(at: offset, depth: depth) else {
      return fail("expected an object, found an unknown or cut one at byte \(offset)")
    }
    return MarkedValue(content, 0..<0)
  }

  private mutating func parseContent(at offset: Int, depth: Int) -> MarkedValue.Content? {
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: return marker == 0x08 ? .bool(false) : marker == 0x09 ? .bool(true) : .null
    case 0x1, 0x8: return integer(at: offset, marker)
    case 0x2: return real(at: offset + 1, size: 1 << Int(marker & 0xF)).map { .real($0) }
    case 0x3: return real(at: offset + 1, size: 8).map { .date(date(secondsSince2001: $0)) }
    default: break
    }
    guard let (count, start) = size(at: offset) else { return nil }
    switch marker >> 4 {
    case 0x4: return .data
    case 0x5: return slice(start, count).map { .string(String(decoding: $0, as: UTF8.self)) }
    case 0x6: return slice(start, 2 * count).map { .string(utf16($0)) }
    case 0x7: return slice(start, count).map { .string(String(decoding: $0, as: UTF8.self)) }
    case 0xA, 0xC: return .array(members(start, count, depth).compactMap { $0 })
    case 0xD: return .dictionary(pairs(start, count, depth))
    default: return nil
    }
  }

  private mutating func members(_ start: Int, _ count: Int, _ depth: Int) -> [MarkedValue?] {
    var members: [MarkedValue?] = []
    for index in 0..<count where fault == nil {
      let reference = number(at: start + index * referenceSize, size: referenceSize)
      members.append(parseObject(reference ?? .max, depth: depth + 1))
    }
    return members
  }

  private mutating func pairs(_ start: Int, _ count: Int, _ depth: Int) -> [MarkedPair] {
    let keys = members(start, count, depth)
    let values = members(start + count * referenceSize, count, depth)
    return zip(keys, values).compactMap { key, value in
      guard let key = key?.string, let value else { return nil }
      return MarkedPair(key: key, keyRange: 0..<0, value: value)
    }
  }

  /// The count of an object's parts, and where they start.
  private func size(at offset: Int) -> (count: Int, start: Int)? {
    let low = Int(bytes[offset] & 0xF)
    guard low == 0xF else { return (low, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let count = number(at: offset + 2, size: size), count <= bytes.count else { return nil }
    return (count, offset + 2 + size)
  }

  private func integer(at offset: Int, _ marker: UInt8) -> MarkedValue.Content? {
    let size = marker >> 4 == 0x8 ? Int(marker & 0xF) + 1 : 1 << Int(marker & 0xF)
    guard let bits = bits(at: offset + 1, size: size) else { return nil }
    // Eight bytes are signed; fewer are not.
    return .integer(Int(truncatingIfNeeded: bits))
  }

  private func real(at offset: Int, size: Int) -> Double? {
    guard let bits = bits(at: offset, size: size) else { return nil }
    switch size {
    case 4: return Double(Float(bitPattern: UInt32(bits)))
    case 8: return Double(bitPattern: bits)
    default: return nil
    }
  }

  private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    start + count <= bytes.count ? bytes[start..<start + count] : nil
  }
}
