/// A zip archive of our own, as `zip` would write it.
package struct ZipSample {
  /// One file of the archive.
  package struct File {
    package var path: String
    package var content: [UInt8]
    /// Whether it is packed, in blocks that are not compressed.
    package var isPacked = true
    /// The size that it states, where that is a lie.
    package var statedSize: Int?
    /// The checksum that it states, where that is a lie.
    package var statedChecksum: UInt32?
    /// The upper half of its attributes: 0o120000 for a link.
    package var mode = 0o100644
    /// Bit 0: encrypted.
    package var flags = 0

    package init(_ path: String, _ content: [UInt8]) {
      self.path = path
      self.content = content
    }
  }
  package var files: [File]
  package var comment = ""

  package init(_ files: [File]) { self.files = files }

  /// The archive.
  package var bytes: [UInt8] {
    var body: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let packed = file.isPacked ? Self.packed(file.content) : file.content
      var numbers = low(20, 2) + low(file.flags, 2) + low(file.isPacked ? 8 : 0, 2)
      numbers += low(0, 4)
      numbers += low(Int(file.statedChecksum ?? Self.checksum(file.content)), 4)
      numbers += low(packed.count, 4)
      numbers += low(file.statedSize ?? file.content.count, 4)
      numbers += low(file.path.utf8.count, 2) + low(0, 2)
      directory += low(0x0201_4b50, 4) + low(0x0314, 2)
      directory += numbers
      directory += low(0, 6) + low(file.mode << 16, 4) + low(body.count, 4)
      directory += Array(file.path.utf8)
      body += low(0x0403_4b50, 4)
      body += numbers
      body += Array(file.path.utf8)
      body += packed
    }
    var end = low(0x0605_4b50, 4) + low(0, 4)
    end += low(files.count, 2) + low(files.count, 2)
    end += low(directory.count, 4) + low(body.count, 4) + low(comment.utf8.count, 2)
    return body + directory + end + Array(comment.utf8)
  }

  /// Deflate's blocks of bytes as they are.
  private static func packed(_ content: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    var rest = content[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      packed += [rest.isEmpty ? 1 : 0]
      packed += [UInt8(block.count & 0xff), UInt8(block.count >> 8)]
      packed += [~UInt8(block.count & 0xff), ~UInt8(block.count >> 8)]
      packed += block
    } while !rest.isEmpty
    return packed
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ content: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xedb8_8320 }
      }
    }
    return ~sum
  }

  private func low(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
