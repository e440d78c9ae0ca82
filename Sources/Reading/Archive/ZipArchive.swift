import Foundation

/// A zip archive, of which single files are unpacked when they are asked for.
///
/// Invariant: what it says of itself is not believed. A name that leaves the archive, a link, an
/// encrypted file or one that unpacks to more than it states is refused, and named in `problems`.
///
/// Source: PKWARE's APPNOTE.TXT 6.3.10.
package struct ZipArchive: Sendable {
  /// One file of the archive.
  package struct Entry: Sendable, Hashable {
    /// With `/`, relative, without `.` and `..`.
    package var path: String
    /// Bytes when it is unpacked, as the archive says.
    package var size: Int
    var packedSize: Int
    var method: Int
    var checksum: UInt
    var offset: Int
  }
  /// Files, by path; folders are left out.
  package private(set) var entries: [String: Entry] = [:]
  /// What was refused, in the archive's order.
  package private(set) var problems: [String] = []
  private let bytes: Data

  /// More files are refused: no app has so many, and each costs memory before a byte is unpacked.
  static let entryLimit = 500_000
  /// Of all files together, unpacked: 8 GB, twice what the App Store takes.
  static let totalLimit = 8_000_000_000

  /// Why bytes are no archive that can be read.
  package struct Fault: Error, Hashable {
    /// "expected a directory at the end, found none".
    package var message: String
  }

  /// Reads the directory at the end of an archive.
  ///
  /// - Throws: `Fault` where there is none, or where it is cut or too long.
  package init(_ bytes: Data) throws(Fault) {
    self.bytes = bytes
    let directory = try Directory(bytes)
    var offset = directory.offset
    var total = 0
    for _ in 0..<directory.count {
      guard let header = Header(bytes, at: offset) else {
        throw Fault(message: "expected an entry of the directory at byte \(offset), found the end")
      }
      offset += header.length
      total += header.size
      guard total <= Self.totalLimit else {
        throw Fault(message: "expected at most \(Self.totalLimit / 1_000_000_000) GB, found more")
      }
      add(header)
    }
  }

  private mutating func add(_ header: Header) {
    guard !header.name.hasSuffix("/") else { return }
    if let reason = header.refusal {
      problems.append("'\(header.name)' \(reason)")
    } else if entries[header.name] != nil {
      problems.append("'\(header.name)' is there twice; the first is read")
    } else {
      entries[header.name] = Entry(
        path: header.name, size: header.size, packedSize: header.packedSize,
        method: header.method, checksum: header.checksum, offset: header.offset)
    }
  }

  /// Unpacks one file.
  ///
  /// - Throws: `Fault` where it is cut, damaged, or larger than it states.
  package func content(of entry: Entry) throws(Fault) -> [UInt8] {
    // The header in front of the content repeats what the directory says, but for its own length.
    guard let name = bytes.number(entry.offset + 26, 2),
      let extra = bytes.number(entry.offset + 28, 2),
      bytes.number(entry.offset, 4) == 0x0403_4b50,
      let packed = bytes.part(entry.offset + 30 + name + extra, entry.packedSize)
    else { throw Fault(message: "expected the content of '\(entry.path)', found the end") }
    let content = try Inflate.content(packed, of: entry)
    guard Inflate.checksum(content) == entry.checksum else {
      throw Fault(message: "'\(entry.path)' is damaged: its checksum is another")
    }
    return content
  }
}

extension Data {
  /// A number with its low byte first; nil behind the end, or where no offset is so large.
  func number(_ offset: Int, _ size: Int) -> Int? {
    guard let part = part(offset, size) else { return nil }
    let value = part.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  /// Bytes at an offset; nil where they do not lie inside.
  func part(_ offset: Int, _ size: Int) -> Data? {
    guard offset >= 0, size >= 0, offset <= count, size <= count - offset else { return nil }
    let start = startIndex + offset
    return self[start..<start + size]
  }
}
