import Facts

/// What a call of a member may run besides what is written: heirs, implementations, rare names.
extension Program {
  /// What may run in place of a class's method: those of its heirs.
  func overrideTargets(
    _ name: String, of entry: TypeEntry, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    guard entry.kind == .classType else { return [] }
    let heirs = entry.heirs.compactMap { types[$0] }.filter { $0.methods[name] != nil }
    return heirs.prefix(Self.heirLimit).flatMap { heir in
      ownTargets(
        name, of: heir, arguments, scope, steps, instance: Instance(type: heir.name)
      ).map {
        Target(
          body: $0.body, scope: $0.scope, certainty: heirs.count == 1 ? .likely : .possible)
      }
    }
  }

  /// Methods of heirs that may run in place of one that a body calls on `self`, or on an object of
  /// a class with more heirs than are followed.
  func overrides(of call: Call, in scope: Scope) -> [BodyRef] {
    guard case .path(let names) = call.callee, let name = names.last else { return [] }
    let isOwn = names.count == 1 || (names.count == 2 && names[0] == "self")
    guard isOwn || functions[name, default: []].count > Self.heirLimit else { return [] }
    let owner =
      isOwn
      ? owner(of: scope.body) : type(of: .path(Array(names.dropLast())), in: scope)
    guard let owner, let entry = entries(named: owner, from: nil).first else { return [] }
    let heirs = entry.heirs.compactMap { types[$0] }
    // What a protocol gives to all that conform to it runs methods of those.
    let further = heirs.filter { $0.kind == .protocolType }.flatMap(\.heirs).compactMap {
      types[$0]
    }
    return (heirs + further).flatMap { $0.methods[name] ?? [] }
  }

  /// How many heirs of a class are looked at; libraries of permissions have one for each resource.
  private static let heirLimit = 20

  /// A protocol's method: that of its implementations.
  func implementationTargets(
    _ name: String, of entry: TypeEntry, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    let heirs = entry.heirs.compactMap { types[$0] }.filter { $0.kind != .protocolType }
    let groups = heirs.map {
      ownTargets(name, of: $0, arguments, scope, steps, instance: Instance(type: $0.name))
    }.filter { group in group.contains { owner(of: $0.body) != entry.name } }
    let isOnly = groups.count == 1 && heirs.count == 1 && unparsed.heirs(of: entry.name) == 0
    let certainty: Certainty = isOnly ? .likely : .possible
    return groups.prefix(6).flatMap { $0 }.map {
      Target(body: $0.body, scope: $0.scope, certainty: min($0.certainty, certainty))
    }
  }

  /// A closure of a client whose type is not known: followed where one type alone has it.
  private func uniqueClosures(
    _ name: String, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    guard functions[name] == nil, let refs = closureMembers[name],
      Set(refs.map { property($0).owner }).count == 1
    else { return [] }
    return givenTargets(refs[0], arguments, scope, steps)
  }

  /// A method whose receiver's type is not known: followed where its name is rare.
  func uniqueTargets(
    _ name: String, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    let candidates = (functions[name] ?? []).filter {
      owner(of: $0) != nil && accepts($0, arguments)
        && types[owner(of: $0)!]?.kind != .protocolType
    }
    if candidates.isEmpty { return uniqueClosures(name, arguments, scope, steps) }
    let count =
      candidates.count
      + unparsed.methods(named: name, labels: arguments?.compactMap(\.label) ?? [])
    guard count <= 3 else { return [] }
    return candidates.map {
      Target(
        body: $0,
        scope: callScope($0, arguments, scope, instance: Instance(type: owner(of: $0)!)),
        certainty: count == 1 ? .likely : .possible)
    }
  }

  /// What a method of the superclass runs: `super.start()`.
  func superTargets(_ name: String, _ arguments: [Argument]?, _ scope: Scope) -> [Target] {
    guard let owner = body(scope.body).owner, let entry = entries(named: owner, from: nil).first
    else { return [] }
    for type in lineage(of: entry).dropFirst() {
      if let method = type.methods[name]?.first {
        return [
          Target(
            body: method, scope: callScope(method, arguments, scope, instance: scope.instance),
            certainty: .certain)
        ]
      }
    }
    return []
  }
}
