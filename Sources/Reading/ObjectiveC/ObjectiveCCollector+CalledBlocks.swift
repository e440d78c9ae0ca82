import Facts

/// Blocks that are a value: `({ UIButton *button = …; button; })`.
extension ObjectiveCCollector {
  /// As a closure that is called at once, which gives its last value.
  func calledBlock(_ position: Position) -> Value {
    let start = index
    let end = indexAfterBrackets(from: index)
    advance()
    let call = addCall(.none, name: start, from: start, position)
    let closure = addBody(
      Body(
        kind: .closure, owner: owner, name: "", parent: body, guardID: guardID,
        place: place(token)))
    facts.calls[call].callee = .closure(closure)
    inside(closure) { valueBlock(before: end) }
    facts.bodies[closure].place = place(from: start + 1)
    index = max(index, end)
    facts.calls[call].place = place(from: start)
    return .call(call)
  }

  private func valueBlock(before end: Int) {
    take("{")
    while !isAtEnd, index < end, !at("}") {
      let before = index
      if isLastValue {
        result(.returned, from: index)
        endStatement()
      } else {
        statement()
      }
      if index == before { advance() }
    }
    take("}")
  }

  /// Whether nothing but the end of the block follows an expression.
  private var isLastValue: Bool {
    guard token.kind == .name || at("[") || at("(") else { return false }
    var next = index
    while tokens[next].kind != .end {
      let token = tokens[next]
      if token.kind == .sign, token.word == ";" || token.word == "}" || token.word == "=" { break }
      next = max(next + 1, indexAfterBrackets(from: next))
    }
    return tokens[next].word == ";" && tokens[next + 1].word == "}"
  }
}
