import Facts

/// What a closure that is run for each element of a list is handed, and what a loop goes through.
extension Program {
  /// The type of the elements that a closure's only parameter stands for; nil where it is not run
  /// for a list: `services.forEach { $0.start() }`.
  func elementType(handedTo ref: BodyRef, _ scope: Scope, steps: Int) -> String? {
    guard let list = list(handedTo: ref) else { return handedType(to: ref, scope, steps) }
    return elementType(of: list, scope.outer ?? scope, steps: steps)
  }

  /// What a framework's call hands the closure that it is given.
  private func handedType(to ref: BodyRef, _ scope: Scope, _ steps: Int) -> String? {
    guard let call = body(ref).argumentOf.map({ files[ref.file].calls[$0] }) else { return nil }
    // A store as a view sees it takes the same messages.
    if call.name == "WithViewStore", let store = call.arguments.first {
      return type(of: store.value, in: scope.outer ?? scope, steps: steps + 1)
    }
    return Self.handedTypes[call.name]
  }

  /// What frameworks' calls give, whose statuses have names that other types have too.
  static let handedTypes = [
    "getNotificationSettings": "UNNotificationSettings",
    "notificationSettings": "UNNotificationSettings",
  ]

  /// The type of the elements that a loop gives a name; nil for other names.
  func elementType(of local: PropertyFact, _ scope: Scope, steps: Int) -> String? {
    guard let list = list(behind: local, scope.body.file) else { return nil }
    return elementType(of: list, scope, steps: steps)
  }

  private func elementType(of list: Value, _ scope: Scope, steps: Int) -> String? {
    guard let type = type(of: list, in: scope, steps: steps + 1), type.hasPrefix("["),
      !type.contains(":")
    else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// The list whose elements a closure is handed one by one.
  private func list(handedTo ref: BodyRef) -> Value? {
    guard body(ref).kind == .closure, body(ref).parameters.count < 2,
      let index = body(ref).argumentOf
    else { return nil }
    let call = files[ref.file].calls[index]
    return call.name == "ForEach"
      ? call.arguments.first?.value
      : Self.visits.contains(call.name) ? Self.receiver(of: call) : nil
  }

  /// The list that a loop goes through, by the name that it gives the elements.
  private func list(behind local: PropertyFact, _ file: Int) -> Value? {
    guard local.value == nil, local.type == nil, let id = local.guardID else { return nil }
    let test = files[file].guards[id]
    return test.statement == .loop && test.pattern == .isTrue ? test.subject : nil
  }

  /// Whether a path is nothing but the element that a closure was handed, or that a loop names.
  func isElement(_ names: ArraySlice<String>, _ scope: Scope) -> Bool {
    guard names.count == 1, let name = names.first else { return false }
    return listOfElements(named: name, scope) != nil
  }

  /// The list that has the elements which a name stands for, one after the other.
  private func listOfElements(named name: String, _ scope: Scope) -> Bound? {
    guard scope.bindings[name] == nil else { return nil }
    if let local = local(name, scope), let list = list(behind: local, scope.body.file) {
      return Bound(value: list, scope: scope)
    }
    let parameters = body(scope.body).parameters
    guard parameters.isEmpty ? name == "$0" : parameters.map(\.name) == [name],
      let list = list(handedTo: scope.body)
    else { return nil }
    return Bound(value: list, scope: scope.outer ?? scope)
  }

  private static func receiver(of call: Call) -> Value? {
    switch call.callee {
    case .path(let names) where names.count > 1: .path(Array(names.dropLast()))
    case .member(let base, let names):
      names.count > 1 ? .member(base, Array(names.dropLast())) : base
    default: nil
    }
  }

  private static let visits: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy",
  ]
}

/// Lists whose elements can be read.
extension Program {
  /// What a name stands for that goes through a list: each of the elements; none where the list
  /// cannot be read.
  func elements(named name: String, _ scope: Scope, _ steps: Int) -> [Bound] {
    listOfElements(named: name, scope).map { elements(of: $0, steps: steps) } ?? []
  }

  private func elements(of list: Bound, steps: Int) -> [Bound] {
    guard steps < 18 else { return [] }
    let bound = resolved(list.value, in: list.scope)
    switch bound.value {
    case .array(let values): return values.map { Bound(value: $0, scope: bound.scope) }
    case .path(let names):
      let plain = names.first == "self" ? Array(names.dropFirst()) : names
      if plain.count == 1, let local = localValue(plain[0], bound.scope), local != .path(plain) {
        return elements(of: Bound(value: local, scope: bound.scope), steps: steps + 1)
      }
      return firstLists(of: plain, bound.scope, steps).lazy
        .map { self.elements(of: $0, steps: steps + 1) }.first { !$0.isEmpty } ?? []
    default: return []
    }
  }

  /// What a member is set to first: where it is declared, else where its object is made.
  private func firstLists(of names: [String], _ scope: Scope, _ steps: Int) -> [Bound] {
    guard let name = names.last else { return [] }
    let owner = body(scope.body).owner
    let holder =
      names.count == 1
      ? owner : type(of: .path(Array(names.dropLast())), in: scope, steps: steps + 1)
    let entry = holder.flatMap { entries(named: $0, from: owner).first }
    let found = entry.flatMap { property(named: name, of: $0) } ?? globals[name]?.first
    guard let ref = found else { return [] }
    if let value = property(ref).value {
      let home = initialValueBody(of: ref) ?? BodyRef(file: ref.file, index: 0)
      return [Bound(value: value, scope: memberScope(of: home))]
    }
    if let getter = property(ref).getter {
      let home = BodyRef(file: ref.file, index: getter)
      return contents(of: home).results.compactMap { files[ref.file].results[$0].value }
        .map { Bound(value: $0, scope: memberScope(of: home)) }
    }
    guard let entry else { return [] }
    return (callsByName[TypeEntry.simpleName(entry.name)] ?? []).prefix(4).compactMap { ref in
      let home = memberScope(of: BodyRef(file: ref.file, index: call(ref).body))
      return instance(of: entry, call(ref).arguments, home, place: nil).bindings[name]
    }
  }

  /// What a member of each element runs: `for step in steps { step.ask() }`.
  func elementTargets(
    _ name: String, of elements: [Bound], _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    elements.prefix(Self.elementLimit).flatMap { element -> [Target] in
      guard let type = type(of: element.value, in: element.scope, steps: steps + 1) else {
        return []
      }
      return entries(named: type, from: nil).flatMap { entry in
        ownTargets(
          name, of: entry, arguments, scope, steps,
          instance: receiver(element.value, entry, type, element.scope, steps))
      }
    }.map {
      Target(body: $0.body, scope: $0.scope, certainty: min($0.certainty, .likely))
    }
  }

  /// Whether a loop goes through a value's elements, rather than on until it is true.
  func isList(_ value: Value, _ scope: Scope) -> Bool {
    if case .array(let values) = value { return !values.isEmpty }
    return type(of: value, in: scope)?.hasPrefix("[") ?? false
  }

  /// How many elements of a list are followed.
  static let elementLimit = 24

  /// The closures that a function gives back.
  func returnedClosures(
    _ ref: CallRef, _ arguments: [Argument]?, in scope: Scope, calledFrom caller: Scope,
    _ steps: Int
  ) -> [Target] {
    targets(of: ref, in: scope, steps: steps + 1).flatMap { target in
      contents(of: target.body).results.compactMap { index -> Target? in
        guard case .closure(let closure)? = files[target.body.file].results[index].value else {
          return nil
        }
        return closureTarget(closure, arguments, definedIn: target.scope, calledFrom: caller)
      }
    }
  }
}
