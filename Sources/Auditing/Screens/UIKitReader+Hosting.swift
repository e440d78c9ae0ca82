import Facts

/// Views and controls of the project's own inside a class.
extension UIKitReader {
  /// A property or local that something builds later stands for what it is set to.
  mutating func alias(_ statement: Statement) {
    guard case .assignment(let index) = statement.item else { return }
    let scope = statement.scope
    let assignment = program.files[scope.body.file].assignments[index]
    guard case .call = assignment.value, let key = key(of: assignment.target, in: scope),
      isNamed(key), let built = self.key(of: assignment.value, in: scope), built != key,
      case .built(let ref) = built.base, isObject(ref, scope) || entered[built] != nil
    else { return }
    aliases[key] = built
  }

  private func isNamed(_ key: Key) -> Bool {
    switch key.base {
    case .member, .local: true
    default: false
    }
  }

  private func isObject(_ ref: CallRef, _ scope: Scope) -> Bool {
    classes.role(of: constructed(program.call(ref)), in: scope) != nil
  }

  /// The names of the type that a call constructs.
  func constructed(_ call: Call) -> [String] {
    guard case .path(let names) = call.callee else { return [] }
    if let implied = UIKitTable.implied(by: call) { return [implied] }
    return names.last == "init" ? Array(names.dropLast()) : names
  }

  /// What is set on objects from outside: `row.onTap = { … }`.
  func givenMembers(from start: Int) -> [Key: [String: Bound]] {
    var given: [Key: [String: Bound]] = [:]
    for statement in statements[start...] {
      guard case .assignment(let index) = statement.item else { continue }
      let scope = statement.scope
      let assignment = program.files[scope.body.file].assignments[index]
      guard case .path(let names) = assignment.target, names.count > 1, let name = names.last,
        names != ["self", name],
        let key = key(of: .path(Array(names.dropLast())), in: scope),
        case .built = key.base, given[key]?[name] == nil
      else { continue }
      given[key, default: [:]][name] = program.resolved(assignment.value, in: scope)
    }
    return given
  }

  /// Reads the views and controls of the project's own that a statement builds or names.
  mutating func host(_ statement: Statement, _ given: [Key: [String: Bound]]) {
    guard case .call(let index) = statement.item else { return }
    let scope = statement.scope
    let ref = CallRef(file: scope.body.file, index: index)
    let call = program.call(ref)
    for argument in call.arguments {
      guard case .path(let names) = argument.value, names.count > 1, names.last == "self" else {
        continue
      }
      hostType(names.dropLast().joined(separator: "."), scope, statement.context)
    }
    let names = constructed(call)
    if let entry = classes.ownClass(names, in: scope), isPart(entry) {
      return hostConstruction(entry, ref, statement, given)
    }
    if call.name.first?.isLowercase == true { enterMethod(ref, call, statement) }
  }

  private func isPart(_ entry: TypeEntry) -> Bool {
    switch classes.roles[entry.name] {
    case .view, .control, .text, .alert: true
    default: false
    }
  }

  private mutating func hostConstruction(
    _ entry: TypeEntry, _ ref: CallRef, _ statement: Statement, _ given: [Key: [String: Bound]]
  ) {
    let scope = statement.scope
    let key = Key(base: .built(ref), of: home(scope))
    guard instances[key] == nil, !statement.context.owners.contains(entry.name) else { return }
    let call = program.call(ref)
    let made = program.instance(of: entry, call.arguments, scope, place: call.place)
    let instance = Instance(
      type: entry.name,
      bindings: made.bindings.merging(given[key] ?? [:]) { _, later in later }, place: call.place)
    instances[key] = instance
    aliases[Key(base: .own(entry.name), of: call.place)] = key
    var context = statement.context
    context.constructions.append(ViewReader.Construction(call: ref, scope: scope))
    context.owners.append(entry.name)
    collect(entry, instance, context)
    for initializer in entry.initializers where program.accepts(initializer, call.arguments) {
      gather(program.callScope(initializer, call.arguments, scope, instance: instance), context)
    }
    hostTypes(of: entry, instance, context)
  }

  /// Views whose construction is not seen: outlets, cells that a list gives out.
  mutating func hostType(_ name: String, _ scope: Scope, _ context: Context) {
    let names = name.split(separator: ".").map(String.init)
    guard let entry = classes.ownClass(names, in: scope), classes.roles[entry.name] == .view,
      !readClasses.contains(entry.name)
    else { return }
    var context = context
    context.owners.append(entry.name)
    let instance = Instance(type: entry.name)
    collect(entry, instance, context)
    hostTypes(of: entry, instance, context)
  }

  /// Outlets of a class that are views of the project's own.
  mutating func hostTypes(of entry: TypeEntry, _ instance: Instance, _ context: Context) {
    for name in entry.properties.keys.sorted() {
      for ref in entry.properties[name] ?? [] {
        let fact = program.property(ref)
        guard let type = fact.type, fact.value == nil || fact.getter == nil else { continue }
        if case .call? = fact.value { continue }
        let scope = Scope(body: BodyRef(file: ref.file, index: 0), instance: instance)
        hostType(Program.bareType(type), scope, context)
      }
    }
  }

  /// A method of a view or control, also one that the project adds to the system's: what it does to
  /// its object, with its arguments bound.
  private mutating func enterMethod(_ ref: CallRef, _ call: Call, _ statement: Statement) {
    let scope = statement.scope
    guard case .path(let names) = call.callee, names.count > 1, names != ["self", call.name],
      program.functions[call.name] != nil,
      let key = key(of: .path(Array(names.dropLast())), in: scope)
    else { return }
    let called = Key(base: .built(ref), of: home(scope))
    guard entered[called] == nil else { return }
    for target in program.targets(of: ref, in: scope).prefix(1) {
      let body = program.body(target.body)
      guard body.kind == .function, let owner = body.owner, isOfObject(owner) else { continue }
      let known = instances[key]
      let instance = Instance(
        type: known?.type ?? target.scope.instance?.type ?? owner, bindings: known?.bindings ?? [:],
        place: call.place)
      if known != nil || classes.roles[instance.type] == .view {
        homes[call.place] = .some(known?.place)
      } else {
        aliases[Key(base: .own(instance.type), of: call.place)] = key
      }
      let inner = Scope(
        body: target.body, bindings: target.scope.bindings, instance: instance, caller: scope)
      entered[called] = inner
      var context = statement.context
      context.constructions.append(ViewReader.Construction(call: ref, scope: scope))
      context.conditions += program.conditions(from: call.guardID, in: scope)
      gather(inner, context)
    }
  }

  private func isOfObject(_ owner: String) -> Bool {
    switch classes.roles[owner] ?? UIKitTable.roles[owner] {
    case nil, .screen: false
    default: true
    }
  }
}
