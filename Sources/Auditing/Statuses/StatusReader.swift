import Facts
import PermissionModel

/// Of which permissions code reads the status: the families of resources.
struct StatusReader: Sendable {
  let app: Linked
  /// What bodies read.
  private let reads: StatusReads
  /// Families by the type of their raw status: `CLAuthorizationStatus`.
  private let rawTypes: [String: Set<String>]
  /// Assignments by the name of their target.
  private let writes: [String: [(file: Int, index: Int)]]

  init(_ app: Linked, by workers: any Workers) {
    self.app = app
    reads = StatusReads(app, by: workers)
    var types: [String: Set<String>] = [:]
    for row in app.symbols.rows.values {
      for status in row.statuses where status.type != "Bool" {
        types[status.type, default: []].insert(row.family)
      }
    }
    rawTypes = types
    var writes: [String: [(file: Int, index: Int)]] = [:]
    for (number, file) in app.program.files.enumerated() {
      for (index, assignment) in file.assignments.enumerated() {
        guard let name = assignment.target.lastName else { continue }
        writes[name, default: []].append((number, index))
      }
    }
    self.writes = writes
  }

  private var program: Program { app.program }

  /// The families whose status a condition is about; empty where none is seen.
  func families(of condition: Condition) -> Set<String> {
    families(in: condition.test.subject, condition.scope, StatusReads.depth)
  }

  /// The families whose status a body reads, itself or by what it calls.
  func families(readBy body: BodyRef) -> Set<String> { reads.families(readBy: body) }

  /// The families whose status a type reads anywhere.
  func families(readIn type: String) -> Set<String> {
    guard let entry = program.types[type] else { return [] }
    let bodies =
      entry.methods.values.flatMap { $0 } + entry.initializers
      + entry.properties.values.flatMap { $0 }.compactMap { ref in
        program.property(ref).getter.map { BodyRef(file: ref.file, index: $0) }
      }
    return bodies.reduce(into: []) { $0.formUnion(reads.families(readBy: $1, 2)) }
  }

  /// What a call reads: as the symbol that it is, or inside what it runs.
  private func families(readBy ref: CallRef, in scope: Scope, _ depth: Int) -> Set<String> {
    let call = program.call(ref)
    if app.mayMatch(call) {
      let matches = app.matches(of: ref, in: scope).filter { $0.role == .status }
      if !matches.isEmpty { return app.families(of: matches) }
    }
    return program.targets(of: ref, in: scope).reduce(into: []) {
      $0.formUnion(reads.families(readBy: $1.body, depth - 1))
    }
  }

  private func property(_ names: [String], _ scope: Scope) -> Set<String> {
    StatusNames(app: app).families(ofProperty: names, scope)
  }
}

extension StatusReader {
  /// The families whose status decides a value.
  func families(in value: Value, _ scope: Scope, _ depth: Int) -> Set<String> {
    guard depth > 0 else { return [] }
    let inner = { (value: Value) in families(in: value, scope, depth - 1) }
    switch value {
    case .path(let names): return families(ofPath: names, scope, depth)
    case .member(let base, let names):
      let own = inner(base)
      return own.isEmpty ? property(["", names.last ?? ""], scope) : own
    case .call(let index):
      let ref = CallRef(file: scope.body.file, index: index)
      let own = families(readBy: ref, in: scope, depth)
      if !own.isEmpty { return own }
      let call = program.call(ref)
      let arguments = call.arguments.reduce(into: Set<String>()) { $0.formUnion(inner($1.value)) }
      if case .member(let base, _) = call.callee { return arguments.union(inner(base)) }
      if case .path(let names) = call.callee, names.count > 1 {
        return arguments.union(inner(.path(Array(names.dropLast()))))
      }
      return arguments
    case .not(let value): return inner(value)
    case .binary(_, let a, let b): return inner(a).union(inner(b))
    case .either(let choices):
      return choices.reduce(into: []) { $0.formUnion(inner($1.value)) }
    case .subscripted(let base, _): return inner(base)
    case .tuple(let arguments):
      return arguments.reduce(into: []) { $0.formUnion(inner($1.value)) }
    default: return []
    }
  }

  private func families(ofPath names: [String], _ scope: Scope, _ depth: Int) -> Set<String> {
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    guard let first = plain.first, !first.isEmpty else { return [] }
    let found = property(plain, scope)
    // A name that several frameworks have is told by what it is read of.
    if found.count > 1, let read = families(readFor: first, scope, depth) { return read }
    if !found.isEmpty { return found }
    let bound = program.resolved(.path(names), in: scope)
    if bound.value != .path(names), bound.value != .path(plain) {
      return families(in: bound.value, bound.scope, depth - 1)
    }
    if let local = program.localValue(first, scope), local != .path([first]) {
      return families(in: local, scope, depth - 1)
    }
    if let value = unwrapped(first, scope) { return families(in: value, scope, depth - 1) }
    if let getter = program.getter(of: plain, in: scope) {
      return reads.families(readBy: getter.body, depth - 1)
    }
    if let type = program.type(of: .path(plain), in: scope), let families = rawTypes[type] {
      return families
    }
    let stored = families(storedIn: plain, scope, depth)
    if !stored.isEmpty || plain.count == 1 { return stored }
    // `permission.isBlocked` is about the permission.
    return families(ofPath: Array(plain.dropLast()), scope, depth - 1)
  }

  /// The families whose status a call gives that set a local, or runs the closure of a parameter.
  private func families(readFor name: String, _ scope: Scope, _ depth: Int) -> Set<String>? {
    if case .call(let index)? = program.localValue(name, scope) {
      let read = families(in: .call(index), scope, depth - 1)
      return read.isEmpty ? nil : read
    }
    var next: Int? = scope.body.index
    while let index = next {
      let body = program.body(BodyRef(file: scope.body.file, index: index))
      let isGiven = body.parameters.isEmpty ? name == "$0" : body.parameters.first?.name == name
      if isGiven, let call = body.argumentOf {
        let matches = app.matches(of: CallRef(file: scope.body.file, index: call))
        let read = app.families(of: matches.filter { $0.role == .status })
        return read.isEmpty ? nil : read
      }
      next = body.kind == .closure ? body.parent : nil
    }
    return nil
  }

  private func unwrapped(_ name: String, _ scope: Scope) -> Value? {
    let value = program.contents(of: scope.body).unwrapped[name]
    return value == .path([name]) ? nil : value
  }

  /// The families of a stored value: what is written to it.
  private func families(
    storedIn names: [String], _ scope: Scope, _ depth: Int
  ) -> Set<String> {
    // That the hardware is there is nobody's decision, even where a status has a part in it.
    guard depth > 1, let name = names.last, !name.lowercased().contains("available"),
      let places = writes[name], places.count < 24, let key = program.stateKey(of: names, in: scope)
    else { return [] }
    var found: Set<String> = []
    if let ref = program.types[key.owner]?.properties[name]?.first,
      let value = program.property(ref).value
    {
      let home = program.initialValueBody(of: ref) ?? BodyRef(file: ref.file, index: 0)
      found.formUnion(families(in: value, app.memberScope(of: home), depth - 2))
    }
    for place in places {
      let assignment = program.files[place.file].assignments[place.index]
      let home = app.memberScope(of: BodyRef(file: place.file, index: assignment.body))
      guard case .path(let target) = assignment.target,
        program.stateKey(of: target, in: home) == key
      else { continue }
      found.formUnion(families(in: assignment.value, home, depth - 2))
    }
    return found
  }
}
