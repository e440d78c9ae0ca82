import Facts

/// Which objects containers of services give.
extension Program {
  /// The type that a call asks for by its value: `resolver.resolve(People.self)`.
  func askedType(_ call: Call) -> String? {
    call.arguments.lazy.compactMap { argument -> String? in
      guard case .path(let names) = argument.value, names.count > 1, names.last == "self",
        names[names.count - 2].first?.isUppercase == true
      else { return nil }
      return names.dropLast().joined(separator: ".")
    }.first
  }

  /// The type of a property that is filled from a container: `@Injected(\.people) var people`.
  func injectedType(_ fact: PropertyFact, steps: Int) -> String? {
    guard steps < 20,
      let attribute = fact.attributes.first(where: { Self.injections.contains($0.name) }),
      let value = attribute.arguments.first?.value
    else { return nil }
    switch value {
    case .keyPath(let names):
      guard let name = names.last, let ref = registration(named: name) else { return nil }
      return madeType(of: ref, steps: steps + 1)
    case .path(let names) where names.last == "self":
      return names.dropLast().joined(separator: ".")
    case .path(let names) where names.count > 1:
      let types = entries(named: names.dropLast().joined(separator: "."), from: nil)
      return types.lazy.compactMap { self.property(named: names.last!, of: $0) }.first
        .flatMap { madeType(of: $0, steps: steps + 1) }
    default: return nil
    }
  }

  private static let injections: Set<String> = [
    "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject",
    "InjectedObservable", "Inject", "Dependency",
  ]

  /// The property of a container under which something is registered.
  private func registration(named name: String) -> PropertyRef? {
    for container in Self.containers {
      if let ref = types[container]?.properties[name]?.first { return ref }
    }
    return types.keys.sorted().lazy.compactMap { self.types[$0] }
      .filter { $0.inherited.contains { Self.containers.contains($0) } }
      .compactMap { $0.properties[name]?.first }.first
  }

  private static let containers = [
    "Container", "SharedContainer", "DependencyValues", "InjectedValues", "EnvironmentValues",
  ]

  /// The type of what a registration makes: by what its closure gives, else as declared.
  func madeType(of ref: PropertyRef, steps: Int) -> String? {
    guard steps < 20 else { return nil }
    let fact = property(ref)
    let body = fact.getter.map { BodyRef(file: ref.file, index: $0) } ?? initialValueBody(of: ref)
    let values =
      fact.getter == nil
      ? [fact.value].compactMap(\.self)
      : contents(of: body!).results.compactMap { files[ref.file].results[$0].value }
    if let body, isMaker(fact) {
      let scope = memberScope(of: body)
      let made = values.lazy.compactMap { self.resultType(ofMaker: $0, scope, steps) }.first
      if let made, !entries(named: made, from: nil).isEmpty { return made }
    }
    return fact.type.map { Self.genericArguments(of: $0).last ?? $0 }
  }

  /// Whether a property holds something that makes objects when it is called.
  private func isMaker(_ fact: PropertyFact) -> Bool {
    guard let type = fact.type else { return fact.value != nil }
    return type.hasSuffix(">") && entries(named: type, from: nil).allSatisfy { !$0.isOwn }
  }

  /// What the closure gives that a maker is built with: `Factory(self) { People() }.singleton`.
  private func resultType(ofMaker value: Value, _ scope: Scope, _ steps: Int) -> String? {
    switch value {
    case .member(let base, _): return resultType(ofMaker: base, scope, steps + 1)
    case .call(let index):
      let call = files[scope.body.file].calls[index]
      if case .member(let base, _) = call.callee, !call.arguments.contains(where: \.isTrailing) {
        return resultType(ofMaker: base, scope, steps + 1)
      }
      guard case .closure(let closure)? = call.arguments.last?.value else { return nil }
      let target = closureTarget(closure, nil, definedIn: scope, calledFrom: scope)
      return resultType(of: target, steps)
    default: return nil
    }
  }

  /// The type of what a call of a maker gives: `Container.shared.people()`.
  func madeType(byCall call: Call, in scope: Scope, steps: Int) -> String? {
    guard call.arguments.isEmpty, case .path(let names) = call.callee, names.count > 1,
      let name = names.last
    else { return nil }
    let owner = Value.path(Array(names.dropLast()))
    guard let type = type(of: owner, in: scope, steps: steps + 1) else { return nil }
    let refs = entries(named: type, from: body(scope.body).owner)
      .compactMap { property(named: name, of: $0) }
    return refs.lazy.compactMap { self.madeType(of: $0, steps: steps + 1) }.first
  }

  /// The types of SwiftUI's actions in the environment, which apps extend.
  static let environmentActions = [
    "openURL": "OpenURLAction", "dismiss": "DismissAction", "openWindow": "OpenWindowAction",
    "openSettings": "OpenSettingsAction", "refresh": "RefreshAction",
  ]
}

/// Generic types.
extension Program {
  /// The generic arguments of a type as written: `Factory<People>` has one.
  static func genericArguments(of type: String) -> [String] {
    guard let start = type.firstIndex(of: "<"), type.last == ">" else { return [] }
    var found: [String] = []
    var current = ""
    var depth = 0
    for character in type[type.index(after: start)...].dropLast() {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        found.append(current)
        current = ""
        continue
      default: break
      }
      if !(current.isEmpty && character == " ") { current.append(character) }
    }
    return found + [current]
  }

  /// A member's type, with the generic parameters of its class filled in as an heir, or the
  /// written type of the object, fills them in.
  func substituted(
    _ type: String, of ref: PropertyRef, seenFrom entry: TypeEntry, written: String
  ) -> String {
    guard let owner = property(ref).owner, let declaring = types[owner],
      let index = declaring.generics.firstIndex(of: type)
    else { return type }
    if declaring === entry {
      let arguments = Self.genericArguments(of: written)
      return index < arguments.count ? arguments[index] : type
    }
    let name = TypeEntry.simpleName(owner)
    for heir in entry.lineage {
      for base in heir.specialized
      where TypeEntry.simpleName(Self.bareType(base)) == name {
        let arguments = Self.genericArguments(of: base)
        if index < arguments.count { return arguments[index] }
      }
    }
    return type
  }
}
