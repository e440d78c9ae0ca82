import Facts

/// The uses of one file that were seen already: a set that costs little to make and to ask.
struct NameTable {
  private var slots: [UInt64]
  private var count = 0

  init() { slots = [UInt64](repeating: 0, count: 1 << 10) }

  /// Adds a use; false where it is there already.
  mutating func insert(_ use: SourceIndex.Use) -> Bool {
    let key = max(1, use.name.code &+ UInt64(bitPattern: Int64(use.declaration)) &* Self.factor)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (key &* Self.factor) >> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] == key { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = key
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  private static let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 4)
    let mask = slots.count - 1
    for key in old where key != 0 {
      var slot = Int(truncatingIfNeeded: (key &* Self.factor) >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = key
    }
  }
}
