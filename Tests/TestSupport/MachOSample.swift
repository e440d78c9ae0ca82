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
  /// Whether it only holds symbols, and the content of its sections is elsewhere.
  package var isCompanion = false
  /// Whether numbers have 64 bits.
  package var is64Bit = true

  package init() {}

  /// The image.
  package var bytes: [UInt8] {
    let size = headerSize + commands(dataAt: 0).reduce(0) { $0 + $1.count }
    let commands = commands(dataAt: size)
    var image: [UInt8] = number(is64Bit ? 0xfeed_facf : 0xfeed_face)
    for value in [0x100_000c, 0, 2, commands.count, size - headerSize, 0] {
      image += number(value)
    }
    if is64Bit { image += number(0) }
    for command in commands { image += command }
    return image + data
  }

  private var headerSize: Int { is64Bit ? 32 : 28 }
  private var names: [UInt8] {
    var names: [UInt8] = []
    for name in selectors { names += Array(name.utf8) + [0] }
    return names
  }
  private var texts: [UInt8] {
    var texts: [UInt8] = [0]
    for name in imports + own { texts += Array(name.utf8) + [0] }
    return texts
  }
  private var imports: [String] {
    let names: [String] = symbols.map { "_" + $0 }
    return classes.map { "_OBJC_CLASS_$_" + $0 } + names
  }

  private var table: [UInt8] {
    var offset = 1
    var table: [UInt8] = []
    for (index, name) in (imports + own).enumerated() {
      // N_EXT; one of its own is in section 1.
      let type: [UInt8] = index < imports.count ? [0x01, 0] : [0x0f, 1]
      table += number(offset)
      table += type
      table += [UInt8](repeating: 0, count: is64Bit ? 10 : 6)
      offset += name.utf8.count + 1
    }
    return table
  }

  private var signature: [UInt8] {
    guard let entitlements else { return [] }
    let blob = high(0xfade_7171) + high(8 + entitlements.utf8.count) + Array(entitlements.utf8)
    var signature = high(0xfade_0cc0)
    for value in [20 + blob.count, 1, 5, 20] { signature += high(value) }
    return signature + blob
  }

  private var data: [UInt8] { names + table + texts + signature }

  private func commands(dataAt start: Int) -> [[UInt8]] {
    let tableStart = start + names.count
    let textStart = tableStart + table.count
    var commands = [segment(namesAt: start)]
    commands.append(
      Self.joined([0x2, 24, tableStart, imports.count + own.count, textStart, texts.count]))
    for library in libraries {
      let name = Array(library.utf8) + [UInt8](repeating: 0, count: 4 - library.utf8.count % 4)
      commands.append(Self.joined([0xc, 24 + name.count, 24, 0, 0, 0]) + name)
    }
    if isEncrypted {
      let numbers = is64Bit ? [0x2c, 24, 0, 0, 1, 0] : [0x21, 20, 0, 0, 1]
      commands.append(Self.joined(numbers))
    }
    if entitlements != nil {
      commands.append(Self.joined([0x1d, 16, textStart + texts.count, signature.count]))
    }
    return commands
  }

  private func segment(namesAt start: Int) -> [UInt8] {
    var segment = Self.joined([is64Bit ? 0x19 : 0x1, is64Bit ? 152 : 124])
    segment += name("__TEXT")
    for value in [0, names.count, start, names.count] { segment += word(value) }
    segment += Self.joined([5, 5, 1, 0])
    segment += name("__objc_methname")
    segment += name("__TEXT")
    segment += word(0)
    segment += word(names.count)
    segment += number(isCompanion ? 0 : start)
    return segment + [UInt8](repeating: 0, count: is64Bit ? 28 : 24)
  }

  private func name(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: 16 - text.utf8.count)
  }

  private func word(_ value: Int) -> [UInt8] {
    is64Bit ? Self.joined([value, 0]) : number(value)
  }

  private static func joined(_ values: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in values { bytes += MachOSample().number(value) }
    return bytes
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func high(_ value: Int) -> [UInt8] { number(value).reversed() }
}
