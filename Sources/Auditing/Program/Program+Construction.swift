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
