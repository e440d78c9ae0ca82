/// libyaml counts Unicode scalars; this gives the byte that each starts at.
struct ScalarOffsets {
  private let count: Int
  /// Nil for ASCII, where both are the same.
  private let starts: [Int]?

  init(of bytes: [UInt8]) {
    count = bytes.count
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      starts = nil
      return
    }
    starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
  }

  /// The bytes between two scalars.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let low = offset(of: start)
    return low..<max(low, offset(of: end))
  }

  private func offset(of scalar: Int) -> Int {
    guard let starts else { return min(scalar, count) }
    return scalar < starts.count ? starts[scalar] : count
  }
}
