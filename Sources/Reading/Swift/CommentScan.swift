import Facts
import SwiftSyntax

/// Finds the comments that speak to this tool, by a search in the bytes first.
struct CommentScan {
  let bytes: [UInt8]
  let lines: SourceLines
  private static let mark = Array("askonce:".utf8)

  init(bytes: [UInt8], lines: SourceLines) {
    self.bytes = bytes
    self.lines = lines
  }

  func comments(in tree: SourceFileSyntax) -> [CommentFact] {
    var facts: [CommentFact] = []
    for offset in marks() {
      guard let comment = comment(around: offset, in: tree) else { continue }
      if let fact = fact(comment.text, at: comment.offset) { facts.append(fact) }
    }
    return facts
  }

  private func marks() -> [Int] {
    let mark = Self.mark
    return bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var index = 0
      while index + mark.count <= bytes.count {
        if bytes[index] == mark[0], bytes[index + 7] == mark[7],
          bytes[index..<index + mark.count].elementsEqual(mark)
        {
          found.append(index)
        }
        index += 1
      }
      return found
    }
  }

  /// The comment that holds the offset; nil where it is in code or in a string.
  private func comment(
    around offset: Int, in tree: SourceFileSyntax
  ) -> (text: String, offset: Int)? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    let start = token.position.utf8Offset
    let after = token.endPositionBeforeTrailingTrivia.utf8Offset
    return piece(of: token.leadingTrivia, from: start, at: offset)
      ?? piece(of: token.trailingTrivia, from: after, at: offset)
  }

  private func piece(
    of trivia: Trivia, from start: Int, at offset: Int
  ) -> (text: String, offset: Int)? {
    var position = start
    for piece in trivia {
      let end = position + piece.sourceLength.utf8Length
      if position <= offset, offset < end {
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          return (text, position)
        default: return nil
        }
      }
      position = end
    }
    return nil
  }

  func fact(_ comment: String, at offset: Int) -> CommentFact? {
    var text = Substring(comment)
    if text.hasPrefix("/*") {
      text = text.dropFirst(2)
      if text.hasSuffix("*/") { text = text.dropLast(2) }
      text = text.drop { $0 == "*" || $0.isWhitespace }
    } else {
      text = text.drop { $0 == "/" || $0.isWhitespace }
    }
    guard text.hasPrefix("askonce:") else { return nil }
    let line = lines.lineStart(before: offset)
    return CommentFact(
      text: trimmed(text.dropFirst(8)),
      followsCode: bytes[line..<offset].contains { $0 > 32 },
      place: lines.place(from: offset, to: offset + comment.utf8.count))
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
