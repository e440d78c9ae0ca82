import Foundation

extension ZipArchive {
  /// Where the list of files is.
  struct Directory {
    let offset: Int
    let count: Int

    private static let mark = [0x50, 0x4b, 0x05, 0x06] as [UInt8]
    /// The last record, and the longest comment behind it.
    private static let reach = 22 + 65_535

    init(_ bytes: Data) throws(Fault) {
      let start = Swift.max(0, bytes.count - Self.reach)
      guard let tail = bytes.part(start, bytes.count - start),
        let found = tail.lastRange(of: Data(Self.mark))
      else { throw Fault(message: "expected a zip archive, found no directory at its end") }
      let record = found.lowerBound - bytes.startIndex
      guard record + 22 <= bytes.count else {
        throw Fault(message: "expected a zip archive, found its directory cut")
      }
      var count = bytes.number(record + 10, 2)
      var offset = bytes.number(record + 16, 4)
      // Zip64: 20 bytes in front of the record tell where the large numbers are.
      if count == 0xffff || offset == 0xffff_ffff, bytes.number(record - 20, 4) == 0x0706_4b50,
        let large = bytes.number(record - 20 + 8, 8), bytes.number(large, 4) == 0x0606_4b50
      {
        count = bytes.number(large + 32, 8)
        offset = bytes.number(large + 48, 8)
      }
      guard let count, let offset, offset <= bytes.count else {
        throw Fault(message: "expected a zip archive, found its directory cut")
      }
      guard count <= ZipArchive.entryLimit else {
        throw Fault(message: "expected at most \(ZipArchive.entryLimit) files, found \(count)")
      }
      self.count = count
      self.offset = offset
    }
  }

  /// One entry of the list.
  struct Header {
    let name: String
    let length: Int
    private(set) var size: Int
    private(set) var packedSize: Int
    private(set) var offset: Int
    let method: Int
    let checksum: UInt
    private let flags: Int
    private let mode: Int

    init?(_ bytes: Data, at start: Int) {
      guard bytes.number(start, 4) == 0x0201_4b50, let flags = bytes.number(start + 8, 2),
        let method = bytes.number(start + 10, 2), let checksum = bytes.number(start + 16, 4),
        let packedSize = bytes.number(start + 20, 4), let size = bytes.number(start + 24, 4),
        let nameLength = bytes.number(start + 28, 2),
        let extraLength = bytes.number(start + 30, 2),
        let commentLength = bytes.number(start + 32, 2),
        let attributes = bytes.number(start + 38, 4), let offset = bytes.number(start + 42, 4),
        let name = bytes.part(start + 46, nameLength),
        let extra = bytes.part(start + 46 + nameLength, extraLength)
      else { return nil }
      self.name = String(decoding: name, as: UTF8.self)
      length = 46 + nameLength + extraLength + commentLength
      self.size = size
      self.packedSize = packedSize
      self.offset = offset
      self.method = method
      self.checksum = UInt(checksum)
      self.flags = flags
      mode = attributes >> 16
      readLargeNumbers(extra)
    }

    /// Zip64 puts the numbers that do not fit behind the name, in this order.
    private mutating func readLargeNumbers(_ extra: Data) {
      var start = 0
      while let kind = extra.number(start, 2), let length = extra.number(start + 2, 2) {
        defer { start += 4 + length }
        guard kind == 1, var field = extra.part(start + 4, length) else { continue }
        for path in [\Header.size, \Header.packedSize, \Header.offset]
        where self[keyPath: path] == 0xffff_ffff {
          self[keyPath: path] = field.number(0, 8) ?? .max / 4
          field = field.part(8, field.count - 8) ?? Data()
        }
      }
    }

    /// Why the file is not read; nil where it is.
    var refusal: String? {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      if name.hasPrefix("/") || name.contains("\\") || name.contains("\0")
        || parts.contains(where: { $0 == ".." || $0 == "." || $0.isEmpty })
      {
        return "leaves the archive or has no plain path, and is left out"
      }
      if mode & 0xf000 == 0xa000 { return "is a link, and is left out" }
      if flags & 1 == 1 { return "is encrypted, and is left out" }
      if method != 0, method != 8 { return "is packed in a way that is not known, and is left out" }
      return nil
    }
  }
}
