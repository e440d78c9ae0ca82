import Facts

/// What type a value has, as far as declarations and constructions show it.
extension Program {
  /// The type itself, its superclasses and protocols, nearest first.
  func lineage(of entry: TypeEntry) -> [TypeEntry] { entry.lineage }

  /// A member property of a type, its ancestors included.
  func property(named name: String, of entry: TypeEntry) -> PropertyRef? {
    for type in lineage(of: entry) {
      if let found = type.properties[name]?.first { return found }
    }
    return nil
  }

  /// The name of a value's type, as written or constructed; nil when it cannot be shown.
  func type(of value: Value, in scope: Scope, steps: Int = 0) -> String? {
    guard steps < 24 else { return nil }
    switch value {
    case .path(let names): return type(ofPath: names, in: scope, steps: steps + 1)
    case .member(let base, let names):
      guard let start = type(of: base, in: scope, steps: steps + 1) else { return nil }
      return type(ofMembers: names[...], startingAt: start, scope: scope, steps: steps + 1)
    case .call(let index):
      return type(ofCall: CallRef(file: scope.body.file, index: index), in: scope, steps: steps + 1)
    case .either(let choices):
      return choices.lazy.compactMap { self.type(of: $0.value, in: scope, steps: steps + 1) }.first
    case .text, .template: return "String"
    case .bool: return "Bool"
    case .array(let values):
      let types = values.map { self.type(of: $0, in: scope, steps: steps + 1) }
      return types.first.flatMap(\.self).flatMap { first in
        types.allSatisfy { $0 == first } ? "[\(first)]" : nil
      }
    case .subscripted(let base, _):
      guard let list = type(of: base, in: scope, steps: steps + 1), list.hasPrefix("[") else {
        return nil
      }
      return String(list.dropFirst().dropLast())
    default: return nil
    }
  }

  private func type(ofPath names: [String], in scope: Scope, steps: Int) -> String? {
    guard var first = names.first else { return nil }
    if first.hasPrefix("$"), first != "$0" { first.removeFirst() }
    if first == "self" || first == "Self" {
      guard let owner = owner(of: scope.body) else { return nil }
      return type(ofMembers: names.dropFirst(), startingAt: owner, scope: scope, steps: steps)
    }
    if let start = type(ofName: first, in: scope, steps: steps) {
      return type(ofMembers: names.dropFirst(), startingAt: start, scope: scope, steps: steps)
    }
    guard first.first?.isUppercase == true else { return nil }
    // A type's static member, or a nested type.
    if names.count > 1, let nested = entries(named: names.joined(separator: "."), from: nil).first,
      nested.isOwn
    {
      return nested.name
    }
    return type(
      ofMembers: names.dropFirst(), startingAt: first, scope: scope, steps: steps, isStatic: true)
  }

  /// The type of a local, a parameter, a member or a global with a name.
  private func type(ofName name: String, in scope: Scope, steps: Int) -> String? {
    var level: Scope? = scope
    while let current = level {
      if let bound = current.bindings[name],
        let type = type(of: bound.value, in: bound.scope, steps: steps + 1)
      {
        return type
      }
      if let declared = declaredType(of: name, inBody: current.body, scope: current, steps: steps) {
        return declared
      }
      level = current.outer
    }
    if let owner = owner(of: scope.body), let entry = entries(named: owner, from: nil).first,
      let ref = property(named: name, of: entry)
    {
      return type(ofProperty: ref, scope: scope, steps: steps).map {
        substituted($0, of: ref, seenFrom: entry, written: owner)
      }
    }
    if let ref = globals[name]?.first { return type(ofProperty: ref, scope: scope, steps: steps) }
    return nil
  }

  /// The type of a name that a body declares; at the outermost scope also one around it.
  private func declaredType(
    of name: String, inBody ref: BodyRef, scope: Scope, steps: Int
  ) -> String? {
    var next: Int? = ref.index
    while let index = next {
      let home = BodyRef(file: ref.file, index: index)
      let body = body(home)
      if let parameter = body.parameters.first(where: { $0.name == name }) {
        return parameter.type ?? elementType(handedTo: home, scope, steps: steps + 1)
      }
      if name == "$0", index == ref.index, body.parameters.isEmpty {
        return elementType(handedTo: home, scope, steps: steps + 1)
      }
      let contents = contents(of: BodyRef(file: ref.file, index: index))
      for local in contents.locals where files[ref.file].properties[local].name == name {
        let property = files[ref.file].properties[local]
        return property.type
          ?? property.value.flatMap { type(of: $0, in: scope, steps: steps + 1) }
          ?? elementType(of: property, scope, steps: steps + 1)
      }
      if let value = contents.unwrapped[name] {
        return type(of: value, in: scope, steps: steps + 1)
      }
      next = scope.outer == nil ? body.parent : nil
    }
    return nil
  }

  /// The declared type of a property, or that of its first value or getter.
  func type(ofProperty ref: PropertyRef, scope: Scope, steps: Int) -> String? {
    guard steps < 24 else { return nil }
    let fact = property(ref)
    if let type = fact.type { return nested(type, in: fact.owner) }
    if let injected = injectedType(fact, steps: steps + 1) { return injected }
    if let environment = fact.attributes.first(where: { $0.name == "Environment" }),
      case .path(let names)? = environment.arguments.first?.value, names.last == "self"
    {
      return names.dropLast().joined(separator: ".")
    }
    if let dependency = fact.attributes.first(where: { $0.name.hasPrefix("Environment") }),
      case .keyPath(let names)? = dependency.arguments.first?.value
    {
      return environmentType(names.last)
        ?? names.last.map { Self.environmentActions[$0] ?? $0 }
    }
    guard let value = fact.value else { return nil }
    return type(of: value, in: memberScope(of: ref), steps: steps + 1)
      .map { nested($0, in: fact.owner) }
  }

  /// The whole name of a type that is nested where a member is declared, and has namesakes
  /// elsewhere: each model has an `Input`.
  func nested(_ type: String, in owner: String?) -> String {
    guard (typeNames[type]?.count ?? 0) > 1 else { return type }
    var outer = owner
    while let name = outer {
      if types[name + "." + type] != nil { return name + "." + type }
      outer = name.utf8.lastIndex(of: 46).map { String(name[..<$0]) }
    }
    return type
  }

  /// A scope for looking at a property's first value by itself.
  private func memberScope(of ref: PropertyRef) -> Scope {
    Scope(body: initialValueBody(of: ref) ?? BodyRef(file: ref.file, index: 0))
  }

  private func type(
    ofMembers names: ArraySlice<String>, startingAt start: String, scope: Scope, steps: Int,
    isStatic: Bool = false
  ) -> String? {
    guard steps < 24 else { return nil }
    guard let name = names.first else { return start }
    if name == "self" || name == "Type" {
      return type(ofMembers: names.dropFirst(), startingAt: start, scope: scope, steps: steps + 1)
    }
    for entry in entries(named: start, from: owner(of: scope.body)) {
      guard let ref = property(named: name, of: entry),
        let declared = type(ofProperty: ref, scope: scope, steps: steps + 1)
      else { continue }
      let type =
        declared == "Self"
        ? entry.name : substituted(declared, of: ref, seenFrom: entry, written: start)
      return self.type(
        ofMembers: names.dropFirst(), startingAt: type, scope: scope, steps: steps + 1)
    }
    if name == "allCases" { return "[\(start)]" }
    guard Self.singletons.contains(name) else { return nil }
    return type(ofMembers: names.dropFirst(), startingAt: start, scope: scope, steps: steps + 1)
  }

  /// Members by which types give the one object of theirs.
  static let singletons: Set<String> = [
    "shared", "default", "main", "standard", "current", "general",
  ]

  private func type(ofCall ref: CallRef, in scope: Scope, steps: Int) -> String? {
    let call = call(ref)
    if case .path(let names) = call.callee, let last = names.last, last.first?.isUppercase == true {
      return names.filter { !$0.isEmpty }.joined(separator: ".")
    }
    if case .path(let names) = call.callee, names.last == "init", names.count > 1 {
      // What `.init()` makes is told by what it is given to.
      return names.count == 2 && names[0].isEmpty ? nil : names.dropLast().joined(separator: ".")
    }
    let found = targets(of: ref, in: scope, steps: steps + 1)
    if let asked = askedType(call), found.allSatisfy({ isOpen(body($0.body).returnType) }) {
      return asked
    }
    for target in found {
      let body = body(target.body)
      if let type = body.returnType { return type == "Self" ? body.owner : type }
      if body.kind == .closure, let type = resultType(of: target, steps) { return type }
    }
    if let written = type(of: call.callee, in: scope, steps: steps + 1),
      let arrow = written.indexAfterArrow()
    {
      return Self.bareType(String(written[arrow...]))
    }
    if found.isEmpty, let type = Self.handedTypes[call.name] { return type }
    if let made = madeType(byCall: call, in: scope, steps: steps + 1) { return made }
    // Singletons of frameworks by call: `UNUserNotificationCenter.current()`.
    if case .path(let names) = call.callee, names.count == 2, names[0].first?.isUppercase == true {
      return names[0]
    }
    return nil
  }

  /// Whether a type that a function gives back is a generic parameter, or nothing that is known.
  private func isOpen(_ type: String?) -> Bool {
    type.map { typeNames[TypeEntry.simpleName(Self.bareType($0))] == nil } ?? true
  }

  func resultType(of target: Target, _ steps: Int) -> String? {
    let ref = target.body
    let inner = target.scope
    let values = contents(of: ref).results.compactMap { files[ref.file].results[$0].value }
    return values.lazy.compactMap { self.type(of: $0, in: inner, steps: steps + 1) }.first
  }
}

extension String {
  /// What follows the last arrow of a closure type, without leading spaces.
  fileprivate func indexAfterArrow() -> String.Index? {
    var found: String.Index?
    var previous: Character = " "
    for index in indices {
      if self[index] == ">", previous == "-" { found = self.index(after: index) }
      previous = self[index]
    }
    guard var start = found else { return nil }
    while start < endIndex, self[start] == " " { start = self.index(after: start) }
    return start
  }
}
