import Facts

/// Which object the member of a value belongs to.
extension Program {
  /// An object by the value that names it, with the closures that it was made with.
  func receiver(
    _ value: Value, _ entry: TypeEntry, _ written: String, _ scope: Scope, _ steps: Int
  ) -> Instance {
    if !entry.constructions.isEmpty, let made = made(value, entry, scope, steps: max(0, steps - 4))
    {
      return made
    }
    return Instance(type: entry.name, within: heir(naming: entry, by: written))
  }

  /// The type of an owner's member, where the owner was named by an heir of that type.
  func dynamicType(ofMember type: String, in scope: Scope) -> String {
    guard let heir = scope.instance?.within, isKind(heir, of: Self.bareType(type)) else {
      return type
    }
    return heir
  }

  /// The heir through which a nested type was named; of an alias, its only heir.
  private func heir(naming entry: TypeEntry, by written: String) -> String? {
    let name = Self.bareType(written)
    guard name != entry.name, let dot = name.utf8.lastIndex(of: 46),
      let outer = types[String(name[..<dot])]
    else { return nil }
    guard outer.kind == .typeAlias else { return outer.name }
    return outer.heirs.count == 1 ? outer.heirs[0] : nil
  }

  /// The construction that a value stands for: `Client(ask: { … })`, `Client.live`, `.live`.
  private func made(_ value: Value, _ entry: TypeEntry, _ scope: Scope, steps: Int) -> Instance? {
    guard steps < 8 else { return nil }
    let bound = resolved(value, in: scope)
    switch bound.value {
    case .call(let index):
      let ref = CallRef(file: bound.scope.body.file, index: index)
      guard entry.constructions.contains(ref) else {
        return made(byCall: ref, entry, bound.scope, steps: steps)
      }
      return instance(of: entry, call(ref).arguments, bound.scope, place: call(ref).place)
    case .path(let names):
      let plain = names.first == "self" ? Array(names.dropFirst()) : names
      guard let first = firstValue(of: plain, entry, bound.scope) else { return nil }
      return made(first.value, entry, first.scope, steps: steps + 1)
    default: return nil
    }
  }

  /// What the only function that a call runs gives back.
  private func made(
    byCall ref: CallRef, _ entry: TypeEntry, _ scope: Scope, steps: Int
  ) -> Instance? {
    // What the call runs may be told by the object that is looked for.
    let found = targets(of: ref, in: scope, steps: steps + 12)
    guard found.count == 1, body(found[0].body).kind == .function else { return nil }
    let target = found[0]
    let results = contents(of: target.body).results
      .compactMap { files[target.body.file].results[$0].value }
    return results.count == 1 ? made(results[0], entry, target.scope, steps: steps + 1) : nil
  }

  /// What a local, a member or a static member is first set to.
  private func firstValue(of names: [String], _ entry: TypeEntry, _ scope: Scope) -> Bound? {
    guard let name = names.last else { return nil }
    if names.count == 1, let local = localValue(name, scope), local != .path(names) {
      return Bound(value: local, scope: scope)
    }
    let owner = owner(of: scope.body)
    let holder: String? =
      switch names.count {
      case 1: owner
      case 2 where names[0].isEmpty: entry.name
      default: type(of: .path(Array(names.dropLast())), in: scope)
      }
    guard let holder,
      let ref = entries(named: holder, from: owner).lazy
        .compactMap({ self.property(named: name, of: $0) }).first
    else { return nil }
    return firstValue(of: ref)
  }

  /// What the initialisers of a type build for a property, where it is one value.
  private func valueBuilt(byInitializersOfOwner fact: PropertyFact) -> Bound? {
    let initializers = fact.owner.flatMap { types[$0] }?.initializers ?? []
    let found = initializers.compactMap {
      members(setBy: $0, in: memberScope(of: $0))[fact.name]
    }
    guard found.count == 1, case .call = found[0].value else { return nil }
    return found[0]
  }

  private func firstValue(of ref: PropertyRef) -> Bound? {
    let fact = property(ref)
    if let getter = fact.getter {
      let body = BodyRef(file: ref.file, index: getter)
      let results = contents(of: body).results.compactMap { files[ref.file].results[$0].value }
      return results.count == 1 ? Bound(value: results[0], scope: memberScope(of: body)) : nil
    }
    guard let value = fact.value else {
      return valueBuilt(byInitializersOfOwner: fact) ?? givenValue(of: fact)
    }
    return Bound(
      value: value,
      scope: memberScope(of: initialValueBody(of: ref) ?? BodyRef(file: ref.file, index: 0)))
  }

  /// What the only construction of an object hands to a member.
  private func givenValue(of fact: PropertyFact) -> Bound? {
    guard let entry = fact.owner.flatMap({ types[$0] }),
      case let used = used(entry.constructions), used.count == 1
    else { return nil }
    let home = memberScope(of: BodyRef(file: used[0].file, index: call(used[0]).body))
    return instance(of: entry, call(used[0]).arguments, home, place: nil).bindings[fact.name]
  }
}
