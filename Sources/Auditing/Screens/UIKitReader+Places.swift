import Facts

/// Where a control stands for the person who repairs it, and when it is there.
extension UIKitReader {
  /// The conditions around something and around the closures in which it stands; nil where they
  /// cannot hold.
  func conditions(_ guardID: Int?, in scope: Scope, _ context: Context) -> [Condition]? {
    var found: [Condition] = []
    var level: (Int?, Scope)? = (guardID, scope)
    while let (id, current) = level {
      found = program.conditions(from: id, in: current) + found
      let body = program.body(current.body)
      level = body.kind == .closure ? current.outer.map { (body.guardID, $0) } : nil
      if level == nil { found = callerConditions(current) + found }
    }
    found = context.conditions + found
    let cannotHold = found.contains { program.holds($0) == false || classes.neverHolds($0) }
    return cannotHold ? nil : found
  }

  /// The conditions around the only call of a function of the same class.
  private func callerConditions(_ scope: Scope, steps: Int = 0) -> [Condition] {
    let body = program.body(scope.body)
    guard steps < 3, body.kind == .function, let owner = body.owner,
      let calls = program.callsByName[body.name], calls.count == 1
    else { return [] }
    let call = program.call(calls[0])
    let caller = BodyRef(file: calls[0].file, index: call.body)
    guard program.owner(of: caller) == owner, caller != scope.body else { return [] }
    let outer = Scope(body: caller, instance: scope.instance)
    return callerConditions(outer, steps: steps + 1)
      + program.conditions(from: call.guardID, in: outer)
  }

  /// Of a component or a function that was handed a title or an action, the call that hands it in.
  func givenPlace(_ object: UIKitObject, _ use: UIKitObject.Use?, _ context: Context) -> Place {
    for construction in context.constructions {
      let isTitled = object.titles.contains { $0.bound.scope === construction.scope }
      let isActing = use.map { $0.action.scope === construction.scope } ?? false
      if isTitled || isActing { return program.call(construction.call).place }
    }
    return use?.place ?? object.place
  }

  /// The argument that titles an object, where a component or a function was handed it.
  func titlePlace(_ object: UIKitObject, _ context: Context) -> Place? {
    for construction in context.constructions {
      for title in object.titles where title.bound.scope === construction.scope {
        let arguments = program.call(construction.call).arguments
        if let given = arguments.first(where: { $0.value == title.bound.value }) {
          return given.place
        }
      }
    }
    return nil
  }
}
