import Facts
import SwiftSyntax

extension Collector {
  func string(_ node: StringLiteralExprSyntax) -> Value {
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    var pieces: [Value] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment):
        text += unescaped(segment.content.text, pounds: pounds)
      case .expressionSegment(let segment):
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        let values = segment.expressions.map { expression($0.expression) }
        pieces.append(values.first ?? .other("missing"))
      @unknown default: break
      }
    }
    guard !pieces.isEmpty else { return .text(text) }
    return .template(text.isEmpty ? pieces : pieces + [.text(text)])
  }

  /// What a piece of a literal stands for.
  private func unescaped(_ text: String, pounds: Int) -> String {
    guard text.utf8.contains(where: { $0 == 92 || $0 == 13 }) else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character == "\r\n" || character == "\r" {
        result += "\n"
      } else if character == "\\", isEscape(rest, pounds: pounds) {
        rest = rest.dropFirst(pounds)
        result += escape(&rest)
      } else {
        result.append(character)
      }
    }
    return result
  }

  private func isEscape(_ rest: Substring, pounds: Int) -> Bool {
    rest.prefix(pounds).count == pounds && rest.prefix(pounds).allSatisfy { $0 == "#" }
  }

  private func escape(_ rest: inout Substring) -> String {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u": return scalar(&rest)
    case let character? where character.isWhitespace:
      if !character.isNewline { rest = rest.drop { $0.isWhitespace && !$0.isNewline }.dropFirst() }
      return ""
    case let character?: return String(character)
    case nil: return ""
    }
  }

  /// `{1F600}` after `\u`.
  private func scalar(_ rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}"
  }
}
