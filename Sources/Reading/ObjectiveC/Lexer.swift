/// Cuts Objective-C source into tokens: one pass over the bytes, which never fails.
///
/// Comments are no tokens; those that may speak to this tool are kept apart.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tokens: [Token] = []
  /// Comments that hold the tool's mark.
  private(set) var comments: [Range<Int>] = []
  /// A comment or text that nothing ends, by its offset.
  private(set) var unended: Int?
  var offset: Int
  private let limit: Int
  /// Whether no token stands before on the line.
  private var startsLine = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil) {
    self.bytes = bytes
    offset = range?.lowerBound ?? 0
    limit = range?.upperBound ?? bytes.count
    tokens.reserveCapacity((limit - offset) / 5)
  }

  /// Reads to the end.
  mutating func run() {
    while offset < limit { step() }
    add(.end, from: limit)
  }

  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case 10, 13:
      startsLine = true
      offset += 1
    case 0...32: offset += 1
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): text(from: offset)
    case UInt8(ascii: "'"): quoted(UInt8(ascii: "'"), .character)
    case UInt8(ascii: "@"): at()
    case UInt8(ascii: "#") where startsLine: directive()
    case UInt8(ascii: "\\"): offset += 1
    case let byte where byte.startsName: name()
    case let byte where byte.isDigit || (byte == UInt8(ascii: ".") && peek(1).isDigit): number()
    default: sign()
    }
  }

  private func peek(_ distance: Int) -> UInt8 {
    offset + distance < limit ? bytes[offset + distance] : 0
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, word: Word = .none) {
    tokens.append(Token(kind: kind, start: start, end: offset, word: word))
    startsLine = false
  }

  private mutating func name() {
    let start = offset
    while offset < limit, bytes[offset].isInName { offset += 1 }
    if isRawTextPrefix(start..<offset) { return rawText(from: start) }
    add(.name, from: start, word: Word(bytes, start..<offset))
  }

  private mutating func number() {
    let start = offset
    while offset < limit {
      let byte = bytes[offset]
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let last = bytes[max(start, offset - 1)] | 32
      guard byte.isInName || byte == UInt8(ascii: ".") || (isSign && last == UInt8(ascii: "e"))
      else { break }
      // `0xE-1` is a difference.
      if isSign, bytes[start] == UInt8(ascii: "0"), peek(0) != 0, start + 1 < offset,
        bytes[start + 1] | 32 == UInt8(ascii: "x")
      {
        break
      }
      offset += 1
    }
    add(.number, from: start)
  }

  /// `@"text"`, `@interface`, or the sign alone before `[`, `{`, `(` and numbers.
  private mutating func at() {
    let start = offset
    if peek(1) == UInt8(ascii: "\"") {
      offset += 1
      return text(from: start)
    }
    offset += 1
    let name = offset
    while offset < limit, bytes[offset].isInName, offset > name || !bytes[offset].isDigit {
      offset += 1
    }
    if offset > name {
      add(.atWord, from: start, word: Word(bytes, name..<offset))
    } else {
      add(.sign, from: start, word: "@")
    }
  }

  private mutating func text(from start: Int) { quoted(UInt8(ascii: "\""), .text, from: start) }

  /// A text or character; it ends with its line at the latest.
  private mutating func quoted(_ quote: UInt8, _ kind: Token.Kind, from given: Int? = nil) {
    let start = given ?? offset
    offset += 1
    while offset < limit, bytes[offset] != quote, bytes[offset] != 10 {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += peek(1) == 13 && peek(2) == 10 ? 3 : 2
      } else {
        offset += 1
      }
    }
    if offset < limit, bytes[offset] == quote {
      offset += 1
    } else {
      offset = min(offset, limit)
      if kind == .text { unended = unended ?? start }
    }
    add(kind, from: start)
  }

  // MARK: - Raw texts of C++

  private func isRawTextPrefix(_ range: Range<Int>) -> Bool {
    bytes[range.upperBound - 1] == UInt8(ascii: "R") && range.count <= 3
      && range.upperBound < limit && bytes[range.upperBound] == UInt8(ascii: "\"")
  }

  /// `R"end(text)end"`
  private mutating func rawText(from start: Int) {
    let mark = offset + 1
    var open = mark
    while open < limit, bytes[open] != UInt8(ascii: "("), open - mark < 17 { open += 1 }
    let end = Array(bytes[mark..<min(open, limit)])
    offset = min(open, limit)
    while offset < limit {
      let close = offset + 1 + end.count
      if bytes[offset] == UInt8(ascii: ")"), close < limit, bytes[close] == UInt8(ascii: "\""),
        bytes[offset + 1..<close].elementsEqual(end)
      {
        offset = close + 1
        return add(.text, from: start)
      }
      offset += 1
    }
    unended = unended ?? start
    add(.text, from: start)
  }

  // MARK: - Comments and directives

  private mutating func slash() {
    switch peek(1) {
    case UInt8(ascii: "/"):
      let start = offset
      while offset < limit, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
      keep(start..<offset)
    case UInt8(ascii: "*"): blockComment()
    default: sign()
    }
  }

  private mutating func blockComment() {
    let start = offset
    offset += 2
    while offset < limit {
      if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return keep(start..<offset)
      }
      if bytes[offset] == 10 { startsLine = true }
      offset += 1
    }
    unended = unended ?? start
  }

  private mutating func keep(_ range: Range<Int>) {
    var next = range.lowerBound + 2
    while next < range.upperBound,
      bytes[next] <= 32 || bytes[next] == UInt8(ascii: "*")
        || bytes[next] == UInt8(ascii: "/")
    {
      next += 1
    }
    if next + 8 <= range.upperBound, Word(bytes, next..<next + 8) == "askonce:" {
      comments.append(range)
    }
  }

  /// A whole line of the preprocessor, with those that continue it.
  private mutating func directive() {
    let start = offset
    offset += 1
    while offset < limit, bytes[offset] == 32 || bytes[offset] == 9 { offset += 1 }
    let name = offset
    while offset < limit, bytes[offset].isInName { offset += 1 }
    let word = Word(bytes, name..<offset)
    while offset < limit, bytes[offset] != 10 {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += peek(1) == 13 && peek(2) == 10 ? 3 : 2
      } else if bytes[offset] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        break
      } else if bytes[offset] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        break
      } else {
        offset += 1
      }
    }
    offset = min(offset, limit)
    add(.directive, from: start, word: word)
  }

  // MARK: - Signs

  private mutating func sign() {
    let start = offset
    offset += signLength
    add(.sign, from: start, word: Word(bytes, start..<offset))
  }

  private var signLength: Int {
    let (first, second) = (bytes[offset], peek(1))
    switch first {
    case UInt8(ascii: "."): return second == first && peek(2) == first ? 3 : 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      if second == first { return peek(2) == UInt8(ascii: "=") ? 3 : 2 }
      return second == UInt8(ascii: "=") ? 2 : 1
    case UInt8(ascii: "-"):
      return second == UInt8(ascii: ">") || second == first || second == UInt8(ascii: "=") ? 2 : 1
    case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "="):
      return second == first || second == UInt8(ascii: "=") ? 2 : 1
    case UInt8(ascii: ":"), UInt8(ascii: "#"): return second == first ? 2 : 1
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"),
      UInt8(ascii: "!"):
      return second == UInt8(ascii: "=") ? 2 : 1
    default: return 1
    }
  }
}
