/// The images of a Mach-O file: one for each architecture, or for each member of a static archive.
///
/// Sources: `mach-o/fat.h`, `mach-o/loader.h`, `ar.h` of Apple's open source (cctools, xnu).
struct MachOFile {
  private(set) var images: [ByteView] = []
  /// What went wrong first.
  private(set) var fault: String?

  /// Nil where the bytes are no such file.
  init?(_ bytes: [UInt8]) {
    var file = ByteView(bytes)
    file.isBigEndian = true
    if file.text(0)?.hasPrefix(Self.archiveMark) == true {
      addMembers(of: file)
      return
    }
    switch file.uint32(0) {
    case 0xcafe_babe: addSlices(of: file, entrySize: 20)
    case 0xcafe_babf: addSlices(of: file, entrySize: 32)
    default:
      guard MachOImage.hasMagic(file) else { return nil }
      images = [file]
    }
  }

  private static let archiveMark = "!<arch>\n"
  /// Java class files share the number; no file has so many architectures.
  private static let sliceLimit = 40

  private mutating func addSlices(of file: ByteView, entrySize: Int) {
    guard let count = file.uint32(4), count <= Self.sliceLimit else { return }
    for index in 0..<count {
      let entry = 8 + index * entrySize
      let (offset, size) =
        entrySize == 20
        ? (file.uint32(entry + 8), file.uint32(entry + 12))
        : (file.uint64(entry + 8), file.uint64(entry + 16))
      guard let offset, let size, let slice = file.part(offset, size) else {
        fault = fault ?? "expected \(count) architectures, found the end of the file"
        return
      }
      if slice.text(0)?.hasPrefix(Self.archiveMark) == true {
        addMembers(of: slice)
      } else if MachOImage.hasMagic(slice) {
        images.append(slice)
      }
    }
  }

  /// A member has 60 bytes in front of it: name, dates, and from 48 on its size in digits.
  private mutating func addMembers(of archive: ByteView) {
    var offset = Self.archiveMark.utf8.count
    while offset + 60 <= archive.count {
      let header = archive.part(offset, 60)?.text(0) ?? ""
      let fields = Array(header.utf8)
      guard fields.count == 60, let size = Self.number(fields[48..<58]),
        let member = archive.part(offset + 60, size)
      else {
        fault = fault ?? "expected a member of the archive at byte \(offset), found none"
        return
      }
      // BSD writes a long name in front of the content: "#1/20".
      let long = fields.starts(with: Array("#1/".utf8)) ? Self.number(fields[3..<16]) ?? 0 : 0
      if let content = member.rest(from: long), MachOImage.hasMagic(content) {
        images.append(content)
      }
      offset += 60 + size + size % 2
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self))
  }
}
