import Facts

/// Comments and texts.
extension Skimmer {
  /// How deep interpolations are followed.
  private static let depthLimit = 32

  /// A comment, or a sign.
  mutating func slash() {
    guard at + 1 < bytes.count else { return at += 1 }
    switch bytes[at + 1] {
    case UInt8(ascii: "/"):
      let start = at
      while at < bytes.count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
      note(start..<at)
    case UInt8(ascii: "*"):
      let start = at
      passComment()
      note(start..<at)
    default: at += 1
    }
  }

  private mutating func passComment() {
    var depth = 0
    while at < bytes.count {
      let next = at + 1 < bytes.count ? bytes[at + 1] : 0
      if bytes[at] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        at += 1
      }
    }
  }

  private static let mark = Array("askonce:".utf8)

  /// Notes a comment that speaks to this tool.
  private mutating func note(_ comment: Range<Int>) {
    guard !index.isAddressed, comment.count > 8 else { return }
    for start in comment.dropLast(7) where bytes[start] == Self.mark[0] {
      if bytes[start..<start + 8].elementsEqual(Self.mark) { return index.isAddressed = true }
    }
  }

  /// A raw text, or a sign before a name: `#if`.
  mutating func hash(depth: Int) {
    let start = at
    while at < bytes.count, bytes[at] == UInt8(ascii: "#") { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") { text(hashes: at - start, depth: depth) }
  }

  /// A text: what its interpolations name is code.
  mutating func text(hashes: Int, depth: Int) {
    let isLong = starts(at, with: 34, 34, 34)
    at += isLong ? 3 : 1
    let start = at
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\\") where isSigned(at + 1, hashes):
        at += 1 + hashes
        guard at < bytes.count else { return }
        let isCode = bytes[at] == UInt8(ascii: "(")
        at += 1
        if isCode, depth < Self.depthLimit { interpolation(depth: depth) }
      case UInt8(ascii: "\""):
        if isLong, !starts(at, with: 34, 34, 34) {
          at += 1
          continue
        }
        guard isSigned(at + (isLong ? 3 : 1), hashes) else {
          at += 1
          continue
        }
        if !isLong { wholeText(start..<at) }
        at += (isLong ? 3 : 1) + hashes
        return
      case 10, 13:
        // A text that is not closed ends with its line.
        if !isLong { return }
        at += 1
      case UInt8(ascii: ":"):
        scheme(before: at, from: start)
        at += 1
      default: at += 1
      }
    }
  }

  private mutating func interpolation(depth: Int) {
    let outer = (parentheses, expected, isInCases)
    // Braces in it are closures, not bodies of what is pending.
    parentheses += 1
    expected = nil
    run(isNested: true, depth: depth + 1)
    (parentheses, expected, isInCases) = outer
  }

  private func starts(_ offset: Int, with a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == a && bytes[offset + 1] == b
      && bytes[offset + 2] == c
  }

  private func isSigned(_ offset: Int, _ hashes: Int) -> Bool {
    guard hashes > 0 else { return true }
    guard offset + hashes <= bytes.count else { return false }
    return bytes[offset..<offset + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// A text that could be a name: identifiers of scenes, keys of settings.
  private mutating func wholeText(_ range: Range<Int>) {
    guard (2...64).contains(range.count) else { return }
    var code = SourceIndex.Name.start
    for offset in range {
      guard bytes[offset].isOfWord else { return }
      code = SourceIndex.Name.adding(bytes[offset], to: code)
    }
    use(SourceIndex.Name(sum: code).quoted)
  }

  /// Notes an address of one of the schemes that are looked for.
  private mutating func scheme(before colon: Int, from start: Int) {
    guard !index.holdsScheme else { return }
    for scheme in schemes where colon - start >= scheme.count - 1 {
      let found = bytes[(colon + 1 - scheme.count)...colon].lazy.map { byte -> UInt8 in
        (65...90).contains(byte) ? byte + 32 : byte
      }
      if found.elementsEqual(scheme) { index.holdsScheme = true }
    }
  }
}
