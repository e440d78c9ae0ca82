import Facts

/// Conditions, choices and loops.
extension ObjectiveCCollector {
  /// `(condition)` as a guard that is not added yet.
  private func condition(_ statement: Guard.Statement) -> Guard {
    let start = index
    take("(")
    let first = index
    var value = Value.none
    if !at(")") { value = conditionValue() }
    let inner =
      first < index
      ? lines.place(from: tokens[first].start, to: tokens[index - 1].end)
      : place(tokens[start])
    closeParenthesis(from: start)
    var test = Guard(
      parent: guardID, statement: statement, origin: newOrigin(), subject: value,
      pattern: .isTrue, isNegated: false, place: inner)
    while case .not(let negated) = test.subject {
      test.subject = negated
      test.isNegated.toggle()
    }
    if case .other(let text) = test.subject, text.hasPrefix("#available(") {
      test.subject = .none
      test.statement = .availability
      test.pattern = .text(String(text.dropFirst(11).dropLast()))
    }
    return test
  }

  /// The value that decides; of `int x = f(); x > 0` the last.
  private func conditionValue() -> Value {
    var value = Value.none
    repeat {
      if token.kind == .name, declarationStarts { _ = declarationOrExpression(); continue }
      value = expression()
    } while take(";") || take(",")
    return value
  }

  /// `if (auto x = f())`: C++ declares in conditions.
  private var declarationStarts: Bool { atName("auto") || atName("const") }

  /// Goes behind the `)` that belongs to a `(`, whatever stands before it.
  private func closeParenthesis(from open: Int) {
    if take(")") { return }
    let end = indexAfterBrackets(from: open)
    if end > index { index = end }
  }

  func ifStatement() -> Bool {
    let outer = guardID
    let (exits, after) = branches()
    guardID = after ?? outer
    return exits
  }

  /// Reads an `if` with all that follows an `else`; whether all ways leave, and the condition of
  /// what comes behind, where those before the last leave.
  private func branches() -> (exits: Bool, after: Int?) {
    let outer = guardID
    defer { guardID = outer }
    var exits = true
    while true {
      advance()
      while token.kind == .name, !at("(") { advance() }
      var test = condition(.ifElse)
      let then = addGuard(test)
      exits = under(then) { branch() } && exits
      test.isNegated.toggle()
      guard atName("else") else {
        guard exits else { return (false, nil) }
        if test.statement == .ifElse { test.statement = .afterExit }
        return (false, addGuard(test))
      }
      advance()
      guardID = addGuard(test)
      guard atName("if") else { return (branch() && exits, nil) }
    }
  }

  /// One statement or block whose conditions end with it.
  private func branch() -> Bool {
    let outer = guardID
    defer { guardID = outer }
    return statement()
  }

  // MARK: - Loops

  func whileStatement() {
    advance()
    let test = addGuard(condition(.loop))
    under(test) { _ = branch() }
  }

  func doStatement() {
    advance()
    _ = branch()
    guard atName("while") else { return }
    advance()
    _ = condition(.loop)
    endStatement()
  }

  func forStatement() {
    advance()
    let open = index
    guard take("(") else { return }
    var test = Guard(
      parent: guardID, statement: .loop, origin: newOrigin(), subject: .none, pattern: .isTrue,
      isNegated: false, place: place(tokens[open]))
    let first = index
    if loopVariable() || isPlainLoop {
      if atName("in") { advance() }
      let start = index
      test.subject = expression()
      test.place = place(from: start)
    } else {
      index = first
      if !take(";") { _ = declarationOrExpression() }
      if !at(";"), !at(")") {
        let start = index
        test.subject = expression()
        test.place = place(from: start)
      }
      take(";")
      while !at(")"), !isAtEnd {
        let before = index
        _ = expression()
        take(",")
        if index == before { break }
      }
    }
    closeParenthesis(from: open)
    let condition = addGuard(test)
    under(condition) { _ = branch() }
  }

  /// `for (name in list)`: the variable was declared before.
  private var isPlainLoop: Bool {
    guard token.kind == .name, peek().kind == .name, peek().word == "in" else { return false }
    advance()
    return true
  }

  // MARK: - Switches

  func switchStatement() {
    advance()
    let open = index
    take("(")
    let subject = expression()
    closeParenthesis(from: open)
    guard at("{") else { return }
    let origin = newOrigin()
    let outer = (guardID, conditionals)
    let all = labels(from: index)
    advance()
    var falling: [Value] = []
    while !isAtEnd, !at("}") {
      if token.kind == .atWord, token.word == "end" { break }
      let before = index
      if atName("case") || atName("default") {
        (guardID, conditionals) = outer
        falling = section(subject, all, falling, origin)
      } else {
        statement()
      }
      if index == before { advance() }
    }
    take("}")
    (guardID, conditionals) = outer
  }

  /// The labels of one section and its statements; the patterns that fall through to the next.
  private func section(
    _ subject: Value, _ all: [Value], _ falling: [Value], _ origin: Int
  ) -> [Value] {
    let start = index
    var patterns = falling
    var isDefault = false
    while atName("case") || atName("default") {
      isDefault = isDefault || atName("default")
      let hasValue = atName("case")
      advance()
      if hasValue { patterns.append(pattern(expression())) }
      while !isAtEnd, !at(":"), !at("}"), !at(";") { advance() }
      take(":")
    }
    let place = place(from: start)
    let condition = addGuard(
      Guard(
        parent: guardID, statement: .switchCase, origin: origin, subject: subject,
        pattern: isDefault ? .noneOf(all.filter { !patterns.contains($0) }) : .oneOf(patterns),
        isNegated: false, place: place))
    guardID = condition
    var exits = false
    while !isAtEnd, !at("}"), !atName("case"), !atName("default") {
      if token.kind == .atWord, token.word == "end" { break }
      let before = index
      exits = statement()
      if index == before { advance() }
    }
    return exits ? [] : patterns
  }

  /// A constant as a case: names of the app's own count as such too.
  private func pattern(_ value: Value) -> Value {
    if case .path(let names) = value, names.count == 1 { return .path(["", names[0]]) }
    return value
  }

  /// The values of all labels of a switch, ahead of reading it.
  private func labels(from open: Int) -> [Value] {
    let end = indexAfterBrackets(from: open)
    var found: [Value] = []
    for next in open..<end where tokens[next].word == "case" && tokens[next].kind == .name {
      let label = tokens[min(next + 1, tokens.count - 1)]
      guard tokens[min(next + 2, tokens.count - 1)].word == ":" else { continue }
      if let value = constant(label) { found.append(pattern(value)) }
    }
    return found
  }
}
