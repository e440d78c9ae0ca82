import Facts

/// What names stand for: bound values, locals, constants, computed properties, generated names.
extension TextResolver {
  func collectPath(_ names: [String], _ spot: Spot, _ found: inout [ResolvedText]) {
    let plain = names.first == "self" && names.count > 1 ? Array(names.dropFirst()) : names
    let bound = program.resolved(.path(plain), in: spot.scope)
    if bound.value != .path(plain) {
      return collect(bound.value, spot.next(bound.scope), &found)
    }
    if plain.count == 1, let local = program.localValue(plain[0], spot.scope),
      local != .path(plain)
    {
      return collect(local, spot.next(), &found)
    }
    if plain.last == "rawValue", let raw = rawValue(plain, spot.scope) {
      found += look(up: raw, spot)
      return
    }
    if let getter = program.getter(of: plain, in: spot.scope) {
      return collectResults(inner(getter, of: plain, spot), spot, &found)
    }
    if let getter = caseGetter(plain, spot) { return collectResults(getter, spot, &found) }
    if let bound = handed(plain, spot.scope) {
      return collect(bound.value, spot.next(bound.scope), &found)
    }
    if let ref = property(plain, spot.scope) {
      return collectProperty(ref, spot, &found)
    }
    if let key = keyNames.key(of: plain, isDeclared: isDeclared) {
      found += look(up: key, spot)
      return
    }
    guard plain.count > 1, let last = plain.last else { return }
    collectText(last, of: .path(Array(plain.dropLast())), spot, &found)
  }

  /// What the construction of an object handed to its member: `content.title` of what was made by
  /// `Content(title: "Continue")`.
  private func handed(_ names: [String], _ scope: Scope) -> Bound? {
    guard names.count > 1, let name = names.last else { return nil }
    let base = Value.path(Array(names.dropLast()))
    guard let type = program.type(of: base, in: scope),
      let entry = program.entries(named: type, from: program.owner(of: scope.body)).first
    else { return nil }
    return program.resolvedInstance(of: base, entry, scope).bindings[name]
  }

  /// A member of what is no plain path: of a literal, of what a call gives.
  func collectMember(
    _ base: Value, _ names: [String], _ spot: Spot, _ found: inout [ResolvedText]
  ) {
    guard let name = names.last else { return }
    let owner = names.count > 1 ? Value.member(base, Array(names.dropLast())) : base
    if let type = program.type(of: owner, in: spot.scope), type != "String",
      let entry = program.entries(named: type, from: program.owner(of: spot.scope.body)).first,
      let ref = program.property(named: name, of: entry)
    {
      let instance = program.resolvedInstance(of: owner, entry, spot.scope)
      if let getter = program.property(ref).getter {
        let body = BodyRef(file: ref.file, index: getter)
        return collectResults(
          Scope(body: body, instance: instance, caller: spot.scope), spot, &found)
      }
      if let bound = instance.bindings[name] {
        return collect(bound.value, spot.next(bound.scope), &found)
      }
      return collectProperty(ref, spot, &found)
    }
    collectText(name, of: owner, spot, &found)
  }

  /// A property of a text: what an extension of the app's own gives, else the text itself.
  private func collectText(
    _ name: String, of base: Value, _ spot: Spot, _ found: inout [ResolvedText]
  ) {
    for type in Self.textTypes {
      guard let ref = program.types[type]?.properties[name]?.first,
        let getter = program.property(ref).getter
      else { continue }
      let scope = Scope(
        body: BodyRef(file: ref.file, index: getter),
        bindings: ["self": Bound(value: base, scope: spot.scope)], caller: spot.scope)
      let before = found.count
      collectResults(scope, spot, &found)
      if found.count > before { return }
    }
    if Self.textProperties.contains(name) { collect(base, spot.next(), &found) }
  }

  static let textTypes = ["String", "StringProtocol", "LocalizedStringKey", "Substring"]

  private static let textProperties: Set<String> = [
    "rawValue", "localized", "localizedString", "description", "stringValue", "capitalized",
    "localizedCapitalized", "localizedUppercase", "localizedLowercase", "localizedKey", "key",
    "attributed",
  ]

  /// A getter's scope, in which `self` is the case or object that it is asked of.
  private func inner(_ getter: Scope, of names: [String], _ spot: Spot) -> Scope {
    guard names.count > 1 else {
      let own = spot.scope.binding(of: "self").map { ["self": $0] } ?? [:]
      return Scope(
        body: getter.body, bindings: own, instance: getter.instance, caller: spot.scope)
    }
    let owner = program.resolved(.path(Array(names.dropLast())), in: spot.scope)
    return Scope(
      body: getter.body, bindings: ["self": owner], instance: getter.instance, caller: spot.scope)
  }

  /// The getter of a property that is asked of an enumeration's case: `Step.camera.title`.
  private func caseGetter(_ names: [String], _ spot: Spot) -> Scope? {
    guard let name = names.last, names.count > 1 else { return nil }
    let owner = program.resolved(.path(Array(names.dropLast())), in: spot.scope)
    guard case .path(let path) = owner.value, path.count > 1, let written = path.last else {
      return nil
    }
    let type = path.dropLast().joined(separator: ".")
    for entry in program.entries(named: type, from: program.owner(of: owner.scope.body))
    where entry.cases.contains(written) {
      guard let ref = program.property(named: name, of: entry),
        let getter = program.property(ref).getter
      else { continue }
      let body = BodyRef(file: ref.file, index: getter)
      return Scope(body: body, bindings: ["self": owner], caller: spot.scope)
    }
    return nil
  }

  /// The raw text of an enumeration's case: `Loc.allow.rawValue`, `rawValue` inside the case.
  private func rawValue(_ names: [String], _ scope: Scope) -> String? {
    let owner =
      names.count == 1
      ? scope.binding(of: "self") : program.resolved(.path(Array(names.dropLast())), in: scope)
    guard let owner, case .path(let path) = owner.value, path.count > 1, let name = path.last else {
      return nil
    }
    let type = path.dropLast().joined(separator: ".")
    return program.entries(named: type, from: program.owner(of: scope.body)).lazy
      .compactMap { $0.rawValues[name] }.first
  }

  /// A static or member constant: `L10n.Onboarding.next`, `Texts.allow`.
  private func property(_ names: [String], _ scope: Scope) -> PropertyRef? {
    guard let name = names.last else { return nil }
    let owner = program.owner(of: scope.body)
    if names.count == 1 {
      let entry = owner.flatMap { program.entries(named: $0, from: nil).first }
      return entry.flatMap { program.property(named: name, of: $0) }
        ?? program.globals[name]?.first
    }
    let base = Array(names.dropLast())
    let direct = program.entries(named: base.joined(separator: "."), from: owner)
    let typed =
      program.type(of: .path(base), in: scope)
      .map { program.entries(named: $0, from: owner) } ?? []
    return (direct + typed).lazy.compactMap { program.property(named: name, of: $0) }.first
  }

  /// What a property holds: its first value, and, where that says nothing, what it is set to.
  private func collectProperty(
    _ ref: PropertyRef, _ spot: Spot, _ found: inout [ResolvedText]
  ) {
    let fact = program.property(ref)
    let before = found.count
    if let value = fact.value { collect(value, spot.next(home(of: ref, spot.scope)), &found) }
    guard spot.assignments < 2, !found[before...].contains(where: { !$0.text.isEmpty }) else {
      return
    }
    for set in (assigned[fact.name] ?? []).prefix(12) where sets(set, ref) {
      let instance = fact.owner.map { Instance(type: $0) }
      let scope = Scope(body: set.body, instance: instance, caller: spot.scope)
      var next = spot.next(scope)
      next.assignments += 1
      collect(set.value, next, &found)
    }
    if found.count == before { collectConstructions(fact, spot, &found) }
  }

  /// What constructions hand to a stored property: `Row(title: "Camera")`.
  private func collectConstructions(
    _ fact: PropertyFact, _ spot: Spot, _ found: inout [ResolvedText]
  ) {
    guard let owner = fact.owner, fact.getter == nil else { return }
    for ref in (program.callsByName[TypeEntry.simpleName(owner)] ?? []).prefix(24) {
      let call = program.call(ref)
      guard let argument = call.arguments.first(where: { $0.label == fact.name }) else { continue }
      let body = BodyRef(file: ref.file, index: call.body)
      var next = spot.next(Scope(body: body, caller: spot.scope))
      next.assignments += 1
      collect(argument.value, next, &found)
    }
  }

  /// Whether an assignment by a name stands in the type that has the property.
  private func sets(_ set: AssignedValue, _ ref: PropertyRef) -> Bool {
    guard let owner = program.property(ref).owner else { return set.body.file == ref.file }
    return program.owner(of: set.body) == owner
  }

  private func home(of ref: PropertyRef, _ scope: Scope) -> Scope {
    Scope(
      body: program.initialValueBody(of: ref) ?? BodyRef(file: ref.file, index: 0),
      instance: program.property(ref).owner.map { Instance(type: $0) }, caller: scope)
  }

  /// Whether the project declares a type of this name.
  func isDeclared(_ name: String) -> Bool {
    program.entries(named: name, from: nil).contains(where: \.isOwn)
  }
}
