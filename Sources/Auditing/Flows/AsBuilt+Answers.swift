import Facts

/// In which states something happens, and after which answer.
extension AsBuilt {
  /// The states in which something can happen, as far as its conditions tell.
  func states(under conditions: [Condition]) -> Set<StateKind> {
    let left = conditions.reduce(Set(Decision.allCases)) { left, condition in
      app.program.decisions(leftOpenBy: condition, app.symbols.statusNames)
        .map(left.intersection) ?? left
    }
    return Set(left.map(\.state))
  }

  /// The answers after which an effect can happen: granted, blocked; nil where it waits for none.
  func answers(before effect: Effect) -> Set<StateKind>? {
    guard effect.isAfterAnswer else { return nil }
    let answers: Set<StateKind> = [.granted, .blocked]
    return effect.conditionsOnAnswer.reduce(answers) { answers, condition in
      if let endings = endings(leftOpenBy: condition) {
        return answers.intersection(self.answers(by: endings))
      }
      if let yes = saysYes(condition) { return answers.intersection([yes ? .granted : .blocked]) }
      let open = app.program.states(leftOpenBy: condition, app.symbols.statusNames)
      return open.map(answers.intersection) ?? answers
    }
  }

  /// Whether a condition holds after a yes (or after a no); nil where it is not about the answer.
  func saysYes(_ condition: Condition) -> Bool? {
    switch condition.test.pattern {
    case .isTrue:
      return isYes(condition.test.subject, condition.scope).map {
        condition.test.isNegated ? !$0 : $0
      }
    case .oneOf(let patterns) where patterns.count == 1 && patterns[0].isTruth:
      return isYes(condition.test.subject, condition.scope).map {
        $0 == ((patterns[0] == .bool(true)) != condition.test.isNegated)
      }
    case .oneOf(let patterns) where patterns.count == 1: return saysYes(carriedBy: condition)
    default: return nil
    }
  }

  /// `case .answered(true):`, held against a message that carries the answer.
  private func saysYes(carriedBy condition: Condition) -> Bool? {
    let told = condition.test.carried.filter { $0.value != nil }
    guard told.count == 1, case .bool(let truth)? = told[0].value, !condition.test.isNegated
    else { return nil }
    let message = app.program.resolved(condition.test.subject, in: condition.scope)
    return app.program.carried(by: message, at: told[0].path)
      .flatMap { isYes($0.value, $0.scope) }.map { $0 == truth }
  }

  /// Whether a truth value is a yes of the system; nil where it is something else.
  func isYes(_ value: Value, _ scope: Scope, steps: Int = 0) -> Bool? {
    guard steps < 8 else { return nil }
    switch value {
    case .not(let inner): return isYes(inner, scope, steps: steps + 1).map { !$0 }
    case .binary(let sign, let inner, .bool(let truth)) where sign == "==" || sign == "!=":
      return isYes(inner, scope, steps: steps + 1).map { $0 == (truth == (sign == "==")) }
    case .binary("&&", let a, let b), .binary("||", let a, let b):
      return isYes(a, scope, steps: steps + 1) ?? isYes(b, scope, steps: steps + 1)
    case .path(let names) where names.count == 1:
      if isAnswer(named: names[0], scope) { return true }
      let bound = app.program.resolved(value, in: scope)
      return bound.value == value ? nil : isYes(bound.value, bound.scope, steps: steps + 1)
    case .call(let index): return asks(CallRef(file: scope.body.file, index: index)) ? true : nil
    default: return nil
    }
  }

  /// Whether a name stands for what a request gave: its closure's parameter, or an awaited value.
  private func isAnswer(named name: String, _ scope: Scope) -> Bool {
    if scope.binding(of: name) == nil, let local = app.program.localValue(name, scope),
      case .call(let index) = local
    {
      return asks(CallRef(file: scope.body.file, index: index))
    }
    var next: Int? = scope.body.index
    while let index = next {
      let ref = BodyRef(file: scope.body.file, index: index)
      let body = app.program.body(ref)
      if body.parameters.contains(where: { $0.name == name }) || name == "$0" {
        guard let call = body.argumentOf else { return isNamedYes(name) }
        return asks(CallRef(file: ref.file, index: call)) || isNamedYes(name)
      }
      next = body.kind == .closure ? body.parent : nil
    }
    return isNamedYes(name)
  }

  private func isNamedYes(_ name: String) -> Bool {
    Self.yesNames.contains { name.lowercased().contains($0) }
  }

  private static let yesNames = [
    "granted", "authorized", "authorised", "allowed", "accepted", "haspermission", "hasaccess",
    "permitted", "didallow",
  ]

  /// Whether a call is a request, or runs one.
  func asks(_ ref: CallRef) -> Bool { askingCalls.value(of: ref) { findsAsk(ref) } }

  private func findsAsk(_ ref: CallRef) -> Bool {
    if app.matches(of: ref).contains(where: { $0.role == .request }) { return true }
    let home = app.memberScope(of: BodyRef(file: ref.file, index: app.program.call(ref).body))
    var walk = Walk(app)
    for target in app.program.targets(of: ref, in: home) where app.mayReach(target.body) {
      walk.enter(target, Walk.Path())
    }
    // A continuation gives what the request inside it is answered.
    let call = app.program.call(ref)
    for argument in call.arguments where call.name.hasSuffix("Continuation") {
      walk.run(argument.value, in: home)
    }
    return walk.effects.contains(where: \.isAsk)
  }
}

extension Value {
  fileprivate var isTruth: Bool { self == .bool(true) || self == .bool(false) }
}
