import Facts

/// Bindings that code makes: `Binding(get: { … }, set: { … })`.
extension Program {
  /// What runs when a control changes the value of a binding; empty for one of a stored value.
  func setters(of value: Value, in scope: Scope, steps: Int = 0) -> [Target] {
    guard steps < 8 else { return [] }
    let bound = resolved(value, in: scope)
    switch bound.value {
    case .call(let index):
      let call = files[bound.scope.body.file].calls[index]
      if call.name == "Binding" || call.callee == .path(["", "init"]) {
        return call.arguments.filter { $0.label == "set" }.flatMap {
          targets(of: $0.value, arguments: nil, in: bound.scope, steps: steps)
        }
      }
      let ref = CallRef(file: bound.scope.body.file, index: index)
      return targets(of: ref, in: bound.scope).prefix(2).flatMap {
        setters(givenBy: $0.scope, steps)
      }
    case .path(let names):
      let plain = names.first == "self" ? Array(names.dropFirst()) : names
      if plain.count == 1, let local = localValue(plain[0], bound.scope), local != .path(plain) {
        return setters(of: local, in: bound.scope, steps: steps + 1)
      }
      return getter(of: plain, in: bound.scope).map { setters(givenBy: $0, steps) } ?? []
    default: return []
    }
  }

  private func setters(givenBy scope: Scope, _ steps: Int) -> [Target] {
    contents(of: scope.body).results.compactMap { files[scope.body.file].results[$0].value }
      .flatMap { setters(of: $0, in: scope, steps: steps + 1) }
  }
}
