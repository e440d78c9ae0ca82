import Facts

/// What callers hand in, where it is not known which of them runs a body.
extension Program {
  /// How many callers are looked at.
  private static let callerLimit = 6

  /// A value; of a parameter that no caller has bound, what each caller hands in.
  func handedIn(_ bound: Bound, steps: Int) -> [Bound] {
    guard steps < 3, case .path(let names) = bound.value, names.count == 1,
      bound.scope.binding(of: names[0]) == nil,
      let function = function(withParameter: names[0], around: bound.scope.body)
    else { return [bound] }
    let body = body(function)
    let name = body.kind == .initializer ? TypeEntry.simpleName(body.owner ?? "") : body.name
    let calls = (callsByName[name] ?? []).lazy.filter {
      self.accepts(function, self.call($0).arguments)
    }
    let handed = Array(calls.prefix(Self.callerLimit)).flatMap { ref -> [Bound] in
      let call = call(ref)
      let home = memberScope(of: BodyRef(file: ref.file, index: call.body))
      guard home.body != function,
        let value = bind(body.parameters, call.arguments, home, isClosure: false)[names[0]]
      else { return [] }
      return handedIn(value, steps: steps + 1)
    }
    return handed.isEmpty ? [bound] : handed
  }

  /// The function around a body that has a parameter of a name.
  private func function(withParameter name: String, around start: BodyRef) -> BodyRef? {
    var next: Int? = start.index
    while let index = next {
      let ref = BodyRef(file: start.file, index: index)
      if body(ref).parameters.contains(where: { $0.name == name }) {
        return body(ref).kind == .closure ? nil : ref
      }
      next = parent(of: ref)
    }
    return nil
  }
}
