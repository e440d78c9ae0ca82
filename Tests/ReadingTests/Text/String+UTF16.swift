extension String {
  /// The text as UTF-16, with or without a byte-order mark.
  func utf16Bytes(bigEndian: Bool, mark: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in (mark ? [0xFEFF] : []) + Array(utf16) {
      let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += bigEndian ? halves : halves.reversed()
    }
    return bytes
  }
}
