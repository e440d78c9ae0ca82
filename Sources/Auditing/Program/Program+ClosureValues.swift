import Facts

/// Values that are made of closures: a client of an app's environment, a row of permissions.
extension Program {
  /// Every construction of a value that holds closures, or that holds such values, with its type.
  var closureValues: [(TypeEntry, CallRef)] {
    let holders = types.keys.sorted().compactMap { types[$0] }.filter {
      $0.holdsClosures || holdsHolders($0)
    }
    let kept = Set(holders.map(\.name))
    let named = holders.flatMap { entry in
      (callsByName[TypeEntry.simpleName(entry.name)] ?? []).filter { ref in
        guard case .path(let names) = call(ref).callee else { return false }
        let written = names.joined(separator: ".")
        return entries(named: written, from: owner(of: ref)).contains { $0 === entry }
      }.map { (entry, $0) }
    }
    let unnamed = ["Self", "init"].flatMap { callsByName[$0] ?? [] }.flatMap { ref in
      impliedTypes(of: ref).filter { kept.contains($0.name) }.map { ($0, ref) }
    }
    return named + unnamed + handedDown
  }

  /// Whether a type is a value that keeps closures, or an object that has them for good. A view's
  /// are followed where it is shown.
  func holdsClosures(_ entry: TypeEntry) -> Bool {
    guard isHolder(entry) else { return false }
    return entry.lineage.contains { type in
      guard type === entry || type.kind == .classType else { return false }
      return type.properties.values.contains { refs in
        refs.contains { ref in
          let fact = property(ref)
          return fact.getter == nil && !fact.isStatic && isClosure(fact.type)
            && (entry.kind == .structure || isForGood(ref) && fact.value == nil)
        }
      }
    }
  }

  /// Whether a property is set once, as it is made. Objective-C has no word for it.
  private func isForGood(_ ref: PropertyRef) -> Bool {
    property(ref).isConstant || !files[ref.file].path.hasSuffix(".swift")
  }

  /// Whether a type keeps values for good that hold closures: an environment of clients.
  private func holdsHolders(_ entry: TypeEntry) -> Bool {
    guard isHolder(entry) else { return false }
    return entry.properties.values.contains { refs in
      refs.map(property).contains { fact in
        guard let type = fact.type, fact.getter == nil, !fact.isStatic, fact.value == nil else {
          return false
        }
        return entries(named: type, from: entry.name).contains(where: \.holdsClosures)
      }
    }
  }

  private func isHolder(_ entry: TypeEntry) -> Bool {
    guard [.structure, .classType, .actor].contains(entry.kind), entry.properties["body"] == nil
    else { return false }
    return entry.inherited.allSatisfy { !$0.hasSuffix("Representable") && $0 != "ViewModifier" }
  }

  private func owner(of ref: CallRef) -> String? {
    files[ref.file].bodies[call(ref).body].owner
  }

  /// What `Self(…)`, `Client.init(…)` and `.init(…)` make; the last as an argument, or as a
  /// property's first value.
  private func impliedTypes(of ref: CallRef) -> [TypeEntry] {
    guard case .path(let names) = call(ref).callee else { return [] }
    let body = files[ref.file].bodies[call(ref).body]
    let base = names.last == "init" ? Array(names.dropLast()) : names
    if base == ["Self"] { return body.owner.map { entries(named: $0, from: nil) } ?? [] }
    if base != [""] { return entries(named: base.joined(separator: "."), from: body.owner) }
    let written =
      typeExpected(at: ref)
      ?? body.owner.flatMap { types[$0]?.properties[body.name]?.first }
      .flatMap { property($0).type } ?? body.returnType
    return (written == "Self" ? body.owner : written)
      .map { entries(named: $0, from: body.owner) } ?? []
  }

  /// The type of the parameter to which a call is handed: `Callout(primary: .init(…))`.
  private func typeExpected(at ref: CallRef) -> String? {
    let home = BodyRef(file: ref.file, index: call(ref).body)
    for index in contents(of: home).calls {
      let outer = files[ref.file].calls[index]
      guard let label = outer.arguments.first(where: { $0.value == .call(ref.index) })?.label
      else { continue }
      let made = entries(named: outer.name, from: body(home).owner)
      let bodies = made.isEmpty ? functions[outer.name] ?? [] : made.flatMap(\.initializers)
      let parameters = bodies.lazy.compactMap { ref in
        self.body(ref).parameters.first { $0.label == label }?.type.map {
          self.nested($0, in: self.body(ref).owner)
        }
      }
      return parameters.first
        ?? made.lazy.compactMap { self.property(named: label, of: $0) }.first.flatMap { ref in
          self.property(ref).type.map { self.nested($0, in: self.property(ref).owner) }
        }
    }
    return nil
  }

  /// `.environment(\\.unlock, .init(…))`: the value has the type that the environment declares.
  private var handedDown: [(TypeEntry, CallRef)] {
    (callsByName["environment"] ?? []).flatMap { ref -> [(TypeEntry, CallRef)] in
      let arguments = call(ref).arguments
      guard arguments.count == 2, case .keyPath(let names) = arguments[0].value,
        case .call(let index) = arguments[1].value, let type = environmentType(names.last)
      else { return [] }
      return entries(named: type, from: nil).filter(\.holdsClosures)
        .map { ($0, CallRef(file: ref.file, index: index)) }
    }
  }

  /// The declared type of a value that the project adds to the environment.
  func environmentType(_ name: String?) -> String? {
    name.flatMap { types["EnvironmentValues"]?.properties[$0]?.first }
      .flatMap { property($0).type }
  }

  /// How many constructions are followed where it is open which one a value is.
  private static let constructionLimit = 12

  /// What a stored closure of a value runs, as far as any construction hands one in.
  func givenTargets(
    _ ref: PropertyRef, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    let fact = property(ref)
    guard steps < 12, let entry = fact.owner.flatMap({ types[$0] }), !entry.constructions.isEmpty,
      fact.getter == nil, !fact.isStatic
    else { return [] }
    let given = used(entry.constructions).prefix(Self.constructionLimit).flatMap { ref -> [Bound] in
      let call = call(ref)
      let home = memberScope(of: BodyRef(file: ref.file, index: call.body))
      let made = instance(of: entry, call.arguments, home, place: nil).bindings[fact.name]
      return made.map { handedIn($0, steps: 0) } ?? []
    }
    return given.flatMap { boundTargets($0, arguments, calledFrom: scope, steps + 6) }.map {
      Target(
        body: $0.body, scope: $0.scope,
        certainty: min($0.certainty, given.count == 1 ? .likely : .possible))
    }
  }

  /// The constructions that the app runs with: those for tests and previews do not count beside one
  /// that is called live.
  func used(_ constructions: [CallRef]) -> [CallRef] {
    let live = constructions.filter { ref in
      var index = call(ref).body
      while let parent = files[ref.file].bodies[index].parent { index = parent }
      return Self.liveNames.contains(files[ref.file].bodies[index].name)
    }
    return live.isEmpty ? constructions : live
  }

  private static let liveNames: Set<String> = ["live", "liveValue"]

  /// A value that is called like a function.
  func calledTargets(
    _ ref: PropertyRef, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    guard functions["callAsFunction"] != nil,
      let type = type(ofProperty: ref, scope: scope, steps: steps + 1)
    else { return [] }
    return entries(named: type, from: nil).filter { $0.methods["callAsFunction"] != nil }.flatMap {
      ownTargets(
        "callAsFunction", of: $0, arguments, scope, steps + 1, instance: Instance(type: $0.name))
    }
  }
}
