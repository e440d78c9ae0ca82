/// Kept answers and facts of one folder as one run of bytes: each under the digest of its content.
///
/// Damage costs what is damaged: an entry whose sum does not fit is not there.
package struct FactPack: Sendable {
  private let bytes: [UInt8]
  private var ranges: [ContentDigest: Range<Int>] = [:]

  /// A pack with nothing in it.
  package init() { bytes = [] }

  /// A pack as `bytes(_:)` writes it; an empty one where they are something else.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var offset = 0
    while let high = Self.number(bytes, &offset), let low = Self.number(bytes, &offset),
      let count = Self.number(bytes, &offset).flatMap({ Int(exactly: $0) }),
      count <= bytes.count - offset
    {
      ranges[ContentDigest(high: high, low: low)] = offset..<offset + count
      offset += count
    }
  }

  /// What is kept under a digest, if it is whole.
  package subscript(digest: ContentDigest) -> [UInt8]? {
    guard let range = ranges[digest], range.count >= Self.sumSize else { return nil }
    let content = Array(bytes[range.dropLast(Self.sumSize)])
    var offset = range.upperBound - Self.sumSize
    guard let high = Self.number(bytes, &offset), let low = Self.number(bytes, &offset),
      ContentDigest(of: content) == ContentDigest(high: high, low: low)
    else { return nil }
    return content
  }

  /// Whether something is kept under a digest.
  package func holds(_ digest: ContentDigest) -> Bool { ranges[digest] != nil }

  /// Some entries as the bytes of a pack.
  package static func bytes(_ entries: [(digest: ContentDigest, content: [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.reduce(0) { $0 + $1.content.count + 40 })
    for (digest, content) in entries {
      append(digest.high, to: &bytes)
      append(digest.low, to: &bytes)
      append(UInt64(content.count + sumSize), to: &bytes)
      bytes += content
      let sum = ContentDigest(of: content)
      append(sum.high, to: &bytes)
      append(sum.low, to: &bytes)
    }
    return bytes
  }

  private static let sumSize = 16

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  private static func number(_ bytes: [UInt8], _ offset: inout Int) -> UInt64? {
    guard offset + 8 <= bytes.count else { return nil }
    let number = bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    offset += 8
    return number
  }
}
