/// One part of a pattern for a name.
enum GlobToken: Sendable, Hashable {
  case literal(UInt8)
  /// `?`.
  case one
  /// `*`.
  case many
  /// `[a-z]`, `[!a-z]`.
  case set(ranges: [ClosedRange<UInt8>], isNegated: Bool)

  /// The parts of a pattern; nil where a bracket or an escape does not end.
  static func tokens(of pattern: [UInt8]) -> [GlobToken]? {
    var tokens: [GlobToken] = []
    var rest = pattern[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if tokens.last != .many { tokens.append(.many) }
      case UInt8(ascii: "?"): tokens.append(.one)
      case UInt8(ascii: "["):
        guard let set = takeSet(&rest) else { return nil }
        tokens.append(set)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        tokens.append(.literal(escaped))
      default: tokens.append(.literal(byte))
      }
    }
    return tokens
  }

  /// Whether the part stands for a byte.
  func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .literal(let own): own == byte
    case .one, .many: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }

  private static func takeSet(_ rest: inout ArraySlice<UInt8>) -> GlobToken? {
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst { return .set(ranges: ranges, isNegated: isNegated) }
      isFirst = false
      if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
        guard let named = takeClass(&rest) else { return nil }
        ranges += named
        continue
      }
      guard let low = unescaped(byte, &rest) else { return nil }
      guard rest.first == UInt8(ascii: "-"), rest.dropFirst().first != UInt8(ascii: "]") else {
        ranges.append(low...low)
        continue
      }
      rest.removeFirst()
      guard let end = rest.popFirst(), let high = unescaped(end, &rest) else { return nil }
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }

  private static func unescaped(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  private static func takeClass(_ rest: inout ArraySlice<UInt8>) -> [ClosedRange<UInt8>]? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end > rest.startIndex + 1,
      rest[end - 1] == UInt8(ascii: ":")
    else { return nil }
    let name = String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)
    rest = rest[(end + 1)...]
    return classes[name]
  }

  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x20...0x20, 0x09...0x09], "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39], "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E], "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20], "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
