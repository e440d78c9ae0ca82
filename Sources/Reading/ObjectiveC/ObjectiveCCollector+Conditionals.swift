import Facts

/// Directives of the preprocessor.
extension ObjectiveCCollector {
  /// Passes a directive: an import, a constant, a branch.
  func directive() {
    let token = token
    advance()
    switch token.word {
    case "import", "include": importHeader(token)
    case "define": define(token)
    case "if", "ifdef", "ifndef": open(token)
    case "else", "elif", "elifdef", "elifndef": turn(token)
    case "endif": if let last = conditionals.popLast() { guardID = last.outer }
    default: break
    }
  }

  /// What stands behind the directive's name.
  private func argument(of token: Token) -> String {
    let line = text(token).drop { $0 == "#" || $0 == " " || $0 == "\t" }
    return line.drop { $0.isLetter }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func open(_ token: Token) {
    var test = Guard(
      parent: guardID, statement: .compilation, origin: newOrigin(), subject: .none,
      pattern: .text(argument(of: token)), isNegated: false, place: place(token))
    if token.word == "ifndef" { test.isNegated = true }
    conditionals.append(Conditional(outer: guardID, origin: test.origin, test: test))
    guardID = addGuard(test)
  }

  private func turn(_ token: Token) {
    guard let last = conditionals.indices.last, var test = conditionals[last].test else { return }
    guardID = conditionals[last].outer
    test.isNegated.toggle()
    test.parent = guardID
    guardID = addGuard(test)
    guard token.word != "else" else { return conditionals[last].test = nil }
    test = Guard(
      parent: guardID, statement: .compilation, origin: conditionals[last].origin, subject: .none,
      pattern: .text(argument(of: token)), isNegated: false, place: place(token))
    conditionals[last].outer = conditionals[last].outer
    conditionals[last].test = test
    guardID = addGuard(test)
  }

  /// `#import <AVFoundation/AVFoundation.h>`: the module of a framework.
  private func importHeader(_ token: Token) {
    let line = text(token)
    guard let open = line.firstIndex(of: "<"), let end = line[open...].firstIndex(of: "/") else {
      return
    }
    add(import: String(line[line.index(after: open)..<end]))
  }

  func add(import name: String) {
    if !facts.imports.contains(name) { facts.imports.append(name) }
  }

  /// `#define kKey @"key"`: a constant; macros with arguments are names that are called.
  private func define(_ token: Token) {
    let inner = bytes.withUnsafeBufferPointer { buffer -> [Token] in
      var start = token.start
      while start < token.end, buffer[start] != UInt8(ascii: "d") { start += 1 }
      var lexer = Lexer(buffer, in: min(start + 6, token.end)..<token.end)
      lexer.run()
      return lexer.tokens
    }
    guard inner.count == 3, inner[0].kind == .name, let value = constant(inner[1]) else { return }
    facts.properties.append(
      PropertyFact(
        owner: nil, name: text(inner[0]), isConstant: true, value: value, guardID: guardID,
        place: place(token)))
  }

  /// A literal, or the name of another constant.
  func constant(_ token: Token) -> Value? {
    switch token.kind {
    case .text: .text(literal(token))
    case .number: .number(text(token))
    case .name: value(ofName: token)
    case .atWord: token.word == "YES" ? .bool(true) : token.word == "NO" ? .bool(false) : nil
    default: nil
    }
  }
}
