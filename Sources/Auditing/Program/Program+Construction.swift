import Facts

/// What the call of a type runs.
extension Program {
  /// The initialiser that runs, and the values of the stored properties.
  func construction(
    of type: String, _ arguments: [Argument]?, _ scope: Scope
  ) -> [Target] {
    let found = visibleEntries(named: type, in: scope).filter(\.isOwn)
    return found.flatMap { entry -> [Target] in
      let certainty: Certainty = found.count == 1 ? .certain : .possible
      let instance = instance(of: entry, arguments ?? [], scope, place: nil)
      let initializers = entry.initializers.filter { accepts($0, arguments) }.map {
        Target(
          body: $0, scope: callScope($0, arguments, scope, instance: instance),
          certainty: certainty)
      }
      return initializers
        + entry.initialValues.map {
          Target(
            body: $0, scope: Scope(body: $0, instance: instance, caller: scope),
            certainty: certainty)
        }
    }
  }
}

extension Program {
  /// The object that a delegate value stands for: its construction where that can be seen.
  func resolvedInstance(of value: Value, _ entry: TypeEntry, _ scope: Scope) -> Instance {
    if value == .path(["self"]), let instance = scope.instance { return instance }
    let bound = resolved(value, in: scope)
    if case .call(let index) = bound.value {
      let call = files[bound.scope.body.file].calls[index]
      if call.name == TypeEntry.simpleName(entry.name) || call.callee == .path(["", "init"]) {
        return instance(of: entry, call.arguments, bound.scope, place: call.place)
      }
    }
    return Instance(type: entry.name)
  }
}
