import Facts

/// Functions that are handed over by name.
extension Linked {
  /// Whether an argument is a function of the project, or a closure that it keeps, handed over by
  /// name.
  func isFunctionReference(_ argument: Argument, _ scope: Scope) -> Bool {
    guard case .path(let names) = argument.value, let name = names.last else { return false }
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    if plain.count == 1, scope.binding(of: name) != nil { return isUnboundClosure(names, scope) }
    if plain.count == 1, program.isLocal(name, scope) {
      guard case .closure? = program.localValue(name, scope) else { return false }
      return true
    }
    if plain.count == 1, let ref = program.ownProperty(name, scope) {
      let fact = program.property(ref)
      return fact.value?.isClosure == true || program.isClosure(fact.type)
    }
    return program.functions[name]?.contains { !isNamedByObject($0) } ?? false
  }

  /// Whether a method has the name of the object that calls it, as those of delegates have:
  /// `tableView(_ tableView:)`. The bare name means the object.
  private func isNamedByObject(_ ref: BodyRef) -> Bool {
    let body = program.body(ref)
    guard let first = body.parameters.first, first.label == "_" else { return false }
    return first.name == body.name
      || first.type.map(Program.bareType)?.lowercased()
        .hasSuffix(body.name.lowercased()) == true
  }
}
