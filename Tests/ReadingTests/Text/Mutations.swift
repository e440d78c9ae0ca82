/// Random but repeatable damage to a file: flipped, removed, repeated bytes and cut ends.
struct Mutations: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// The sample with one to four faults.
  mutating func damage(_ sample: [UInt8]) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &self)
      case 2: bytes.removeLast(bytes.count - index)
      case 3: bytes.remove(at: index)
      default: bytes.insert(contentsOf: bytes[index...].prefix(9), at: index)
      }
    }
    return bytes
  }
}
