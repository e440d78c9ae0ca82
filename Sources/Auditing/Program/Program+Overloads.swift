import Facts

/// Which of several initializers a call means.
extension Program {
  /// The initializer that arguments fit by their labels and, where several do, by their types.
  func initializer(of entry: TypeEntry, for arguments: [Argument], _ scope: Scope) -> BodyRef? {
    let fitting = entry.initializers.filter { accepts($0, arguments) }
    guard fitting.count > 1 else { return fitting.first }
    return fitting.first { takes($0, arguments, scope) } ?? fitting.first
  }

  /// Whether no argument is seen to be of another type than its parameter, where that is a type of
  /// the project.
  private func takes(_ ref: BodyRef, _ arguments: [Argument], _ scope: Scope) -> Bool {
    let parameters = body(ref).parameters
    guard let indices = match(parameters, arguments) else { return false }
    return zip(arguments, indices).allSatisfy { argument, index in
      guard let wanted = parameters[index].type,
        let own = entries(named: wanted, from: body(ref).owner).first(where: \.isOwn),
        own.kind != .protocolType, let given = givenType(argument.value, scope)
      else { return true }
      return entries(named: given, from: owner(of: scope.body)).contains { entry in
        entry.lineage.contains { $0 === own }
      }
    }
  }

  private func givenType(_ value: Value, _ scope: Scope) -> String? {
    if case .text = value { return "String" }
    return type(of: value, in: scope)
  }
}
