import Facts

/// One image of a Mach-O file, read along its load commands.
struct MachOImage {
  private let image: ByteView
  private let is64Bit: Bool
  private(set) var classes: Set<String> = []
  private(set) var symbols: Set<String> = []
  private(set) var selectors: Set<String> = []
  private(set) var libraries: Set<String> = []
  private(set) var isEncrypted = false
  /// The property list that a program without a bundle holds.
  private(set) var propertyList: [UInt8]?
  /// The entitlements that it is signed with.
  private(set) var entitlements: [UInt8]?
  /// What went wrong first.
  private(set) var fault: String?

  /// The number that an image starts with, whatever its byte order.
  static func hasMagic(_ bytes: ByteView) -> Bool { format(of: bytes) != nil }

  private static func format(of bytes: ByteView) -> (isBigEndian: Bool, is64Bit: Bool)? {
    for isBigEndian in [false, true] {
      var bytes = bytes
      bytes.isBigEndian = isBigEndian
      switch bytes.uint32(0) {
      case 0xfeed_face: return (isBigEndian, false)
      case 0xfeed_facf: return (isBigEndian, true)
      default: break
      }
    }
    return nil
  }

  init?(_ bytes: ByteView) {
    guard let format = Self.format(of: bytes) else { return nil }
    var bytes = bytes
    bytes.isBigEndian = format.isBigEndian
    image = bytes
    is64Bit = format.is64Bit
    readCommands()
  }

  private mutating func fail(_ message: String) {
    fault = fault ?? message
  }

  private mutating func readCommands() {
    guard let count = image.uint32(16) else { return fail("expected a header, found the end") }
    var offset = is64Bit ? 32 : 28
    for _ in 0..<count {
      guard let kind = image.uint32(offset), let size = image.uint32(offset + 4), size >= 8,
        let command = image.part(offset, size)
      else { return fail("expected a load command at byte \(offset), found the end") }
      read(command, kind)
      offset += size
    }
  }

  private mutating func read(_ command: ByteView, _ kind: Int) {
    switch kind {
    case 0x1: readSections(command, from: 56, size: 68)
    case 0x19: readSections(command, from: 72, size: 80)
    case 0x2: readSymbols(command)
    // LOAD_DYLIB, LOAD_WEAK_DYLIB, REEXPORT_DYLIB, LAZY_LOAD_DYLIB, LOAD_UPWARD_DYLIB
    case 0xc, 0x8000_0018, 0x8000_001f, 0x20, 0x8000_0023:
      if let name = command.uint32(8).flatMap(command.text) { libraries.insert(name) }
    case 0x21, 0x2c: isEncrypted = isEncrypted || command.uint32(16) ?? 0 != 0
    case 0x1d: readSignature(command)
    case 0x8000_0034: readImports(command)
    default: break
    }
  }

  private mutating func readSections(_ segment: ByteView, from start: Int, size: Int) {
    let is64Bit = size == 80
    guard let count = segment.uint32(start - 8), count <= segment.count / size else {
      return fail("expected the sections of a segment, found the end")
    }
    for index in 0..<count {
      guard let section = segment.part(start + index * size, size),
        let name = section.part(0, 16)?.text(0), Self.sections.contains(name)
      else { continue }
      let length = is64Bit ? section.uint64(40) : section.uint32(36)
      let offset = is64Bit ? section.uint32(48) : section.uint32(40)
      // Of a file of symbols (dSYM) the sections are in the program, and their offset is none.
      if offset == 0 { continue }
      guard let length, let offset, let content = image.part(offset, length) else {
        fail("expected the section \(name), found the end")
        continue
      }
      if name == "__info_plist" {
        propertyList = content.array
      } else {
        selectors.formUnion(content.texts)
      }
    }
  }

  private static let sections: Set<String> = ["__objc_methname", "__info_plist"]

  private mutating func readSymbols(_ command: ByteView) {
    let size = is64Bit ? 16 : 12
    guard let offset = command.uint32(8), let count = command.uint32(12),
      let names = command.uint32(16), let length = command.uint32(20),
      count <= image.count / size, let table = image.part(offset, count * size),
      let texts = image.part(names, length)
    else { return fail("expected a table of symbols, found the end") }
    for index in 0..<count {
      // Undefined, external and no entry for debuggers.
      guard let type = table.uint8(index * size + 4), type & 0xef == 1,
        let name = table.uint32(index * size).flatMap(texts.text)
      else { continue }
      add(name)
    }
  }

  private mutating func readImports(_ command: ByteView) {
    guard let offset = command.uint32(8), let length = command.uint32(12),
      let fixups = image.part(offset, length), let imports = fixups.uint32(8),
      let names = fixups.uint32(12).flatMap(fixups.rest), let count = fixups.uint32(16),
      let format = fixups.uint32(20), fixups.uint32(24) == 0
    else { return fail("expected a table of imports, found the end") }
    let size = [1: 4, 2: 8, 3: 16][format] ?? 4
    guard count <= fixups.count / size else {
      return fail("expected \(count) imports, found the end")
    }
    for index in 0..<count {
      let entry = imports + index * size
      let name = format == 3 ? fixups.uint32(entry + 4) : fixups.uint32(entry).map { $0 >> 9 }
      if let text = name.flatMap(names.text) { add(text) }
    }
  }

  /// C puts an underscore in front of each name.
  private mutating func add(_ name: String) {
    if name.hasPrefix(Self.classMark) {
      classes.insert(String(name.dropFirst(Self.classMark.count)))
    } else if name.hasPrefix("_") {
      symbols.insert(String(name.dropFirst()))
    }
  }

  private static let classMark = "_OBJC_CLASS_$_"

  /// A signature is a list of blobs; numbers have their high byte first.
  private mutating func readSignature(_ command: ByteView) {
    guard let offset = command.uint32(8), let length = command.uint32(12),
      var signature = image.part(offset, length)
    else { return fail("expected a signature, found the end") }
    signature.isBigEndian = true
    guard signature.uint32(0) == 0xfade_0cc0, let count = signature.uint32(8),
      count <= signature.count / 8
    else { return }
    for index in 0..<count {
      guard let start = signature.uint32(12 + index * 8 + 4),
        signature.uint32(start) == 0xfade_7171, let size = signature.uint32(start + 4), size >= 8
      else { continue }
      entitlements = signature.part(start + 8, size - 8)?.array
    }
  }
}
