import Facts

/// A guard, and the scope in which its subject means something.
struct Condition: Sendable {
  /// The guard, with what is concluded of it.
  let shared: ConditionTest
  var scope: Scope

  init(_ shared: ConditionTest, in scope: Scope) {
    self.shared = shared
    self.scope = scope
  }

  /// A condition that stands nowhere in source as such.
  init(test: Guard, scope: Scope) { self.init(ConditionTest(test), in: scope) }

  var test: Guard { shared.fact }
}

/// A stored value of the app that controls and screens depend on.
struct StateKey: Hashable, Sendable, Comparable {
  /// The qualified type that declares it, or `AppStorage` for a stored setting.
  var owner: String
  var name: String
  static func < (a: StateKey, b: StateKey) -> Bool { (a.owner, a.name) < (b.owner, b.name) }
}

/// What conditions say, as far as literals and names show it.
extension Program {
  /// The conditions around something in its body, outermost first.
  func conditions(from guardID: Int?, in scope: Scope) -> [Condition] {
    tests(from: guardID, in: scope.body.file).reversed().map { Condition($0, in: scope) }
  }

  /// Whether a condition holds, where bound literals decide it; nil where they do not.
  func holds(_ condition: Condition) -> Bool? {
    let test = condition.test
    let result: Bool?
    switch test.pattern {
    case .isTrue: result = truth(of: test.subject, in: condition.scope)
    case .oneOf, .matches: result = matches(test, condition.scope)
    case .noneOf: result = matches(test, condition.scope).map { !$0 }
    case .isPresent: result = isPresent(test.subject, condition.scope)
    case .text: result = nil
    }
    return result.map { test.isNegated ? !$0 : $0 }
  }

  private func truth(of value: Value, in scope: Scope, steps: Int = 0) -> Bool? {
    guard steps < 64 else { return nil }
    let bound = resolved(value, in: scope)
    let inner = { (value: Value) in self.truth(of: value, in: bound.scope, steps: steps + 1) }
    switch bound.value {
    case .bool(let value): return value
    case .not(let value): return inner(value).map { !$0 }
    case .binary("&&", let a, let b):
      let (x, y) = (inner(a), inner(b))
      return x == false || y == false ? false : x == true && y == true ? true : nil
    case .binary("||", let a, let b):
      let (x, y) = (inner(a), inner(b))
      return x == true || y == true ? true : x == false && y == false ? false : nil
    case .binary("==", let a, let b): return equal(a, b, bound.scope)
    case .binary("!=", let a, let b): return equal(a, b, bound.scope).map { !$0 }
    case .binary("is", let a, .path(let type)): return isOf(type, a, bound.scope)
    default: return nil
    }
  }

  /// Whether a value that is made in plain sight is of a type.
  private func isOf(_ type: [String], _ value: Value, _ scope: Scope) -> Bool? {
    let made = resolved(value, in: scope)
    guard case .call = made.value, let name = self.type(of: made.value, in: made.scope),
      let entry = entries(named: name, from: nil).first, entry.kind == .structure
    else { return nil }
    return entry.lineage.contains { TypeEntry.simpleName($0.name) == type.last }
  }

  private func equal(_ a: Value, _ b: Value, _ scope: Scope) -> Bool? {
    guard let x = literal(a, scope), let y = literal(b, scope) else { return nil }
    return x == y
  }

  /// A literal as text: a case name, a number, a text, a truth value.
  private func literal(_ value: Value, _ scope: Scope) -> String? {
    let bound = resolved(value, in: scope)
    switch bound.value {
    case .call, .subscripted: return caseValue(of: bound)?.name
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .text(let text): return "\"" + text
    case .none: return "nil"
    case .path(let names) where names.count > 1 && names.first == "": return names.last
    case .path(let names)
    where names.count > 1 && names[names.count - 2].first?.isUppercase == true:
      return entries(named: names.dropLast().joined(separator: "."), from: nil)
        .contains { $0.cases.contains(names.last!) } ? names.last : nil
    default: return nil
    }
  }

  private func matches(_ test: Guard, _ scope: Scope) -> Bool? {
    guard let written = literal(test.subject, scope) else { return nil }
    var isOpen = false
    for (number, pattern) in test.patterns.enumerated() {
      guard let name = literal(pattern, scope) else {
        isOpen = true
        continue
      }
      guard name == written else { continue }
      switch carriesAlike(resolved(test.subject, in: scope), test, pattern: number) {
      case true?: return true
      case false?: continue
      case nil: isOpen = true
      }
    }
    return isOpen ? nil : false
  }

  private func isPresent(_ subject: Value, _ scope: Scope) -> Bool? {
    switch resolved(subject, in: scope).value {
    case .none: false
    case .closure, .text, .template, .number, .bool, .array: true
    default: nil
    }
  }

  /// Whether two conditions cannot hold together: branches of one statement, or opposite tests.
  func exclude(_ a: Condition, _ b: Condition) -> Bool {
    let isSame = isSameObject(a.scope, b.scope)
    if isSame, a.scope.body.file == b.scope.body.file, a.test.origin == b.test.origin,
      a.test.statement == b.test.statement, isBranch(a.test.statement),
      areBranches(a.test, b.test)
    {
      return true
    }
    guard let x = a.shared.assertion, let y = b.shared.assertion else { return false }
    if isSame { return x.subject == y.subject && x.contradicts(y) }
    // Which stored value a test is about takes long to tell: only what contradicts each other is
    // asked for it.
    return x.contradicts(y) && areOfOneValue(a, b)
  }

  /// Whether tests of two components are about one value that both were handed.
  private func areOfOneValue(_ a: Condition, _ b: Condition) -> Bool {
    guard let key = key(a), key == self.key(b) else { return false }
    return key.owner != owner(of: a.scope.body) || key.owner != owner(of: b.scope.body)
  }

  /// The stored value that a test is about.
  private func key(_ condition: Condition) -> StateKey? {
    var subject = condition.test.subject
    if case .binary(let sign, let left, _) = subject, sign == "==" || sign == "!=" {
      subject = left
    }
    guard case .path(let names) = subject else { return nil }
    return stateKey(of: names, in: condition.scope)
  }

  /// Whether two tests of one statement lead to different branches of it.
  private func areBranches(_ a: Guard, _ b: Guard) -> Bool {
    if a.statement == .switchCase, a.subject == b.subject {
      return a.pattern != b.pattern || a.carried != b.carried
    }
    if a.subject == b.subject, a.pattern == b.pattern { return a.isNegated != b.isNegated }
    // The other branch of several conditions is one test of all of them, joined.
    return a.isJoinedElse != b.isJoinedElse
  }

  private func isBranch(_ statement: Guard.Statement) -> Bool {
    switch statement {
    case .ifElse, .switchCase, .ternary, .guardElse, .afterExit: true
    default: false
    }
  }

  private func isSameObject(_ a: Scope, _ b: Scope) -> Bool {
    a === b || (owner(of: a.body) == owner(of: b.body) && a.instance?.place == b.instance?.place)
  }
}

extension Guard {
  /// Whether it is the `else` of several conditions at once.
  fileprivate var isJoinedElse: Bool {
    guard case .binary("&&", _, _) = subject else { return false }
    return isNegated && pattern == .isTrue
  }
}
