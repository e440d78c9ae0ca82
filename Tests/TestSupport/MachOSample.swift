/// A small Mach-O image of our own, as a linker would write it.
package struct MachOSample {
  /// Classes that it imports.
  package var classes: [String] = []
  /// Functions and constants that it imports.
  package var symbols: [String] = []
  /// Functions of its own, which are no imports.
  package var own: [String] = ["_main"]
  /// The content of `__objc_methname`.
  package var selectors: [String] = []
  /// Libraries that it loads.
  package var libraries: [String] = []
  /// Whether its text is encrypted.
  package var isEncrypted = false
  /// The entitlements in its signature.
  package var entitlements: String?
  /// Whether numbers have 64 bits.
  package var is64Bit = true

  package init() {}

  /// The image.
  package var bytes: [UInt8] {
    let size = headerSize + commands(dataAt: 0).reduce(0) { $0 + $1.count }
    let commands = commands(dataAt: size)
    var image = number(is64Bit ? 0xfeed_facf : 0xfeed_face) + number(0x100_000c) + number(0)
    image += number(2) + number(commands.count) + number(size - headerSize) + number(0)
    if is64Bit { image += number(0) }
    return image + commands.joined() + data
  }

  private var headerSize: Int { is64Bit ? 32 : 28 }
  private var names: [UInt8] { selectors.flatMap { Array($0.utf8) + [0] } }
  private var texts: [UInt8] {
    [0] + imports.flatMap { Array($0.utf8) + [0] } + own.flatMap { Array($0.utf8) + [0] }
  }
  private var imports: [String] { classes.map { "_OBJC_CLASS_$_" + $0 } + symbols.map { "_" + $0 } }

  private var table: [UInt8] {
    var offset = 1
    var table: [UInt8] = []
    for (index, name) in (imports + own).enumerated() {
      // N_EXT; one of its own is in section 1.
      let type: [UInt8] = index < imports.count ? [0x01, 0] : [0x0f, 1]
      table += number(offset) + type + [0, 0] + [UInt8](repeating: 0, count: is64Bit ? 8 : 4)
      offset += name.utf8.count + 1
    }
    return table
  }

  private var signature: [UInt8] {
    guard let entitlements else { return [] }
    let blob = high(0xfade_7171) + high(8 + entitlements.utf8.count) + Array(entitlements.utf8)
    return high(0xfade_0cc0) + high(20 + blob.count) + high(1) + high(5) + high(20) + blob
  }

  private var data: [UInt8] { names + table + texts + signature }

  private func commands(dataAt start: Int) -> [[UInt8]] {
    let tableStart = start + names.count
    let textStart = tableStart + table.count
    var commands = [segment(namesAt: start)]
    commands.append(
      number(0x2) + number(24) + number(tableStart) + number(imports.count + own.count)
        + number(textStart) + number(texts.count))
    for library in libraries {
      let name = Array(library.utf8) + [UInt8](repeating: 0, count: 4 - library.utf8.count % 4)
      commands.append(
        number(0xc) + number(24 + name.count) + number(24) + number(0) + number(0) + number(0)
          + name)
    }
    if isEncrypted {
      let command = number(is64Bit ? 0x2c : 0x21) + number(is64Bit ? 24 : 20)
      commands.append(
        command + number(0) + number(0) + number(1) + (is64Bit ? number(0) : []))
    }
    if entitlements != nil {
      commands.append(
        number(0x1d) + number(16) + number(textStart + texts.count) + number(signature.count))
    }
    return commands
  }

  private func segment(namesAt start: Int) -> [UInt8] {
    let word = { (value: Int) in
      is64Bit ? number(value) + number(0) : number(value)
    }
    let head = number(is64Bit ? 0x19 : 0x1) + number(is64Bit ? 152 : 124) + name("__TEXT")
    let range = word(0) + word(names.count) + word(start) + word(names.count)
    let section =
      name("__objc_methname") + name("__TEXT") + word(0) + word(names.count) + number(start)
      + [UInt8](repeating: 0, count: is64Bit ? 28 : 24)
    return head + range + number(5) + number(5) + number(1) + number(0) + section
  }

  private func name(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: 16 - text.utf8.count)
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func high(_ value: Int) -> [UInt8] { number(value).reversed() }
}
