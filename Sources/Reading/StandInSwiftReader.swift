import Facts

/// Stands in until the Swift reader is merged: comments to this tool and plain calls `name(`.
///
/// It knows comments and string literals, and nothing else of the language.
enum StandInSwiftReader {
  static func read(_ bytes: [UInt8], path: String) -> SwiftFacts {
    var scan = Scan(bytes: bytes, facts: SwiftFacts(path: path))
    scan.facts.bodies = [Body(kind: .topLevel, owner: nil, name: "", place: Place(path: path))]
    while scan.index < bytes.count { scan.step() }
    return scan.facts
  }

  struct Scan {
    let bytes: [UInt8]
    var facts: SwiftFacts
    var index = 0
    var line = 1
    var lineStart = 0
    var sawCode = false

    func at(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    mutating func advance() {
      if bytes[index] == 10 || (bytes[index] == 13 && !at("\r\n")) {
        line += 1
        lineStart = index + 1
        sawCode = false
      }
      index += 1
    }

    mutating func advance(past end: String) {
      while index < bytes.count, !at(end) { advance() }
      for _ in end.utf8 where index < bytes.count { advance() }
    }

    mutating func step() {
      if at("//") {
        comment()
      } else if at("/*") {
        blockComment()
      } else if at("\"") || at("#") {
        literal()
      } else if bytes[index] == 95 || isLetter(bytes[index]) {
        word()
      } else {
        if bytes[index] > 32 { sawCode = true }
        advance()
      }
    }

    mutating func comment() {
      let (start, follows) = (index, sawCode)
      while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
      let text = String(decoding: bytes[start..<index], as: UTF8.self).drop {
        $0 == "/" || $0 == " "
      }
      guard text.hasPrefix("askonce:") else { return }
      let content = text.dropFirst(8).drop { $0 == " " }
      facts.comments.append(
        CommentFact(text: String(content), followsCode: follows, place: place(from: start)))
    }

    mutating func blockComment() {
      var depth = 0
      repeat {
        if at("/*") {
          depth += 1
          index += 2
        } else if at("*/") {
          depth -= 1
          index += 2
        } else {
          advance()
        }
      } while depth > 0 && index < bytes.count
    }

    mutating func literal() {
      sawCode = true
      var signs = ""
      while index < bytes.count, bytes[index] == 35 {
        signs += "#"
        index += 1
      }
      guard index < bytes.count, at("\"") else { return }
      let end = (at("\"\"\"") ? "\"\"\"" : "\"") + signs
      for _ in 0..<(end.utf8.count - signs.utf8.count) { index += 1 }
      advance(past: end)
    }

    mutating func word() {
      sawCode = true
      let start = index
      while index < bytes.count, isLetter(bytes[index]) || bytes[index] == 95 { index += 1 }
      guard index < bytes.count, at("(") else { return }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      facts.calls.append(
        Call(
          callee: .path([name]), arguments: [], body: 0, guardID: nil, isStatement: true,
          place: place(from: start), namePlace: place(from: start)))
    }

    func isLetter(_ byte: UInt8) -> Bool {
      (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
    }

    func place(from start: Int) -> Place {
      Place(
        path: facts.path, line: line, column: start - lineStart + 1, endLine: line,
        endColumn: index - lineStart + 1)
    }
  }
}
