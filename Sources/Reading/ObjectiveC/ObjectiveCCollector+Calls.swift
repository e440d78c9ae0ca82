import Facts

/// Names, calls of functions, blocks.
extension ObjectiveCCollector {
  func named(_ position: Position) -> Value {
    let start = index
    let word = token
    switch word.word {
    case "sizeof", "alignof", "typeid", "__builtin_types_compatible_p":
      advance()
      if at("(") { skipBrackets() }
      return .other("sizeof")
    case "new", "delete", "co_await", "co_yield", "throw":
      advance()
      return expression(position, from: 13)
    default: break
    }
    let name = text(word)
    advance()
    if name.hasSuffix("_cast"), skipAngles() { return primary(position) }
    if at("("), !isKnownValue(name) {
      let callee = isOwnVariable(name) ? value(ofName: word) : .path([name])
      return call(callee, name: start, from: start, position)
    }
    // `std::vector<int>(…)`, `make<Foo>(…)`
    if at("<"), isTemplateCall { skipAngles() }
    return value(ofName: word)
  }

  private func isKnownValue(_ name: String) -> Bool { name == "self" || name == "super" }

  /// Whether a name is that of an object's variable, which holds a block: `_completion(YES)`.
  private func isOwnVariable(_ name: String) -> Bool {
    name.hasPrefix("_") && !lowNames.contains(name)
      && declared["\(owner ?? "").\(name.dropFirst())"] != nil
  }

  private var isTemplateCall: Bool {
    let outer = index
    defer { index = outer }
    return skipAngles() && (at("(") || at("::"))
  }

  /// What a name alone stands for.
  func value(ofName token: Token) -> Value {
    switch token.word {
    case "nil", "NULL", "Nil", "nullptr": return .none
    case "YES", "TRUE", "true": return .bool(true)
    case "NO", "FALSE", "false": return .bool(false)
    case "self", "super": return .path([text(token)])
    default: break
    }
    let name = text(token)
    if selfNames.contains(name) { return .path(["self"]) }
    if name.hasPrefix("_"), owner != nil, name.utf8.count > 1, !lowNames.contains(name) {
      return .path(["self", String(name.dropFirst())])
    }
    return ConstantNames.value(of: name) ?? .path([ClassNames.swift(name)])
  }

  // MARK: - Calls

  func addCall(_ callee: Value, name: Int, from start: Int, _ position: Position) -> Int {
    facts.calls.append(
      Call(
        callee: callee, arguments: [], body: body ?? 0, guardID: guardID,
        isStatement: position.isStatement, place: place(tokens[start]),
        namePlace: place(tokens[max(0, min(name, tokens.count - 1))])))
    return facts.calls.count - 1
  }

  /// A call of a function or block, at its `(`.
  func call(_ callee: Value, name: Int, from start: Int, _ position: Position) -> Value {
    let index = addCall(callee, name: name, from: start, position)
    var arguments = self.arguments(of: index)
    facts.calls[index].place = place(from: start)
    var known: FunctionNames.Known?
    if case .path(let names) = callee, names.count == 1 { known = FunctionNames.all[names[0]] }
    guard let known else {
      facts.calls[index].arguments = arguments
      return .call(index)
    }
    arguments = known.arguments(arguments)
    facts.calls[index].arguments = arguments
    switch known.form {
    case .value: return arguments.first?.value ?? .none
    case .selector:
      if case .text(let text)? = arguments.first?.value {
        return .selector([String(text.prefix { $0 != ":" })])
      }
      return .call(index)
    case .call(let names):
      if !names.isEmpty { facts.calls[index].callee = .path(names) }
      return .call(index)
    }
  }

  /// `(a, b)`: what is handed to a call.
  private func arguments(of call: Int) -> [Argument] {
    let open = index
    advance()
    var arguments: [Argument] = []
    while !isAtEnd, !at(")") {
      let start = index
      let value = expression(Position(argumentOf: call))
      arguments.append(Argument(label: nil, value: value, place: place(from: start)))
      // What macros are handed need be no expression: `RACObserve(self, name)`, types.
      if !take(","), !at(")") {
        index = max(start + 1, indexAfterBrackets(from: open) - 1)
        break
      }
    }
    take(")")
    return arguments
  }

  /// `[Type initWith…]`, `Type.new`: a call of the type.
  func construct(
    _ names: [String], _ arguments: [Argument], from start: Int, name: Int, _ position: Position
  ) -> Value {
    let index = addCall(.path(names), name: name, from: start, position)
    facts.calls[index].arguments = arguments
    facts.calls[index].place = place(from: start)
    return .call(index)
  }

  // MARK: - Blocks

  /// `^{ … }`, `^(BOOL granted) { … }`, `^BOOL(id a) { … }`
  func block(_ position: Position) -> Value {
    let start = index
    advance()
    while token.kind == .name || at("*") { advance() }
    let outer = lowNames
    defer { lowNames = outer }
    let parameters = parameters()
    guard at("{") else { return .other("block") }
    return closure(parameters, from: start, position)
  }

  private func closure(
    _ parameters: [Body.Parameter], from start: Int, _ position: Position
  ) -> Value {
    let index = addBody(
      Body(
        kind: .closure, owner: owner, name: "", parameters: parameters, parent: body,
        argumentOf: position.argumentOf, guardID: guardID, place: place(tokens[start])))
    let outer = (selfNames, lowNames)
    inside(index) { block() }
    (selfNames, lowNames) = outer
    facts.bodies[index].place = place(from: start)
    return .closure(index)
  }

  /// Whether `[` starts a lambda of C++: `[=]`, `[&]`, `[]`, `[this]`.
  var isLambda: Bool {
    let next = peek()
    guard next.kind == .sign else { return next.word == "this" && peek(2).word == "]" }
    return next.word == "]" || ((next.word == "&" || next.word == "=") && next.kind == .sign)
  }

  func lambda(_ position: Position) -> Value {
    let start = index
    skipBrackets()
    let parameters = parameters()
    while !isAtEnd, !at("{"), !at(";"), !at(")"), !at("}") { advance() }
    guard at("{") else { return .other("lambda") }
    return closure(parameters, from: start, position)
  }
}
