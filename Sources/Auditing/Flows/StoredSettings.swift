import Facts

/// Values that an app keeps across its runs: `@AppStorage`, `UserDefaults`, wrappers of them.
///
/// A setting is a `StateKey` of the owner `AppStorage`, as `Program.canonical` gives it, so that a
/// property and the key under which other code writes it are one.
struct StoredSettings {
  let app: Linked

  private var program: Program { app.program }

  /// The setting behind a stored value of the app; nil where it is not kept.
  func setting(of key: StateKey) -> StateKey? {
    let canonical = program.canonical(key)
    if canonical != key || key.owner == Self.owner { return canonical }
    guard let ref = program.types[key.owner]?.properties[key.name]?.first else { return nil }
    let fact = program.property(ref)
    if let wrapper = fact.attributes.first(where: { isKeeper($0.name) }) {
      let name = wrapper.arguments.lazy.compactMap {
        Self.name(of: $0.value, in: ref.file, program)
      }
      return name.first.map(Self.setting) ?? key
    }
    let bodies =
      ([fact.getter] + fact.observers).compactMap { $0.map { BodyRef(file: ref.file, index: $0) } }
      + [program.initialValueBody(of: ref)].compactMap { $0 }
    for body in bodies {
      if let found = setting(namedIn: body) { return found }
    }
    return restored(key)
  }

  /// The settings that decide a value.
  func settings(readBy value: Value, _ scope: Scope, steps: Int = 0) -> Set<StateKey> {
    guard steps < 8 else { return [] }
    let bound = program.resolved(value, in: scope)
    let inner = { (value: Value) in settings(readBy: value, bound.scope, steps: steps + 1) }
    switch bound.value {
    case .not(let value): return inner(value)
    case .binary(_, let a, let b): return inner(a).union(inner(b))
    case .either(let choices):
      return choices.reduce(into: []) { $0.formUnion(inner($1.value)) }
    case .subscripted(let base, let arguments):
      guard base.lastName?.lowercased() == "defaults", let key = arguments.first else { return [] }
      return Set(
        [Self.name(of: key.value, in: bound.scope.body.file, program)].compactMap { $0 }
          .map(Self.setting))
    case .closure(let index):
      let ref = BodyRef(file: bound.scope.body.file, index: index)
      return settings(returnedBy: Scope(body: ref, outer: bound.scope), steps)
    case .call(let index):
      return settings(
        readBy: CallRef(file: bound.scope.body.file, index: index), bound.scope, steps)
    case .path(let names): return settings(readBy: names, bound.scope, steps)
    default: return []
    }
  }

  private func settings(readBy ref: CallRef, _ scope: Scope, _ steps: Int) -> Set<StateKey> {
    let call = program.call(ref)
    if let setting = Self.setting(named: call, in: ref.file, program) { return [setting] }
    // A binding says what it shows in its first argument: `.constant(!isDone)`, `Binding(get:)`.
    if call.name == "constant" || call.name == "Binding", let first = call.arguments.first {
      return settings(readBy: first.value, scope, steps: steps + 1)
    }
    return program.targets(of: ref, in: scope).prefix(2).reduce(into: []) {
      $0.formUnion(settings(returnedBy: $1.scope, steps))
    }
  }

  private func settings(readBy names: [String], _ scope: Scope, _ steps: Int) -> Set<StateKey> {
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    if plain.count == 1, let local = program.localValue(plain[0], scope), local != .path(plain) {
      return settings(readBy: local, scope, steps: steps + 1)
    }
    if let key = program.stateKey(of: names, in: scope), let setting = setting(of: key) {
      return [setting]
    }
    guard let getter = program.getter(of: plain, in: scope) else { return [] }
    return settings(returnedBy: getter, steps)
  }

  private func settings(returnedBy scope: Scope, _ steps: Int) -> Set<StateKey> {
    program.contents(of: scope.body).results.reduce(into: []) { found, index in
      let result = program.files[scope.body.file].results[index]
      guard let value = result.value else { return }
      found.formUnion(settings(readBy: value, scope, steps: steps + 1))
    }
  }

  /// The setting that an effect stores.
  func setting(writtenBy effect: Effect) -> StateKey? {
    switch effect.kind {
    case .writes(let key): return setting(of: key)
    case .callsOutside("set"), .callsOutside("setValue"):
      guard let ref = effect.call else { return nil }
      return Self.setting(named: program.call(ref), in: ref.file, program)
    default: return nil
    }
  }
}

extension StoredSettings {
  /// Whether a property wrapper keeps its value: by its name, or since the project's own type of
  /// that name reads a setting.
  private func isKeeper(_ name: String) -> Bool {
    if Self.isWrapper(name) { return true }
    guard let ref = program.types[name]?.properties["wrappedValue"]?.first else { return false }
    let fact = program.property(ref)
    return ([fact.getter] + fact.observers).compactMap(\.self).contains { body in
      program.contents(of: BodyRef(file: ref.file, index: body)).calls.contains { call in
        program.files[ref.file].calls[call].arguments.contains { $0.label == "forKey" }
      }
    }
  }

  /// What a wrapper gives as long as nothing was stored.
  func fallback(of fact: PropertyFact) -> Value? {
    guard let wrapper = fact.attributes.first(where: { isKeeper($0.name) }) else { return nil }
    return wrapper.arguments.first {
      ["default", "defaultValue", "fallback", "initialValue", "wrappedValue"].contains($0.label)
    }?.value
  }

  private static let owner = "AppStorage"

  private static func setting(_ name: String) -> StateKey { StateKey(owner: owner, name: name) }

  /// Property wrappers of apps and packages that keep a value.
  private static func isWrapper(_ name: String) -> Bool {
    ["UserDefault", "Storage", "Persist"].contains { name.contains($0) } || name == "Default"
      || name == "Shared"
  }

  /// The first setting that a body names: `defaults.bool(forKey: "done")`.
  private func setting(namedIn ref: BodyRef) -> StateKey? {
    program.contents(of: ref).calls.lazy.compactMap {
      Self.setting(named: program.files[ref.file].calls[$0], in: ref.file, program)
    }.first
  }

  private static func setting(named call: Call, in file: Int, _ program: Program) -> StateKey? {
    guard let key = call.arguments.first(where: { $0.label == "forKey" }) else { return nil }
    return name(of: key.value, in: file, program).map(setting)
  }

  /// A setting's name: a text, a constant, the argument of `.appStorage("name")`.
  private static func name(of value: Value, in file: Int, _ program: Program) -> String? {
    switch value {
    case .text(let text): return text
    case .path(let names):
      let plain = names.last == "rawValue" ? names.dropLast() : names[...]
      return plain.joined(separator: ".")
    case .call(let index):
      let call = program.files[file].calls[index]
      return call.arguments.first.flatMap { name(of: $0.value, in: file, program) }
    default: return nil
    }
  }

  /// The setting from which an initialiser restores a value.
  private func restored(_ key: StateKey) -> StateKey? {
    for ref in program.types[key.owner]?.initializers ?? [] {
      for index in program.contents(of: ref).assignments {
        let assignment = program.files[ref.file].assignments[index]
        guard assignment.target.lastName == key.name,
          case .call(let call) = assignment.value,
          let found = Self.setting(
            named: program.files[ref.file].calls[call], in: ref.file, program)
        else { continue }
        return found
      }
    }
    return nil
  }
}
