/// Long runs of opening brackets, which the parser reads in time exponential in their length.
///
/// It looks ahead from every bracket for a type, more than once. No code nests so deep; brackets
/// beyond the bound become spaces, so that offsets stay and the parser reports the rest. A `<` is
/// a bracket only where it follows a name directly, as in `A<B>`: elsewhere it compares.
enum BracketRun {
  private static let bound = 10

  /// The bytes to parse: the given ones, unless a run is too long.
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    let excess = bytes.withUnsafeBufferPointer(excess)
    guard !excess.isEmpty else { return bytes }
    var bytes = bytes
    for index in excess { bytes[index] = 32 }
    return bytes
  }

  private static func excess(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var excess: [Int] = []
    var length = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "["):
        length += 1
        if length > bound { excess.append(index) }
      case UInt8(ascii: "<"):
        guard index > 0, isPartOfName(bytes[index - 1]) else { continue }
        length += 1
        if length > bound { excess.append(index) }
      case UInt8(ascii: "(") where length > 0:
        length += 1
        if length > bound { excess.append(index) }
      case let byte where isPartOfType(byte): break
      default: length = 0
      }
    }
    return excess
  }

  /// Whether the byte may stand between the brackets of nested types.
  private static func isPartOfType(_ byte: UInt8) -> Bool {
    switch byte {
    case 9, 10, 13, 32, UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "&"):
      true
    default: isPartOfName(byte)
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 128..., UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}
