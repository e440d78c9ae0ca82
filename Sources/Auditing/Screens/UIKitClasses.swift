import Facts

/// The classes of the project that are screens, views and controls of UIKit or AppKit.
struct UIKitClasses: Sendable {
  private let program: Program
  /// What each class of the project is, by qualified name.
  private(set) var roles: [String: UIKitTable.Role] = [:]
  /// The outermost bodies of each such class.
  private(set) var bodies: [String: [BodyRef]] = [:]
  /// Names of all properties that something sets after they were declared.
  private(set) var written: Set<String> = []

  init(_ program: Program) {
    self.program = program
    for (name, entry) in program.types where entry.kind == .classType {
      if let role = Self.role(of: entry) { roles[name] = role }
    }
    for (number, file) in program.files.enumerated() {
      for (index, body) in file.bodies.enumerated() where body.parent == nil {
        guard let owner = body.owner else { continue }
        bodies[owner, default: []].append(BodyRef(file: number, index: index))
      }
      for assignment in file.assignments {
        if let name = assignment.target.lastName { written.insert(name) }
      }
      for call in file.calls {
        written.formUnion(call.arguments.compactMap(\.label))
        if case .path(let names) = call.callee, names.last == "toggle", names.count > 1 {
          written.insert(names[names.count - 2])
        }
      }
    }
  }

  private static func role(of entry: TypeEntry) -> UIKitTable.Role? {
    for type in entry.lineage {
      if !type.isOwn, let role = UIKitTable.roles[TypeEntry.simpleName(type.name)] { return role }
      guard type.kind == .classType, let parent = type.inherited.first else { continue }
      if let role = UIKitTable.roles[parent] { return role }
    }
    // The superclass is a package's: its name is all there is.
    guard let root = entry.lineage.last(where: { $0.kind == .classType }),
      let parent = root.inherited.first, !entry.lineage.contains(where: { $0.name == parent })
    else { return nil }
    return UIKitTable.role(ofForeign: parent)
  }

  /// What an object of a named class is, seen from a scope.
  func role(of names: [String], in scope: Scope) -> UIKitTable.Role? {
    guard let last = names.last, !last.isEmpty else { return nil }
    if names.count > 1, names.contains("Configuration") { return .part }
    if let entry = ownClass(names, in: scope) { return roles[entry.name] }
    return UIKitTable.roles[last]
  }

  /// The class of the project that a name means.
  func ownClass(_ names: [String], in scope: Scope) -> TypeEntry? {
    guard names.last?.first?.isUppercase == true else { return nil }
    return program.visibleEntries(named: names.joined(separator: "."), in: scope)
      .first { $0.kind == .classType }
  }

  /// The bodies that a class has, and those of its own ancestors that it does not override.
  func allBodies(of entry: TypeEntry) -> [BodyRef] {
    var found: [BodyRef] = []
    var names: Set<String> = []
    for type in entry.lineage where type.kind == .classType {
      let own = (bodies[type.name] ?? []).filter {
        let body = program.body($0)
        return body.kind != .function || !names.contains(body.name) || type.name == entry.name
      }
      found += own
      names.formUnion(own.map { program.body($0).name })
    }
    return found
  }

  /// Whether a condition waits for a switch that stays as it was declared: nothing sets it.
  func neverHolds(_ condition: Condition) -> Bool {
    guard case .isTrue = condition.test.pattern,
      let value = constant(condition.test.subject, condition.scope)
    else { return false }
    return value == condition.test.isNegated
  }

  /// What a truth value always is: a literal, or a member that nothing sets.
  func constant(_ value: Value, _ scope: Scope) -> Bool? {
    switch value {
    case .bool(let truth): return truth
    case .not(let inner): return constant(inner, scope).map { !$0 }
    case .path(let names):
      guard let name = names.last, names.count == 1 || (names.count == 2 && names[0] == "self"),
        !written.contains(name), scope.binding(of: name) == nil,
        let owner = program.owner(of: scope.body), let entry = program.types[owner],
        let ref = program.property(named: name, of: entry)
      else { return nil }
      let fact = program.property(ref)
      guard fact.getter == nil, fact.attributes.isEmpty else { return nil }
      if case .bool(let truth)? = fact.value { return truth }
      return nil
    default: return nil
    }
  }
}
