import Facts

/// Functions, globals and types of C and C++.
extension ObjectiveCCollector {
  func cDeclaration() {
    switch token.word {
    case "typedef", "enum", "NS_ENUM", "NS_OPTIONS": typeDeclaration()
    case "extern" where peek().kind == .text:
      advance()
      advance()
      openScope()
    case "namespace":
      while !isAtEnd, !at("{"), !at(";") { advance() }
      openScope()
    case "template":
      advance()
      skipAngles()
    default: functionOrGlobal()
    }
  }

  /// Passes a brace whose content stands at file level.
  private func openScope() { take("{") }

  /// `NSString *const kKey = @"key";`, `static void ask(void) { … }`; other things are passed.
  private func functionOrGlobal() {
    let start = index
    var end = index
    while end < tokens.count - 1 {
      let next = tokens[end]
      if next.kind == .atWord || next.kind == .directive { break }
      if next.kind == .sign, [";", "{", "=", "}", "("].contains(next.word) {
        if next.word != "(" { break }
        // A list of parameters, or of a macro before the name.
        let after = indexAfterBrackets(from: end)
        if isFunction(end, after) { return function(start: start, list: end) }
        end = after
        continue
      }
      end += 1
    }
    let isValue = tokens[end].kind == .sign && tokens[end].word == "="
    index = max(end, start + 1)
    if isValue { return global(start..<end) }
    if token.kind == .sign, token.word == "{" {
      skipBrackets()
      if at(";") { advance() }
    } else if at(";") {
      advance()
    }
  }

  /// Whether brackets behind a name are followed by a body.
  private func isFunction(_ open: Int, _ after: Int) -> Bool {
    guard open > 0, tokens[open - 1].kind == .name else { return false }
    var next = after
    while tokens[next].kind == .name, next < after + 3 { next += 1 }
    return tokens[next].kind == .sign && tokens[next].word == "{"
  }

  private func function(start: Int, list: Int) {
    let name = text(tokens[list - 1])
    let returnType = typeText(in: start..<list - 1)
    lowNames = []
    selfNames = []
    index = list
    let parameters = parameters()
    while !isAtEnd, !at("{") { advance() }
    let outer = owner
    owner = nil
    let index = addBody(
      Body(
        kind: .function, owner: nil, name: name, parameters: parameters, returnType: returnType,
        guardID: guardID, place: place(token)))
    inside(index) { methodBody() }
    facts.bodies[index].place = place(from: start)
    owner = outer
  }

  /// A constant or variable at file level, at its `=`.
  private func global(_ range: Range<Int>) {
    advance()
    let declared = declarators(in: range)
    let property = facts.properties.count
    for (name, type) in declared.names.prefix(1) {
      facts.properties.append(
        PropertyFact(
          owner: nil, name: name, type: type,
          isConstant: tokens[range].contains { $0.word == "const" }, guardID: guardID,
          place: place(from: range.lowerBound)))
    }
    let name = declared.names.first?.name ?? ""
    let value = initialValue(named: name)
    if !declared.names.isEmpty { facts.properties[property].value = value }
    while !isAtEnd, !at(";"), !at("}"), token.kind != .atWord, token.kind != .directive {
      if token.kind == .sign, ["(", "[", "{"].contains(token.word) {
        skipBrackets()
      } else {
        advance()
      }
    }
    take(";")
  }

  /// A value that stands in no body; its body is kept only if some fact names it.
  private func initialValue(named name: String) -> Value {
    let before = (facts.calls.count, facts.guards.count, facts.assignments.count)
    let body = addBody(
      Body(kind: .initialValue, owner: nil, name: name, guardID: guardID, place: place(token)))
    var value = Value.none
    inside(body) { value = expression() }
    let after = (facts.calls.count, facts.guards.count, facts.assignments.count)
    if before == after, facts.bodies.count == body + 1 { facts.bodies.removeLast() }
    return value
  }

  // MARK: - Types

  /// `typedef NS_ENUM(NSInteger, Step) { StepFirst, … };`, `typedef void (^Done)(BOOL);`
  private func typeDeclaration() {
    let start = index
    var end = index
    var brace: Int?
    while end < tokens.count - 1 {
      let next = tokens[end]
      if next.kind == .sign {
        if next.word == ";" { break }
        if next.word == "{" {
          brace = brace ?? end
          end = indexAfterBrackets(from: end)
          continue
        }
        if next.word == "}" { break }
      }
      if next.kind == .atWord || next.kind == .directive { break }
      end += 1
    }
    defer { index = max(tokens[end].word == ";" ? end + 1 : end, start + 1) }
    if let brace {
      let isEnum = tokens[start..<brace].contains {
        ["enum", "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"].contains($0.word)
      }
      if isEnum { cases(brace) }
    } else if let caret = (start..<end).first(where: { tokens[$0].word == "^" }),
      tokens[caret + 1].kind == .name
    {
      facts.types.append(
        TypeFact(
          kind: .typeAlias, name: text(tokens[caret + 1]),
          inherited: [typeText(in: start + 1..<end) ?? ""], guardID: guardID,
          place: lines.place(from: tokens[start].start, to: tokens[end].start)))
    }
  }

  /// The constants of an enumeration: as globals whose value nothing else has.
  private func cases(_ brace: Int) {
    let end = indexAfterBrackets(from: brace) - 1
    var next = brace + 1
    var startsCase = true
    while next < end {
      let token = tokens[next]
      if token.kind == .name, startsCase {
        let name = text(token)
        facts.properties.append(
          PropertyFact(
            owner: nil, name: name, isConstant: true, value: .path(["", name]), guardID: guardID,
            place: place(token)))
        startsCase = false
      } else if token.kind == .sign, token.word == "," {
        startsCase = true
      } else if token.kind == .sign, token.word == "(" {
        next = indexAfterBrackets(from: next)
        continue
      }
      next += 1
    }
  }
}
