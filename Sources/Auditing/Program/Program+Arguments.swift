import Facts

/// How the arguments of a call meet the parameters of what it runs.
extension Program {
  /// Whether a function can be called with these arguments: labels in order, defaults left out.
  func accepts(_ ref: BodyRef, _ arguments: [Argument]?) -> Bool {
    guard let arguments else { return true }
    return match(body(ref).parameters, arguments) != nil
  }

  /// The parameter index of each argument; nil when they do not fit.
  func match(_ parameters: [Body.Parameter], _ arguments: [Argument]) -> [Int]? {
    var indices: [Int] = []
    var next = 0
    for argument in arguments {
      guard let found = parameters[next...].firstIndex(where: { fits(argument, $0) }) else {
        return nil
      }
      let skipped = parameters[next..<found]
      guard argument.isTrailing || skipped.allSatisfy(\.canBeLeftOut) else {
        return nil
      }
      indices.append(found)
      // A variadic parameter takes further arguments without a label.
      next = parameters[found].type?.hasSuffix("...") == true ? found : found + 1
    }
    return parameters[next...].allSatisfy { $0.canBeLeftOut || isClosure($0.type) }
      ? indices : nil
  }

  /// Whether a type is that of closures: by its arrow, by an alias, or by the name of one.
  func isClosure(_ type: String?) -> Bool {
    guard let type else { return false }
    if type.contains("->") { return true }
    let name = TypeEntry.simpleName(type)
    for alias in typeNames[name] ?? [] {
      guard let entry = types[alias], entry.kind == .typeAlias else { continue }
      return entry.inherited.contains { $0.contains("->") }
    }
    guard typeNames[name] == nil else { return false }
    return ["Action", "Handler", "Closure", "Callback", "Completion"].contains {
      name.hasSuffix($0)
    }
  }

  private func fits(_ argument: Argument, _ parameter: Body.Parameter) -> Bool {
    if argument.isTrailing, argument.label == nil {
      return parameter.type == nil || isClosure(parameter.type)
    }
    return (argument.label ?? "_") == parameter.label
  }

  /// Arguments as far as they mean the same in another scope: the facts of a file have numbers.
  func portable(_ arguments: [Argument]?, _ from: Scope, _ to: Scope) -> [Argument]? {
    guard from.body.file != to.body.file else { return arguments }
    return arguments?.map { argument in
      switch argument.value {
      case .text, .number, .bool, .none, .path, .keyPath, .selector: return argument
      default:
        var argument = argument
        argument.value = .other("argument")
        return argument
      }
    }
  }

  /// What each parameter stands for in one call.
  func bind(
    _ parameters: [Body.Parameter], _ arguments: [Argument], _ caller: Scope, isClosure: Bool
  ) -> [String: Bound] {
    var bindings: [String: Bound] = [:]
    if isClosure {
      for (index, argument) in arguments.enumerated() {
        let name = index < parameters.count ? parameters[index].name : "$\(index)"
        bindings[name] = resolved(argument.value, in: caller)
      }
      return bindings
    }
    let indices = match(parameters, arguments) ?? []
    for (argument, index) in zip(arguments, indices) {
      bindings[parameters[index].name] = resolved(argument.value, in: caller)
    }
    return bindings
  }

  /// The scope of a function that is called.
  func callScope(
    _ ref: BodyRef, _ arguments: [Argument]?, _ caller: Scope, instance: Instance?
  ) -> Scope {
    let parameters = body(ref).parameters
    var bindings = bind(parameters, arguments ?? [], caller, isClosure: false)
    if arguments != nil {
      let defaults = Scope(body: ref, instance: instance, caller: caller)
      for parameter in parameters where bindings[parameter.name] == nil {
        guard let value = parameter.defaultValue else { continue }
        bindings[parameter.name] = Bound(value: value, scope: defaults)
      }
    }
    return Scope(body: ref, bindings: bindings, instance: instance, caller: caller)
  }

  /// A value with names that were bound by callers followed to what they were bound to.
  func resolved(_ value: Value, in scope: Scope, steps: Int = 0) -> Bound {
    guard steps < 16, case .path(var names) = value, var first = names.first else {
      return Bound(value: value, scope: scope)
    }
    if first == "self", names.count == 2 {
      names.removeFirst()
      first = names[0]
    }
    guard names.count == 1 else { return Bound(value: value, scope: scope) }
    if first.hasPrefix("$") { first.removeFirst() }
    if let bound = scope.binding(of: first) ?? scope.instance?.bindings[first]
      ?? carried(first, in: scope, steps: steps)
    {
      return resolved(bound.value, in: bound.scope, steps: steps + 1)
    }
    return Bound(value: value, scope: scope)
  }

  /// One construction of a type: which members the arguments set, through an initialiser or
  /// memberwise.
  func instance(
    of entry: TypeEntry, _ arguments: [Argument], _ scope: Scope, place: Place?
  ) -> Instance {
    if let initializer = initializer(of: entry, for: arguments, scope) {
      let inner = callScope(initializer, arguments, scope, instance: nil)
      return Instance(
        type: entry.name, bindings: members(setBy: initializer, in: inner), place: place)
    }
    return Instance(
      type: entry.name, bindings: memberwise(entry, arguments, scope), place: place)
  }

  /// What an initialiser sets the members of its object to.
  func members(setBy initializer: BodyRef, in scope: Scope) -> [String: Bound] {
    var bindings: [String: Bound] = [:]
    for index in contents(of: initializer).assignments {
      let assignment = files[initializer.file].assignments[index]
      guard case .path(let names) = assignment.target, var name = names.last,
        names.count == 1 || (names.count == 2 && names[0] == "self")
      else { continue }
      if name.hasPrefix("_") { name.removeFirst() }
      bindings[name] = resolved(wrapped(assignment.value, in: initializer.file), in: scope)
    }
    return bindings
  }

  /// `State(initialValue: x)`, `Binding(x)`: x.
  private func wrapped(_ value: Value, in file: Int) -> Value {
    guard case .call(let index) = value else { return value }
    let call = files[file].calls[index]
    let wrappers: Set<String> = [
      "State", "StateObject", "ObservedObject", "Binding", "Published", "Bindable",
    ]
    guard wrappers.contains(call.name), let first = call.arguments.first else { return value }
    return first.value
  }

  private func memberwise(
    _ entry: TypeEntry, _ arguments: [Argument], _ scope: Scope
  ) -> [String: Bound] {
    var bindings: [String: Bound] = [:]
    let closures = storedClosures(of: entry)
    for argument in arguments {
      let name = argument.label ?? closures.first { bindings[$0] == nil }
      if let name { bindings[name] = resolved(argument.value, in: scope) }
    }
    return bindings
  }

  /// Names of stored properties that hold closures, in order of declaration.
  private func storedClosures(of entry: TypeEntry) -> [String] {
    var stored: [PropertyFact] = []
    for refs in entry.properties.values {
      stored += refs.map(property).filter {
        $0.getter == nil && $0.value == nil && isClosure($0.type)
      }
    }
    return stored.sorted { $0.place < $1.place }.map(\.name)
  }
}

extension Body.Parameter {
  /// Whether a call may say nothing of it: it has a default, or takes any number of values.
  fileprivate var canBeLeftOut: Bool { defaultValue != nil || type?.hasSuffix("...") == true }
}
