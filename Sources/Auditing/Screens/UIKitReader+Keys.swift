import Facts

/// Which object a value means.
extension UIKitReader {
  /// The object that a value means; nil where it is none that the code builds or names.
  func key(of value: Value, in scope: Scope, steps: Int = 0) -> Key? {
    guard steps < 12 else { return nil }
    switch value {
    case .path(let names): return key(ofPath: names, in: scope, steps).map(followed)
    case .call(let index):
      return key(ofCall: CallRef(file: scope.body.file, index: index), in: scope, steps)
        .map(followed)
    case .member(let base, let names) where names.count == 1:
      return UIKitTable.titleHolders.contains(names[0])
        ? key(of: base, in: scope, steps: steps + 1)
        : nil
    default: return nil
    }
  }

  /// An object by the name that it was first given.
  func followed(_ key: Key) -> Key {
    var key = key
    for _ in 0..<8 {
      guard let next = aliases[key], next != key else { break }
      key = next
    }
    return key
  }

  private func key(ofCall ref: CallRef, in scope: Scope, _ steps: Int) -> Key? {
    let call = program.call(ref)
    let built = Key(base: .built(ref), of: home(scope))
    switch call.callee {
    case .closure(let index):
      // `{ let button = UIButton(); return button }()`
      let inner = Scope(body: BodyRef(file: ref.file, index: index), outer: scope)
      return key(ofResults: inner, steps) ?? built
    case .member(let base, _):
      // `UIButton().then { $0.setTitle(…) }`
      return key(of: base, in: scope, steps: steps + 1) ?? built
    case .path(let names):
      if let inner = entered[built] { return key(ofResults: inner, steps) ?? built }
      if call.name.first?.isUppercase != true, !names.contains("init"),
        let target = program.targets(of: ref, in: scope).first,
        program.owner(of: target.body) == program.owner(of: scope.body),
        program.body(target.body).parameters.isEmpty
      {
        let inner = Scope(body: target.body, instance: scope.instance, caller: scope)
        return key(ofResults: inner, steps) ?? built
      }
      // `with(UIButton()) { … }`: what is handed in is what comes back.
      if let first = call.arguments.first, first.label == nil, case .call = first.value,
        call.arguments.contains(where: \.isTrailing), call.name.first?.isLowercase == true
      {
        return key(of: first.value, in: scope, steps: steps + 1)
      }
      return built
    default: return built
    }
  }

  private func key(ofResults scope: Scope, _ steps: Int) -> Key? {
    program.contents(of: scope.body).results.lazy
      .compactMap { program.files[scope.body.file].results[$0].value }
      .compactMap { key(of: $0, in: scope, steps: steps + 1) }.first
  }

  private func key(ofPath names: [String], in scope: Scope, _ steps: Int) -> Key? {
    var names = names
    let isMember = names.first == "self"
    if isMember { names.removeFirst() }
    while names.count > 1, UIKitTable.titleHolders.contains(names.last!),
      property(names, in: scope) == nil
    {
      names.removeLast()
    }
    guard let first = names.first else { return own(scope) }
    if names.count > 1 {
      guard let (owner, ref) = property(names, in: scope) else { return nil }
      return key(of: ref, owner, scope, steps)
    }
    if !isMember {
      if let bound = scope.binding(of: first) {
        return key(of: bound.value, in: bound.scope, steps: steps + 1)
      }
      if let local = key(ofLocal: first, in: scope, steps) { return local }
    }
    if let bound = scope.instance?.bindings[first] {
      return key(of: bound.value, in: bound.scope, steps: steps + 1)
    }
    guard let owner = program.owner(of: scope.body), let entry = program.types[owner],
      let ref = program.property(named: first, of: entry)
    else { return nil }
    return key(of: ref, memberHome(scope), scope, steps)
  }

  private func own(_ scope: Scope) -> Key? {
    guard let type = scope.instance?.type ?? program.owner(of: scope.body) else { return nil }
    return Key(base: .own(type), of: memberHome(scope))
  }

  /// The last property of a path, and the construction of the object that has it.
  private func property(_ names: [String], in scope: Scope) -> (Place?, PropertyRef)? {
    guard names.count > 1 else { return nil }
    let base = Value.path(Array(names.dropLast()))
    guard let type = program.type(of: base, in: scope) else { return nil }
    for entry in program.entries(named: type, from: program.owner(of: scope.body)) {
      guard let ref = program.property(named: names.last!, of: entry) else { continue }
      return (key(of: base, in: scope, steps: 6).flatMap { instances[$0]?.place }, ref)
    }
    return nil
  }

  private func key(of ref: PropertyRef, _ home: Place?, _ scope: Scope, _ steps: Int) -> Key? {
    let fact = program.property(ref)
    guard let owner = fact.owner else { return nil }
    let member = Key(base: .member(owner: owner, name: fact.name), of: home)
    let instance = Instance(
      type: scope.instance?.place == home ? scope.instance?.type ?? owner : owner, place: home)
    if let value = fact.value, case .call = value, let body = program.initialValueBody(of: ref) {
      return key(of: value, in: Scope(body: body, instance: instance), steps: steps + 1) ?? member
    }
    if let getter = fact.getter {
      let body = BodyRef(file: ref.file, index: getter)
      return key(ofResults: Scope(body: body, instance: instance), steps) ?? member
    }
    return member
  }

  /// A local, a parameter, or what a closure is handed by the call that it is an argument of.
  private func key(ofLocal name: String, in scope: Scope, _ steps: Int) -> Key? {
    var level: Scope? = scope
    while let current = level {
      let ref = current.body
      let contents = program.contents(of: ref)
      for index in contents.locals where program.files[ref.file].properties[index].name == name {
        if let getter = program.files[ref.file].properties[index].getter {
          let body = BodyRef(file: ref.file, index: getter)
          return key(ofResults: Scope(body: body, outer: current), steps)
        }
        guard let value = program.files[ref.file].properties[index].value,
          value != .path([name]), let key = key(of: value, in: current, steps: steps + 1)
        else { return Key(base: .local(ref, name), of: home(scope)) }
        return key
      }
      if let value = contents.unwrapped[name], value != .path([name]) {
        return key(of: value, in: current, steps: steps + 1)
      }
      let body = program.body(ref)
      let position = name == "$0" ? 0 : body.parameters.firstIndex { $0.name == name }
      if let position {
        if position == 0, let receiver = receiver(ofClosure: current, steps) { return receiver }
        if body.kind != .closure || name != "$0" {
          return Key(base: .local(ref, name), of: home(scope))
        }
      }
      level = current.outer
    }
    return nil
  }

  /// What a closure configures: the receiver or the first argument of its call.
  private func receiver(ofClosure scope: Scope, _ steps: Int) -> Key? {
    guard let index = program.body(scope.body).argumentOf, let outer = scope.outer else {
      return calledWith(scope, steps)
    }
    let call = program.files[scope.body.file].calls[index]
    if let first = call.arguments.first, !first.isTrailing, case .call = first.value {
      return key(of: first.value, in: outer, steps: steps + 1)
    }
    guard case .member(let base, _) = call.callee else { return nil }
    return key(of: base, in: outer, steps: steps + 1)
  }

  /// `{ button in … }(UIButton())`
  private func calledWith(_ scope: Scope, _ steps: Int) -> Key? {
    guard let outer = scope.outer else { return nil }
    let calls = program.contents(of: outer.body).calls
    let file = program.files[outer.body.file]
    guard let index = calls.first(where: { file.calls[$0].callee == .closure(scope.body.index) }),
      let first = file.calls[index].arguments.first
    else { return nil }
    return key(of: first.value, in: outer, steps: steps + 1)
  }
}
