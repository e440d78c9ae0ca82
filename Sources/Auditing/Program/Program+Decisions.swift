import Facts

/// What the system can have decided, as finely as apps test it: a parental restriction blocks as a
/// denial does, but has a name of its own.
enum Decision: Sendable, Hashable, CaseIterable {
  case notDetermined, granted, denied, restricted

  var state: StateKind {
    switch self {
    case .notDetermined: .notDetermined
    case .granted: .granted
    case .denied, .restricted: .blocked
    }
  }

  /// What the name of a status stands for, whose states are known.
  static func named(_ name: String, _ states: Set<StateKind>) -> Set<Decision> {
    Set(
      states.map { state in
        switch state {
        case .notDetermined: .notDetermined
        case .granted: .granted
        case .blocked: name == "restricted" ? .restricted : .denied
        }
      })
  }
}

/// Which states conditions leave open.
extension Program {
  /// The states of a permission that a condition leaves open; nil where it says nothing of one.
  func states(leftOpenBy condition: Condition, _ names: [String: Set<StateKind>]) -> Set<StateKind>?
  {
    open(by: condition, names).states
  }

  /// The decisions that a condition leaves open; nil where it says nothing of one.
  func decisions(
    leftOpenBy condition: Condition, _ names: [String: Set<StateKind>]
  ) -> Set<Decision>? {
    open(by: condition, names).decisions
  }

  private func open(
    by condition: Condition, _ names: [String: Set<StateKind>]
  ) -> OpenDecisions {
    let test = condition.test
    if test.pattern == .isTrue, dependsOnScope(test.subject) {
      return OpenDecisions(concludeDecisions(leftOpenBy: condition, names))
    }
    return condition.shared.decisions { concludeDecisions(leftOpenBy: condition, names) }
  }

  /// Whether it may depend on who runs a body what a value says: it names a computed property.
  private func dependsOnScope(_ value: Value) -> Bool {
    switch value {
    case .not(let negated): dependsOnScope(negated)
    case .binary("&&", let a, let b), .binary("||", let a, let b):
      dependsOnScope(a) || dependsOnScope(b)
    case .path(let names): names.last.map(declared.mayBeComputed) ?? false
    default: false
    }
  }

  private func concludeDecisions(
    leftOpenBy condition: Condition, _ names: [String: Set<StateKind>]
  ) -> Set<Decision>? {
    let test = condition.test
    let found: Set<Decision>?
    switch test.pattern {
    case .isTrue: found = decisions(where: test.subject, condition.scope, names, steps: 0)
    case .oneOf(let patterns): found = Self.decisions(ofPatterns: patterns, names)
    case .noneOf(let patterns):
      found = Self.decisions(ofPatterns: patterns, names).map(Self.complement)
    case .matches(let pattern): found = Self.decisions(ofPatterns: [pattern], names)
    case .isPresent, .text: found = nil
    }
    guard let found else { return nil }
    return test.isNegated ? Self.complement(found) : found
  }

  private static func complement(_ decisions: Set<Decision>) -> Set<Decision> {
    Set(Decision.allCases).subtracting(decisions)
  }

  private static func decisions(
    ofPatterns patterns: [Value], _ names: [String: Set<StateKind>]
  ) -> Set<Decision>? {
    var found: Set<Decision> = []
    for pattern in patterns {
      if case .none = pattern { continue }
      guard let name = patternName(pattern), let states = names[name] else { return nil }
      found.formUnion(Decision.named(name, states))
    }
    return found.isEmpty ? nil : patterns.count > 1 ? blockedWhole(found) : found
  }

  /// Who lists a denial beside other statuses means every way of being blocked.
  private static func blockedWhole(_ decisions: Set<Decision>) -> Set<Decision> {
    let isBlocked = decisions.contains { $0.state == .blocked }
    return isBlocked ? decisions.union([.denied, .restricted]) : decisions
  }

  private static func patternName(_ pattern: Value) -> String? {
    switch pattern {
    case .path(let names) where names.count > 1: return names.last
    case .text(let text): return text
    default: return nil
    }
  }

  private func decisions(
    where value: Value, _ scope: Scope, _ names: [String: Set<StateKind>], steps: Int
  ) -> Set<Decision>? {
    guard steps < 6 else { return nil }
    let inner = { (value: Value) in
      self.decisions(where: value, scope, names, steps: steps + 1)
    }
    switch value {
    case .not(let negated): return inner(negated).map(Self.complement)
    case .binary("==", _, let pattern): return Self.decisions(ofPatterns: [pattern], names)
    case .binary("!=", _, let pattern):
      return Self.decisions(ofPatterns: [pattern], names).map(Self.complement)
    case .binary("&&", let a, let b):
      let (x, y) = (inner(a), inner(b))
      guard let x, let y else { return x ?? y }
      return x.intersection(y)
    case .binary("||", let a, let b):
      guard let x = inner(a), let y = inner(b) else { return nil }
      let both = x.union(y)
      return both == x || both == y ? both : Self.blockedWhole(both)
    case .path(let path):
      if let getter = getter(of: path.first == "self" ? Array(path.dropFirst()) : path, in: scope),
        contents(of: getter.body).results.count == 1,
        let result = files[getter.body.file].results[contents(of: getter.body).results[0]].value
      {
        return decisions(where: result, getter, names, steps: steps + 1)
      }
      return Self.decisions(ofFlag: path.last ?? "")
    default: return nil
    }
  }

  /// What a truth value's own name says: `isAuthorized`, `accessDenied`.
  private static func decisions(ofFlag name: String) -> Set<Decision>? {
    let lower = name.lowercased()
    if lower.contains("notdetermined") || lower.contains("undetermined") { return [.notDetermined] }
    if lower.contains("denied") || lower.contains("isblocked") { return [.denied] }
    if lower.contains("authorized") || lower.contains("authorised") || lower.contains("granted") {
      return [.granted]
    }
    return nil
  }
}
