import Facts

/// Reads one Objective-C or Objective-C++ file, or a header: bytes in, facts out, never failing.
///
/// The facts are those of Swift, under the names by which Swift knows frameworks: so all that is
/// concluded of one language is concluded of the other. The parser is our own: the compiler's needs
/// the headers of the SDK and the build's settings, neither of which a check has. It looks at every
/// token once, knows no types, and goes on behind what it does not understand.
package enum ObjectiveCReader: Reader {
  /// The facts of a file, and what of it could not be read.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<SwiftFacts> {
    let decoded = SourceText.decode(bytes, path: path)
    let text = decoded.text.bytes
    let lines = SourceLines(text, path: path)
    let lexed = text.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      lexer.run()
      return (lexer.tokens, lexer.comments, lexer.unended)
    }
    let tokens = Conditionals.resolved(lexed.0) { isZero($0, text) }
    let collector = ObjectiveCCollector(tokens: tokens, bytes: text, lines: lines)
    collector.file()
    let scan = CommentScan(bytes: text, lines: lines)
    collector.facts.comments = lexed.1.compactMap {
      scan.fact(decoded.text.string($0), at: $0.lowerBound)
    }
    var problems = collector.problems
    if let offset = lexed.2 { problems.insert(unended(lines, at: offset), at: 0) }
    if let fault = decoded.problems.first, let invalid = invalidText(in: tokens, text) {
      problems.insert(
        ReadingProblem(
          .partlyRead, at: lines.place(from: invalid.lowerBound, to: invalid.upperBound),
          fault.message, help: fault.help), at: 0)
    }
    return ReadFile(facts: collector.facts, problems: Array(problems.prefix(1)))
  }

  private static func unended(_ lines: SourceLines, at offset: Int) -> ReadingProblem {
    ReadingProblem(
      .partlyRead, at: lines.place(from: offset, to: offset + 1),
      "a text or comment that does not end",
      help: "Make the file compile; what stands before this place was read.")
  }

  /// The first token that is not UTF-8; what comments hold does no harm.
  private static func invalidText(in tokens: [Token], _ bytes: [UInt8]) -> Range<Int>? {
    for token in tokens where token.kind == .text || token.kind == .name {
      let part = bytes[token.start..<token.end]
      guard String(validating: part, as: UTF8.self) == nil else { continue }
      return token.start..<token.end
    }
    return nil
  }

  /// Whether a directive is `#if 0`.
  private static func isZero(_ token: Token, _ bytes: [UInt8]) -> Bool {
    let words = bytes[token.start..<token.end].split { $0 <= 32 }
    guard let last = words.last, words.count >= 2 else { return false }
    return last.elementsEqual([UInt8(ascii: "0")])
  }
}
