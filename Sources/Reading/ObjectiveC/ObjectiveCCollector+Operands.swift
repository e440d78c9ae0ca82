import Facts

/// What operators stand between.
extension ObjectiveCCollector {
  func primary(_ position: Position) -> Value {
    switch token.kind {
    case .text: return literals()
    case .number, .character:
      defer { advance() }
      return .number(text(token))
    case .atWord: return atValue()
    case .name: return named(position)
    case .sign: return signed(position)
    case .directive:
      advance()
      return .other("missing")
    case .end: return .other("missing")
    }
  }

  /// Texts that follow each other are one.
  private func literals() -> Value {
    var whole = ""
    while token.kind == .text {
      whole += literal(token)
      advance()
    }
    return .text(whole)
  }

  private func signed(_ position: Position) -> Value {
    switch token.word {
    case "[": return isLambda ? lambda(position) : message(position)
    case "(":
      if peek().word == "{" { return calledBlock(position) }
      let open = index
      advance()
      var value = expression(position)
      while take(",") { value = expression() }
      if !take(")") { index = max(index, indexAfterBrackets(from: open)) }
      return value
    case "^": return block(position)
    case "{": return .array(list(closing: "}"))
    case "@": return boxed()
    default:
      if !["]", ")", "}", ";", ",", ":"].contains(token.word) { advance() }
      return .other("missing")
    }
  }

  /// Values between brackets, whose opening one is next.
  func list(closing: Word) -> [Value] {
    let open = index
    advance()
    var values: [Value] = []
    while !isAtEnd, !at(closing) {
      let before = index
      if at(".") { advance() }
      values.append(expression())
      if !take(","), !at(closing) {
        index = max(before + 1, indexAfterBrackets(from: open) - 1)
        break
      }
    }
    take(closing)
    return values
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@5`
  private func boxed() -> Value {
    advance()
    if at("[") { return .array(list(closing: "]")) }
    if at("{") { return dictionary() }
    if at("(") || token.kind == .number { return primary(Position()) }
    return .other("missing")
  }

  private func dictionary() -> Value {
    let open = index
    advance()
    var pairs: [Value.KeyedValue] = []
    while !isAtEnd, !at("}") {
      let before = index
      let key = expression()
      take(":")
      pairs.append(Value.KeyedValue(key: key, value: expression()))
      if !take(","), !at("}") {
        index = max(before + 1, indexAfterBrackets(from: open) - 1)
        break
      }
    }
    take("}")
    return .dictionary(pairs)
  }

  private func atValue() -> Value {
    let word = token
    advance()
    switch word.word {
    case "YES", "true": return .bool(true)
    case "NO", "false": return .bool(false)
    case "selector": return selector()
    case "available":
      let inner = bracketText()
      return .other("#available(\(inner))")
    default:
      if at("(") { skipBrackets() }
      return .other("@\(text(word).dropFirst())")
    }
  }

  /// `(showCamera:)`: the name by which the method is known.
  private func selector() -> Value {
    let inner = bracketText().filter { !$0.isWhitespace }
    var pieces = inner.split(separator: ":", omittingEmptySubsequences: false).map { "\($0):" }
    if let last = pieces.popLast(), last != ":" { pieces.append(String(last.dropLast())) }
    return .selector([SelectorNames.method(pieces, isStatic: false).name])
  }

  private func bracketText() -> String {
    guard at("(") else { return "" }
    let open = index
    skipBrackets()
    guard index - 1 > open + 1 else { return "" }
    let range = tokens[open + 1].start..<tokens[index - 2].end
    return String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: - Postfixes

  /// `.name`, `->name`, `[index]`, `(arguments)`, `++`.
  func postfix(_ base: Value, from start: Int, _ position: Position) -> Value {
    var value = base
    var length = 0
    while token.kind == .sign {
      length += 1
      if length > Self.maximumDepth { (value, length) = (.other("long expression"), 0) }
      switch token.word {
      case ".", "->", "::":
        advance()
        guard let name = takeName() else { return value }
        value = member(name, of: value, from: start, position)
      case "[":
        // Behind a macro without a `;` a message may start.
        if startsLine { return value }
        advance()
        let argument = Argument(label: nil, value: expression(), place: place(token))
        take("]")
        value = .subscripted(value, [argument])
      case "(": value = call(value, name: index - 1, from: start, position)
      case "++", "--":
        facts.assignments.append(
          Assignment(
            target: value, value: .binary("+", value, .number("1")), sign: "+=", body: body ?? 0,
            guardID: guardID, place: place(from: start)))
        advance()
      default: return value
      }
    }
    return value
  }

  /// Whether the next token is the first of its line.
  private var startsLine: Bool {
    bytes[tokens[max(0, index - 1)].end..<token.start].contains(10)
  }

  private func member(
    _ name: String, of base: Value, from start: Int, _ position: Position
  ) -> Value {
    if case .path(let names) = base, names.count == 1, names[0].first?.isUppercase == true {
      if name == "new" { return construct(names, [], from: start, name: index - 1, position) }
      return .path(names + [SelectorNames.singletons[name] ?? SelectorNames.call([name]).name])
    }
    return base.appending(SelectorNames.property(writtenAs: name))
  }
}

extension Value {
  /// A member of a value.
  func appending(_ name: String) -> Value {
    switch self {
    case .path(let names): .path(names + [name])
    case .member(let base, let names): .member(base, names + [name])
    default: .member(self, [name])
    }
  }
}
