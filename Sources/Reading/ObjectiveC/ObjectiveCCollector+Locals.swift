import Facts

/// Local variables.
extension ObjectiveCCollector {
  func declarationOrExpression() -> Bool {
    if peek().kind == .sign, peek().word == ":", peek(2).word != ":" {
      advance()
      advance()
      return false
    }
    if let name = localName() {
      local(from: index, name)
      return false
    }
    return expressionStatement()
  }

  /// The index of the name that a statement declares; nil where it declares none.
  ///
  /// `Type name`, `Type *name`, `Type<…> name`, each with qualifiers; a product that nothing takes
  /// is a declaration too.
  private func localName() -> Int? {
    var next = index
    var types = 0
    while next < tokens.count - 1 {
      let token = tokens[next]
      if token.kind == .name {
        if Self.qualifiers.contains(token.word) {
          next += 1
        } else if token.word == "typeof" || token.word == "__typeof" || token.word == "__typeof__"
          || token.word == "decltype"
        {
          next = indexAfterBrackets(from: next + 1)
          types += 1
        } else if types > 0, isDeclared(next) {
          return next
        } else if types > 0, !Self.arithmetic.contains(tokens[next - 1].word) {
          return nil
        } else {
          types += 1
          next += 1
        }
        continue
      }
      guard token.kind == .sign, types > 0 else { return nil }
      switch token.word {
      case "*", "&", "&&": next += 1
      case "::": types = 0; next += 1
      case "<":
        guard let after = indexAfterAngles(next) else { return nil }
        next = after
      case "(" where tokens[next + 1].word == "^" || tokens[next + 1].word == "*":
        guard tokens[next + 2].kind == .name, tokens[next + 3].word == ")" else { return nil }
        return next + 2
      default: return nil
      }
    }
    return nil
  }

  /// Names of types of several words: `long long count`.
  private static let arithmetic: Set<Word> = ["long", "short", "int", "char", "double"]

  private func indexAfterAngles(_ start: Int) -> Int? {
    let outer = index
    defer { index = outer }
    index = start
    return skipAngles() ? index : nil
  }

  /// Whether what follows a name makes it one that is declared.
  private func isDeclared(_ name: Int) -> Bool {
    let next = tokens[name + 1]
    guard next.kind == .sign else { return next.word == "in" || next.word == "__attribute__" }
    return ["=", ";", ",", "["].contains(next.word) || (next.word == ":" && isInLoop(name))
  }

  /// `for (auto x : list)`
  private func isInLoop(_ name: Int) -> Bool { tokens[name + 2].word != ":" }

  /// `Type *a = x, *b;`
  private func local(from start: Int, _ first: Int) {
    let type = localType(start, first)
    let isConstant = tokens[start..<first].contains { $0.word == "const" }
    var name = first
    while name < tokens.count, tokens[name].kind == .name {
      index = name + 1
      declare(text(tokens[name]), type, isConstant: isConstant, from: start)
      guard at(",") else { break }
      advance()
      while at("*") || at("&") { advance() }
      name = index
    }
    if at(";") { endStatement() }
  }

  private func localType(_ start: Int, _ name: Int) -> String? {
    if tokens[name - 1].word == "^" {
      return typeText(in: start..<indexAfterBrackets(from: name + 2))
    }
    let isSelf = tokens[start..<name].contains { $0.word == "self" }
    return isSelf ? owner : typeText(in: start..<name)
  }

  /// One local, at what stands behind its name.
  private func declare(_ name: String, _ type: String?, isConstant: Bool, from start: Int) {
    while at(")") { advance() }
    if at("(") { skipBrackets() }
    while at("[") { skipBrackets() }
    if name.hasPrefix("_") { lowNames.insert(name) }
    let property = facts.properties.count
    facts.properties.append(
      PropertyFact(
        owner: nil, localTo: body, name: name, type: type, isConstant: isConstant,
        guardID: guardID, place: place(from: start)))
    guard take("=") else { return }
    let value = expression()
    if value == .path(["self"]) { selfNames.insert(name) }
    facts.properties[property].value = value
    facts.properties[property].place = place(from: start)
  }

  /// The variable of a loop, up to `in` or `:`; false where the loop has none.
  func loopVariable() -> Bool {
    let start = index
    guard let name = localName(), tokens[name + 1].word == "in" || tokens[name + 1].word == ":"
    else { return false }
    index = name + 1
    declare(
      text(tokens[name]), localType(start, name), isConstant: false, from: start)
    advance()
    return true
  }
}
