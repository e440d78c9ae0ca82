import Facts

/// Which stored values the code reads and writes.
extension Program {
  /// The stored value that a path names, through bindings handed down by callers.
  func stateKey(of names: [String], in scope: Scope, steps: Int = 0) -> StateKey? {
    guard steps < 16 else { return nil }
    var names = names.filter { $0 != "wrappedValue" && $0 != "projectedValue" && !$0.isEmpty }
    if names.first == "self" { names.removeFirst() }
    guard var first = names.first else { return nil }
    while first.hasPrefix("$") || first.hasPrefix("_") { first.removeFirst() }
    if names.count == 1 { return stateKey(ofName: first, in: scope, steps: steps) }
    let rest = names.dropFirst().map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    let owner = Value.path([first] + rest.dropLast())
    guard let type = type(of: owner, in: scope) else { return nil }
    let entry = entries(named: type, from: self.owner(of: scope.body)).first
    return StateKey(owner: declaring(rest.last!, entry) ?? type, name: rest.last!)
  }

  private func stateKey(ofName name: String, in scope: Scope, steps: Int) -> StateKey? {
    if let bound = scope.binding(of: name) ?? carried(name, in: scope, steps: steps) {
      return boundKey(bound, steps)
    }
    if isLocal(name, scope) { return nil }
    guard let owner = owner(of: scope.body), let entry = entries(named: owner, from: nil).first,
      let ref = property(named: name, of: entry)
    else { return nil }
    if let bound = scope.instance?.bindings[name], case .path = bound.value,
      let key = boundKey(bound, steps)
    {
      return key
    }
    return StateKey(owner: property(ref).owner ?? owner, name: name)
  }

  private func boundKey(_ bound: Bound, _ steps: Int) -> StateKey? {
    switch bound.value {
    case .path(let names): return stateKey(of: names, in: bound.scope, steps: steps + 1)
    case .subscripted(.path(let names), _):
      return stateKey(of: names, in: bound.scope, steps: steps + 1)
    default: return nil
    }
  }

  private func declaring(_ name: String, _ entry: TypeEntry?) -> String? {
    guard let entry, let ref = property(named: name, of: entry) else { return nil }
    return property(ref).owner
  }

  /// Whether a name is that of a parameter or local of a body or one around it.
  func isLocal(_ name: String, _ scope: Scope) -> Bool {
    var next: Int? = scope.body.index
    while let index = next {
      if body(BodyRef(file: scope.body.file, index: index)).parameters.contains(where: {
        $0.name == name
      }) {
        return true
      }
      let contents = contents(of: BodyRef(file: scope.body.file, index: index))
      if contents.carried[name] != nil { return true }
      if contents.locals.contains(where: { files[scope.body.file].properties[$0].name == name }) {
        return true
      }
      next = parent(of: BodyRef(file: scope.body.file, index: index))
    }
    return false
  }

  /// One key for all properties that are kept under one setting: `@AppStorage("key")`.
  func canonical(_ key: StateKey) -> StateKey {
    guard let entry = types[key.owner], let ref = entry.properties[key.name]?.first,
      let attribute = property(ref).attributes.first(where: { $0.name == "AppStorage" }),
      let setting = attribute.arguments.first?.value
    else { return key }
    switch setting {
    case .text(let text): return StateKey(owner: "AppStorage", name: text)
    case .path(let names): return StateKey(owner: "AppStorage", name: names.joined(separator: "."))
    default: return key
    }
  }

  /// Every stored value that a value depends on; locals and computed properties are looked through.
  func stateKeys(in value: Value, _ scope: Scope, steps: Int = 0) -> Set<StateKey> {
    guard steps < 12 else { return [] }
    var keys: Set<StateKey> = []
    value.forEachPath { names in
      let plain = names.first == "self" ? Array(names.dropFirst()) : names
      if plain.count == 1, let local = localValue(plain[0], scope), local != .path(plain) {
        keys.formUnion(stateKeys(in: local, scope, steps: steps + 1))
      }
      if plain.count == 1,
        let bound = scope.binding(of: plain[0]) ?? scope.instance?.bindings[plain[0]]
      {
        keys.formUnion(stateKeys(in: bound.value, bound.scope, steps: steps + 1))
      }
      if let key = stateKey(of: names, in: scope) { keys.insert(key) }
      for length in stride(from: plain.count, to: 0, by: -1) {
        guard let getter = getter(of: Array(plain.prefix(length)), in: scope) else { continue }
        for index in contents(of: getter.body).results {
          guard let value = files[getter.body.file].results[index].value else { continue }
          keys.formUnion(stateKeys(in: value, getter, steps: steps + 1))
        }
        break
      }
    }
    return keys
  }

  /// The getter that a path to a computed property runs.
  func getter(of names: [String], in scope: Scope) -> Scope? {
    guard let name = names.last, declared.mayBeComputed(name) else { return nil }
    let entry: TypeEntry?
    if names.count == 1 {
      entry = owner(of: scope.body).flatMap { entries(named: $0, from: nil).first }
    } else {
      let base = Value.path(Array(names.dropLast()))
      entry = type(of: base, in: scope)
        .flatMap { entries(named: $0, from: owner(of: scope.body)).first }
    }
    guard let entry, let ref = property(named: name, of: entry),
      let getter = property(ref).getter
    else { return nil }
    let instance = names.count == 1 ? scope.instance : Instance(type: entry.name)
    return Scope(
      body: BodyRef(file: ref.file, index: getter), instance: instance, caller: scope)
  }
}

extension Value {
  /// Visits every path in a value, subscripts and operands included, calls and closures excluded.
  func forEachPath(_ visit: ([String]) -> Void) {
    switch self {
    case .path(let names): visit(names)
    case .member(let base, _): base.forEachPath(visit)
    case .not(let value): value.forEachPath(visit)
    case .binary(_, let a, let b):
      a.forEachPath(visit)
      b.forEachPath(visit)
    case .subscripted(let base, let arguments):
      base.forEachPath(visit)
      for argument in arguments { argument.value.forEachPath(visit) }
    case .either(let choices): for choice in choices { choice.value.forEachPath(visit) }
    case .array(let values), .template(let values): for value in values { value.forEachPath(visit) }
    case .tuple(let arguments): for argument in arguments { argument.value.forEachPath(visit) }
    case .dictionary(let pairs): for pair in pairs { pair.value.forEachPath(visit) }
    default: return
    }
  }
}
