import Facts

/// A body that a call may run, and the scope in which it would.
struct Target: Sendable {
  var body: BodyRef
  var scope: Scope
  var certainty: Certainty
}

/// What a call runs: the project's own functions, closures and initialisers.
extension Program {
  /// The bodies that a call may run; empty where the callee is not the project's.
  func targets(of ref: CallRef, in scope: Scope, steps: Int = 0) -> [Target] {
    guard scope.depth < Self.depthLimit, steps < 24 else { return [] }
    let call = call(ref)
    guard let name = call.callee.lastName, !declared.mayRun(name) else {
      let found = targets(of: call.callee, arguments: call.arguments, in: scope, steps: steps)
      return found.isEmpty ? messageTargets(ref, in: scope, steps) : found
    }
    return messageTargets(ref, in: scope, steps)
  }

  /// The bodies that a value runs when it is called (with arguments, where they are known).
  func targets(
    of callable: Value, arguments: [Argument]?, in scope: Scope, steps: Int = 0
  ) -> [Target] {
    guard steps < 24 else { return [] }
    switch callable {
    case .closure(let own):
      return [closureTarget(own, arguments, definedIn: scope, calledFrom: scope)]
    case .either(let choices):
      return choices.flatMap {
        targets(of: $0.value, arguments: arguments, in: scope, steps: steps + 1)
      }
    case .path(let names): return targets(ofPath: names, arguments, scope, steps)
    case .member(let base, let names):
      guard let name = names.last else { return [] }
      let owner = names.count > 1 ? Value.member(base, Array(names.dropLast())) : base
      return memberTargets(name, of: owner, arguments, scope, steps)
    case .call(let call):
      return choiceTargets(CallRef(file: scope.body.file, index: call), in: scope)
    default: return []
    }
  }

  private func targets(
    ofPath names: [String], _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    let plain = names.first == "self" && names.count > 1 ? Array(names.dropFirst()) : names
    if plain.count == 1 {
      return unqualifiedTargets(
        plain[0], arguments, scope, steps, membersOnly: names.count > 1)
    }
    guard let name = plain.last, plain.first != "" else { return [] }
    if plain[0] == "super" { return superTargets(name, arguments, scope) }
    if name == "init" || name.first?.isUppercase == true {
      let type = name == "init" ? plain.dropLast() : plain[...]
      return construction(of: type.joined(separator: "."), arguments, scope)
    }
    if name == "callAsFunction" || name == "wrappedValue" {
      return targets(
        of: .path(Array(plain.dropLast())), arguments: arguments, in: scope, steps: steps + 1)
    }
    if plain.count == 2 {
      let elements = elements(named: plain[0], scope, steps)
      let found = elementTargets(name, of: elements, arguments, scope, steps)
      if !found.isEmpty { return found }
    }
    let owner = Value.path(Array(names.dropLast()))
    let found = memberTargets(name, of: owner, arguments, scope, steps)
    guard isElement(names.dropLast(), scope) else { return found }
    // A list holds any of the implementations, and all of them run.
    return found.map {
      Target(body: $0.body, scope: $0.scope, certainty: max($0.certainty, .likely))
    }
  }

  /// A call by one name: a bound closure, a local function, a member, a type, a global function.
  private func unqualifiedTargets(
    _ name: String, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int, membersOnly: Bool
  ) -> [Target] {
    if !membersOnly {
      if let bound = scope.binding(of: name) ?? carried(name, in: scope, steps: steps) {
        return boundTargets(bound, arguments, calledFrom: scope, steps)
      }
      let local = localTargets(name, arguments, scope, steps)
      if !local.isEmpty { return local }
    }
    if let owner = dynamicType(of: scope) {
      if let bound = scope.instance?.bindings[name] {
        let found = boundTargets(bound, arguments, calledFrom: scope, steps)
        if !found.isEmpty { return found }
      }
      if let entry = entries(named: owner, from: nil).first {
        let found = ownTargets(name, of: entry, arguments, scope, steps, instance: scope.instance)
        if !found.isEmpty { return found }
      }
    }
    if name.first?.isUppercase == true, functions[name] == nil {
      return construction(of: name, arguments, scope)
    }
    let candidates = (functions[name] ?? []).filter {
      owner(of: $0) == nil && accepts($0, arguments)
    }
    let isOnly = candidates.count == 1 && unparsed.globals(named: name) == 0
    return candidates.map {
      Target(
        body: $0, scope: callScope($0, arguments, scope, instance: nil),
        certainty: isOnly ? .certain : .possible)
    }
  }

  /// The type that `self` has: the object's own, where a body of an ancestor runs.
  private func dynamicType(of scope: Scope) -> String? {
    guard let owner = owner(of: scope.body) else { return nil }
    guard let type = scope.instance?.type, type != owner, let entry = types[type],
      entry.lineage.contains(where: { $0.name == owner })
    else { return owner }
    return type
  }

  func boundTargets(
    _ bound: Bound, _ arguments: [Argument]?, calledFrom caller: Scope, _ steps: Int
  ) -> [Target] {
    if case .closure(let index) = bound.value {
      return [closureTarget(index, arguments, definedIn: bound.scope, calledFrom: caller)]
    }
    if case .call(let index) = bound.value {
      let ref = CallRef(file: bound.scope.body.file, index: index)
      return returnedClosures(ref, arguments, in: bound.scope, calledFrom: caller, steps)
    }
    let given = portable(arguments, caller, bound.scope)
    let found = targets(of: bound.value, arguments: given, in: bound.scope, steps: steps + 1)
    // A function that is handed over by its name is called without its labels.
    guard found.isEmpty, arguments != nil else { return found }
    return targets(of: bound.value, arguments: nil, in: bound.scope, steps: steps + 1)
  }

  func closureTarget(
    _ index: Int, _ arguments: [Argument]?, definedIn scope: Scope, calledFrom caller: Scope
  ) -> Target {
    let ref = BodyRef(file: scope.body.file, index: index)
    let bindings = bind(body(ref).parameters, arguments ?? [], caller, isClosure: true)
    return Target(
      body: ref, scope: Scope(body: ref, outer: scope, bindings: bindings, caller: caller),
      certainty: .certain)
  }

  private func localTargets(
    _ name: String, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    var next: Int? = scope.body.index
    let file = scope.body.file
    while let index = next {
      for child in contents(of: BodyRef(file: file, index: index)).children
      where files[file].bodies[child].kind == .function && files[file].bodies[child].name == name {
        let ref = BodyRef(file: file, index: child)
        let bindings = bind(body(ref).parameters, arguments ?? [], scope, isClosure: false)
        return [
          Target(
            body: ref, scope: Scope(body: ref, outer: scope, bindings: bindings, caller: scope),
            certainty: .certain)
        ]
      }
      for local in contents(of: BodyRef(file: file, index: index)).locals
      where files[file].properties[local].name == name {
        guard let value = files[file].properties[local].value else {
          return elements(named: name, scope, steps).prefix(Self.elementLimit)
            .flatMap { boundTargets($0, arguments, calledFrom: scope, steps + 1) }
        }
        if case .path([name]) = value { continue }
        return targets(of: value, arguments: arguments, in: scope, steps: steps + 1)
      }
      next = parent(of: BodyRef(file: file, index: index))
    }
    return []
  }

  /// Methods and closure properties of a type, those of its ancestors included.
  func ownTargets(
    _ name: String, of entry: TypeEntry, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int,
    instance: Instance?
  ) -> [Target] {
    for type in lineage(of: entry) {
      let methods = (type.methods[name] ?? []).filter { accepts($0, arguments) }
      if !methods.isEmpty {
        return methods.map {
          Target(
            body: $0, scope: callScope($0, arguments, scope, instance: instance),
            certainty: .certain)
        }
      }
      if let ref = type.properties[name]?.first {
        if type.holdsClosures, let bound = instance?.bindings[name] {
          return boundTargets(bound, arguments, calledFrom: scope, steps)
        }
        let found = closureTargets(ref, arguments, scope, steps, instance: instance)
        return found.isEmpty ? calledTargets(ref, arguments, scope, steps) : found
      }
    }
    return []
  }

  /// What a property that holds a closure runs: its first value, or what is assigned to it.
  private func closureTargets(
    _ ref: PropertyRef, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int, instance: Instance?
  ) -> [Target] {
    let fact = property(ref)
    let given = givenTargets(ref, arguments, scope, steps)
    if !given.isEmpty { return given }
    if let value = fact.value, let home = initialValueBody(of: ref) {
      let inner = Scope(body: home, instance: instance, caller: scope)
      if case .closure(let index) = value {
        return [closureTarget(index, arguments, definedIn: inner, calledFrom: scope)]
      }
      let given = portable(arguments, scope, inner)
      let found = targets(of: value, arguments: given, in: inner, steps: steps + 1)
      if !found.isEmpty { return found }
    }
    return assignedTargets(ref, arguments, scope, steps)
  }

  private func memberTargets(
    _ name: String, of value: Value, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    guard let written = type(of: value, in: scope, steps: steps + 1) else {
      return uniqueTargets(name, arguments, scope, steps)
    }
    let type = dynamicType(ofMember: written, in: scope)
    let found = entries(named: type, from: owner(of: scope.body))
    for entry in found {
      let instance = receiver(value, entry, type, scope, steps)
      if entry.kind == .protocolType {
        let implementations = implementationTargets(name, of: entry, arguments, scope, steps)
        if !implementations.isEmpty { return implementations }
      }
      let own = ownTargets(name, of: entry, arguments, scope, steps, instance: instance)
      if !own.isEmpty {
        return own + overrideTargets(name, of: entry, arguments, scope, steps)
      }
      if !entry.isOwn {
        let rare = implementationTargets(name, of: entry, arguments, scope, steps)
        if !rare.isEmpty, rare.count <= 3 { return rare }
      }
    }
    return []
  }
}
