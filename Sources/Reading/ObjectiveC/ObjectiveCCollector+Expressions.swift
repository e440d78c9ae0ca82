import Facts

/// Expressions, folded by precedence while they are read.
extension ObjectiveCCollector {
  /// The value of an expression; its calls, blocks and conditions become facts on the way.
  func expression(_ position: Position = Position(), from minimum: Int = 0) -> Value {
    deeper(.other("nested too deeply")) {
      let start = index
      var left = unary(position)
      var length = 0
      while token.kind == .sign, let level = Self.levels[token.word], level >= minimum {
        let sign = token
        if sign.word == ">" || sign.word == "*", startsNothing(index + 1) { break }
        advance()
        left = combined(left, sign, level, from: start)
        length += 1
        if length > Self.maximumDepth { (left, length) = (.other("long expression"), 0) }
      }
      return left
    }
  }

  /// How tightly signs bind, from loose to tight.
  private static let levels: [Word: Int] = [
    "=": 1, "+=": 1, "-=": 1, "*=": 1, "/=": 1, "%=": 1, "&=": 1, "|=": 1, "^=": 1, "<<=": 1,
    ">>=": 1, "?": 2, "||": 3, "&&": 4, "|": 5, "^": 6, "&": 7, "==": 8, "!=": 8, "<": 9, ">": 9,
    "<=": 9, ">=": 9, "<<": 10, ">>": 10, "+": 11, "-": 11, "*": 12, "/": 12, "%": 12,
  ]

  private func startsNothing(_ index: Int) -> Bool {
    let next = tokens[min(index, tokens.count - 1)]
    return next.kind == .end
      || (next.kind == .sign && [")", "]", "}", ";", ","].contains(next.word))
  }

  private func combined(_ left: Value, _ sign: Token, _ level: Int, from start: Int) -> Value {
    if level == 1 { return assignment(left, text(sign), from: start) }
    if level == 2 { return ternary(left, from: start) }
    let right = expression(from: level + 1)
    switch sign.word {
    case "|": return options(left, right)
    case "==" where right == .bool(true), "!=" where right == .bool(false): return left
    case "==" where right == .bool(false), "!=" where right == .bool(true): return .not(left)
    default: return .binary(text(sign), left, right)
    }
  }

  /// `.alert | .sound`: a set of options.
  private func options(_ left: Value, _ right: Value) -> Value {
    let sides = [left, right].map { side -> [Value]? in
      switch side {
      case .array(let values): values
      case .path(let names) where names.first == "": [side]
      default: nil
      }
    }
    guard let first = sides[0], let second = sides[1] else { return .binary("|", left, right) }
    return .array(first + second)
  }

  private func assignment(_ target: Value, _ sign: String, from start: Int) -> Value {
    let index = facts.assignments.count
    facts.assignments.append(
      Assignment(
        target: target, value: .none, sign: sign, body: body ?? 0, guardID: guardID,
        place: place(from: start)))
    let value = expression(from: 1)
    if case .path(let names) = target, names.count == 1, value == .path(["self"]) {
      selfNames.insert(names[0])
    }
    facts.assignments[index].value = value
    facts.assignments[index].place = place(from: start)
    return target
  }

  /// `a ? b : c`, and `a ?: c`.
  private func ternary(_ condition: Value, from start: Int) -> Value {
    var subject = condition
    var isNegated = false
    while case .not(let inner) = subject { (subject, isNegated) = (inner, !isNegated) }
    let isShort = at(":")
    var test = Guard(
      parent: guardID, statement: isShort ? .coalescing : .ternary, origin: newOrigin(),
      subject: subject, pattern: .isTrue, isNegated: isNegated,
      place: lines.place(from: tokens[start].start, to: tokens[max(start, index - 2)].end))
    let first = addGuard(test)
    let then = isShort ? condition : under(first) { expression(from: 2) }
    take(":")
    test.isNegated.toggle()
    let second = addGuard(test)
    let otherwise = under(second) { expression(from: 2) }
    return .either([
      .init(guardID: first, value: then), .init(guardID: second, value: otherwise),
    ])
  }

  // MARK: - Operands

  private func unary(_ position: Position) -> Value {
    let start = index
    guard token.kind == .sign else { return postfix(primary(position), from: start, position) }
    let sign = token
    switch sign.word {
    case "!":
      advance()
      let value = expression(from: 13)
      return .not(value)
    case "-", "+", "~":
      advance()
      let value = expression(from: 13)
      if sign.word == "-", case .number(let text) = value { return .number("-" + text) }
      return sign.word == "+" ? value : .binary(text(sign), .other("missing"), value)
    case "*", "&", "&&", "++", "--":
      advance()
      return expression(position, from: 13)
    case "(":
      if let end = castEnd() {
        index = end
        return expression(position, from: 13)
      }
    default: break
    }
    return postfix(primary(position), from: start, position)
  }

  /// Behind the `)` of a cast; nil where brackets hold a value.
  private func castEnd() -> Int? {
    let end = indexAfterBrackets(from: index)
    let inner = index + 1..<max(index + 1, end - 1)
    guard let first = inner.first, tokens[first].kind == .name, end < tokens.count else {
      return nil
    }
    let follows = tokens[end]
    let startsOperand: Bool
    switch follows.kind {
    case .name, .number, .text, .character: startsOperand = follows.word != "in"
    case .atWord: startsOperand = true
    case .sign: startsOperand = ["(", "[", "@", "^", "!", "~", "{"].contains(follows.word)
    default: startsOperand = false
    }
    guard startsOperand, isType(inner) else { return nil }
    // `(value)[0]`, `(value)(x)`: only what ends in a star is a type for sure.
    if follows.word == "[" || follows.word == "(", inner.count == 1 {
      let name = text(tokens[first])
      return name.first?.isUppercase == true || Self.plainTypes.contains(name) ? end : nil
    }
    return end
  }

  private static let plainTypes: Set<String> = [
    "id", "void", "int", "float", "double", "long", "char", "bool", "short", "size_t",
  ]

  private func isType(_ range: Range<Int>) -> Bool {
    if range.contains(where: { tokens[$0].word == "^" && tokens[$0].kind == .sign }) { return true }
    return range.allSatisfy { index in
      let token = tokens[index]
      return token.kind == .name
        || (token.kind == .sign && ["*", "<", ">", ",", "::", "&", ">>"].contains(token.word))
    } && !(tokens[range.lowerBound].word == "self")
  }
}
