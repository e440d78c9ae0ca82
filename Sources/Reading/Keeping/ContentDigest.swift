/// 128 bits that stand for the content of a file: two contents share them by no accident.
///
/// It protects against nothing that is made on purpose: the cache is the user's own.
package struct ContentDigest: Sendable, Hashable {
  /// The halves.
  package private(set) var high: UInt64
  /// The halves.
  package private(set) var low: UInt64

  /// A digest by its halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Of bytes, after those that another digest stands for.
  package init(of bytes: [UInt8], after start: ContentDigest = ContentDigest(high: 1, low: 2)) {
    self = start
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 16 <= bytes.count {
        mix(
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        offset += 16
      }
      var rest: (UInt64, UInt64) = (0, 0)
      for index in offset..<bytes.count {
        let shift = UInt64((index - offset) & 7) * 8
        if index - offset < 8 {
          rest.0 |= UInt64(bytes[index]) << shift
        } else {
          rest.1 |= UInt64(bytes[index]) << shift
        }
      }
      mix(UInt64(littleEndian: rest.0), UInt64(littleEndian: rest.1))
      mix(UInt64(bytes.count), 0x9e37_79b9_7f4a_7c15)
    }
    finish()
  }

  /// Of a text, after what another digest stands for.
  package init(of text: String, after start: ContentDigest = ContentDigest(high: 1, low: 2)) {
    self.init(of: Array(text.utf8), after: start)
  }

  /// What stands for both, in this order.
  package func adding(_ other: ContentDigest) -> ContentDigest {
    var sum = self
    sum.mix(other.high, other.low)
    sum.finish()
    return sum
  }

  /// As the name of a file.
  package var name: String {
    [high, low].map { half in
      let text = String(half, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  @inline(__always)
  private mutating func mix(_ a: UInt64, _ b: UInt64) {
    let first = (high ^ a).multipliedFullWidth(by: 0x9fb2_1c65_1e98_df25 ^ b | 1)
    let second = (low ^ b).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93 ^ a | 1)
    high = Self.turned(high, 23) ^ first.high ^ second.low &+ a
    low = Self.turned(low, 41) ^ second.high ^ first.low &+ b
  }

  private mutating func finish() {
    for _ in 0..<3 {
      high = Self.stirred(high ^ Self.turned(low, 17))
      low = Self.stirred(low ^ Self.turned(high, 29))
    }
  }

  private static func stirred(_ value: UInt64) -> UInt64 {
    var value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  @inline(__always)
  private static func turned(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }
}
