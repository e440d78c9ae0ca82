import Facts
import SwiftSyntax

/// Where a file stops being Swift, if it does: at most one problem a file.
enum SyntaxFault {
  static func problems(
    in tree: SourceFileSyntax, bytes: [UInt8], lines: SourceLines
  ) -> [ReadingProblem] {
    if let offset = invalidByte(in: bytes) {
      return [
        problem(
          at: lines.place(from: offset, to: offset + 1), "a byte that is not UTF-8",
          help: "Save the file as UTF-8.")
      ]
    }
    guard tree.hasError, let node = firstFault(in: Syntax(tree)) else { return [] }
    return [
      problem(
        at: lines.place(node), message(for: node),
        help: "Make the file compile; what stands around this place was read.")
    ]
  }

  private static func problem(at place: Place, _ message: String, help: String) -> ReadingProblem {
    ReadingProblem(.partlyRead, at: place, message, help: help)
  }

  /// The first token that is missing, or the first code that the parser had to skip.
  private static func firstFault(in tree: Syntax) -> Syntax? {
    var node = tree
    while let next = node.children(viewMode: .all).first(where: \.hasError) {
      if next.is(UnexpectedNodesSyntax.self) || next.is(TokenSyntax.self) { return next }
      node = next
    }
    return node
  }

  private static func message(for node: Syntax) -> String {
    guard let token = node.as(TokenSyntax.self) else {
      let text = node.firstToken(viewMode: .all)?.text ?? ""
      return "unexpected '\(text.prefix(40))'"
    }
    if token.presence == .present, token.text.isEmpty { return "code that is not understood" }
    return token.presence == .missing
      ? "expected \(expected(token))" : "'\(token.text.prefix(40))' is not understood"
  }

  private static func expected(_ token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier: "a name"
    default: token.text.isEmpty ? "more code" : "'\(token.text)'"
    }
  }

  private static func invalidByte(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
