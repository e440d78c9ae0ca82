import Facts

/// Statements; each tells whether nothing behind it in its block runs.
extension ObjectiveCCollector {
  /// `{ … }`; conditions that an early exit in it leaves behind end with it.
  @discardableResult
  func block() -> Bool {
    take("{")
    let outer = (guardID, conditionals)
    var exits = false
    while !isAtEnd, !at("}") {
      // A class that starts or ends here shows that a brace is missing.
      if token.kind == .atWord, Self.outermost.contains(token.word) { break }
      let before = index
      exits = statement()
      if index == before { advance() }
    }
    take("}")
    (guardID, conditionals) = outer
    return exits
  }

  private static let outermost: Set<Word> = ["end", "implementation", "interface", "property"]

  @discardableResult
  func statement() -> Bool {
    deeper(false) {
      switch token.kind {
      case .directive:
        directive()
        return false
      case .atWord: return atStatement()
      case .name: return namedStatement()
      case .sign where at("{"): return block()
      case .sign where at(";"):
        advance()
        return false
      default: return expressionStatement()
      }
    }
  }

  private func namedStatement() -> Bool {
    switch token.word {
    case "if": return ifStatement()
    case "return": return returnStatement()
    case "for": forStatement()
    case "while": whileStatement()
    case "do": doStatement()
    case "switch": switchStatement()
    case "case", "default": skipLabel()
    case "else", "try": advance()
    case "catch": catchClause()
    case "typedef", "using": skipToSemicolon()
    case "break", "continue", "goto", "throw", "co_return":
      return leave()
    default: return declarationOrExpression()
    }
    return false
  }

  private func leave() -> Bool {
    let isThrown = atName("throw")
    let start = index
    advance()
    if isThrown, !at(";") {
      result(.thrown, from: start)
    } else {
      while !isAtEnd, !at(";"), !at("}") { advance() }
    }
    take(";")
    return true
  }

  private func returnStatement() -> Bool {
    let start = index
    advance()
    if at(";") || at("}") {
      add(
        Result(
          kind: .left, value: nil, body: body ?? 0, guardID: guardID, place: place(from: start)))
    } else {
      result(.returned, from: start)
    }
    endStatement()
    return true
  }

  func result(_ kind: Result.Kind, from start: Int) {
    let index = facts.results.count
    add(Result(kind: kind, value: nil, body: body ?? 0, guardID: guardID, place: place(token)))
    let value = expression(Position(isStatement: true))
    guard index < facts.results.count else { return }
    facts.results[index].value = value
    facts.results[index].place = place(from: start)
  }

  private func add(_ result: Result) {
    if body != nil { facts.results.append(result) }
  }

  func expressionStatement() -> Bool {
    let start = index
    let value = expression(Position(isStatement: true))
    while take(",") { _ = expression(Position(isStatement: true)) }
    if index == start { advance() }
    endStatement()
    if case .call(let call) = value {
      return Self.endingCalls.contains(facts.calls[call].name)
    }
    return false
  }

  private static let endingCalls: Set<String> = ["exit", "abort", "_exit"]

  /// Passes the `;`; where there is none, what stands here is read as the next statement.
  func endStatement() { take(";") }

  // MARK: - Statements with an `@`

  private func atStatement() -> Bool {
    switch token.word {
    case "autoreleasepool", "try", "finally":
      advance()
      return at("{") ? block() : false
    case "synchronized":
      advance()
      skipBrackets()
      return at("{") ? block() : false
    case "catch": catchClause()
    case "throw":
      let start = index
      advance()
      if !at(";") { result(.thrown, from: start) }
      endStatement()
      return true
    case "weakify", "strongify", "onExit", "keywordify", "weakifySelf", "strongifySelf":
      advance()
      if at("(") { skipBrackets() }
      endStatement()
    default: return expressionStatement()
    }
    return false
  }

  /// `@catch (NSException *error) { … }`
  func catchClause() {
    let start = index
    advance()
    var type = ""
    if at("(") {
      let open = index
      skipBrackets()
      type = typeText(in: open + 1..<max(open + 1, index - 1)) ?? ""
    }
    let condition = addGuard(
      Guard(
        parent: guardID, statement: .catchClause, origin: newOrigin(), subject: .path(["error"]),
        pattern: .text(type), isNegated: false, place: place(from: start)))
    under(condition) { _ = at("{") ? block() : statement() }
  }

  private func skipLabel() {
    while !isAtEnd, !at(":"), !at(";"), !at("}") { advance() }
    take(":")
  }
}
