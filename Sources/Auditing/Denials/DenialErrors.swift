import Facts

/// Errors by which code tells its callers that access was denied: `throw LocationError.denied`
/// where the status is denied.
struct DenialErrors: Sendable {
  /// One case of an error type; nil for all of the type.
  private struct Name: Hashable {
    var type: String
    var error: String
    /// What Objective-C calls it.
    var constant: String { type + error.prefix(1).uppercased() + error.dropFirst() }
  }
  private var names: Set<Name> = []
  /// What is asked for where an error of a type is raised.
  private var types: [String: [String]] = [:]
  /// The functions that raise them, as steps of a trace name them.
  private var raisers: Set<String> = []
  private let program: Program

  init(_ flows: AsBuilt) {
    program = flows.app.program
    for (number, file) in program.files.enumerated() {
      for result in file.results where result.kind == .thrown {
        let body = BodyRef(file: number, index: result.body)
        if let value = result.value { add(value, flows, body, result.guardID) }
      }
    }
    for name in ["resume", "failure"] {
      for ref in program.callsByName[name] ?? [] {
        let call = program.call(ref)
        guard let value = call.arguments.first(where: { $0.label == nil || $0.label == "throwing" })
        else { continue }
        add(value.value, flows, BodyRef(file: ref.file, index: call.body), call.guardID)
      }
    }
  }

  private mutating func add(
    _ value: Value, _ flows: AsBuilt, _ body: BodyRef, _ guardID: Int?
  ) {
    guard case .path(let path) = value, path.count > 1, let error = path.last,
      let type = path.dropLast().last, !type.isEmpty, flows.isDenied(body, guardID)
    else { return }
    names.insert(Name(type: type, error: error))
    raisers.insert(flows.functionName(around: body) + "()")
    let owner = flows.app.ownerName(of: body)
    let sites = flows.requests.filter { $0.owner == owner }
    types[type, default: []] += (sites.isEmpty ? flows.requests : sites).prefix(1)
      .flatMap(\.match.resources)
  }

  /// What is asked for where the errors are raised for which conditions hold; nil where none does.
  func resources(deniedBy conditions: [Condition]) -> [String]? {
    guard !types.isEmpty else { return nil }
    return conditions.lazy.compactMap { type(in: $0) }.first.flatMap { types[$0] }
  }

  /// Whether a condition holds for all that the steps to a request throw, denials included.
  func isCaughtWithAll(_ condition: Condition, after steps: [TraceStep]) -> Bool {
    guard condition.test.statement == .catchClause, condition.test.pattern == .text("") else {
      return false
    }
    return steps.contains { raisers.contains($0.text) }
  }

  /// The type of an error that a denial raises, and for which a condition holds.
  private func type(in condition: Condition) -> String? {
    guard !condition.test.isNegated else { return nil }
    switch condition.test.pattern {
    case .isTrue:
      guard case .binary(let sign, _, let right) = tested(condition), sign == "is" || sign == "=="
      else { return nil }
      return type(of: right)
    case .oneOf(let patterns): return patterns.lazy.compactMap(type(of:)).first
    case .matches(let pattern): return type(of: pattern)
    case .text(let text) where condition.test.statement == .catchClause:
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return names.first { words.contains($0.type) && words.contains($0.error) }?.type
        ?? words.last.flatMap { types[$0] == nil ? nil : $0 }
    default: return nil
    }
  }

  /// What a condition tests; a local is looked through: `let isDenied = error.code == …`.
  private func tested(_ condition: Condition) -> Value {
    guard case .path(let names) = condition.test.subject, names.count == 1 else {
      return condition.test.subject
    }
    return program.localValue(names[0], condition.scope) ?? condition.test.subject
  }

  private func type(of value: Value) -> String? {
    switch value {
    case .path(let path):
      if let last = path.last, types[last] != nil { return last }
      if path.count == 1, let known = names.first(where: { $0.constant == path[0] }) {
        return known.type
      }
      guard path.count > 1, let type = path.dropLast().last else { return nil }
      return names.contains(Name(type: type, error: path.last!)) ? type : nil
    case .binary("is", _, let type): return self.type(of: type)
    default: return nil
    }
  }
}

extension AsBuilt {
  /// The name of the function in which a body stands.
  fileprivate func functionName(around start: BodyRef) -> String {
    var body = app.program.body(start)
    while body.kind == .closure, let parent = body.parent {
      body = app.program.body(BodyRef(file: start.file, index: parent))
    }
    return body.name
  }

  /// Whether a condition tests what a request gives, and does not hold after a yes:
  /// `guard await ask() == .authorized else { … }`.
  private func isRefusal(_ condition: Condition) -> Bool {
    guard case .binary(_, .call(let index), _) = condition.test.subject,
      asks(CallRef(file: condition.scope.body.file, index: index))
    else { return false }
    return app.program.states(leftOpenBy: condition, app.symbols.statusNames)
      .map { !$0.contains(.granted) } ?? false
  }

  /// Whether code runs only where access is denied, by the conditions around it.
  fileprivate func isDenied(_ start: BodyRef, _ guardID: Int?) -> Bool {
    var ref = start
    var next = guardID
    for _ in 0..<12 {
      let conditions = app.program.conditions(from: next, in: app.memberScope(of: ref))
      if states(under: conditions) == [.blocked] { return true }
      let no = conditions.contains { saysYes($0) == false || isRefusal($0) }
      if no { return true }
      let body = app.program.body(ref)
      guard body.kind == .closure, let parent = body.parent else { return false }
      next = body.guardID
      ref = BodyRef(file: ref.file, index: parent)
    }
    return false
  }
}
