import Facts

/// What conditions say on a device on which the app was just installed: every setting has its
/// first value, nobody has signed in, and nothing is decided.
struct FreshInstall {
  let app: Linked
  let settings: StoredSettings
  /// Whether variables still have their first values too: true of what runs as the app starts,
  /// not of what a screen shows a moment later.
  var isStarting = false

  private var program: Program { app.program }

  init(_ app: Linked) {
    self.app = app
    settings = StoredSettings(app: app)
  }

  /// The same, for code that runs as the app starts.
  var starting: FreshInstall {
    var copy = self
    copy.isStarting = true
    return copy
  }

  /// Whether a condition holds then; nil where the source does not show it.
  func holds(_ condition: Condition) -> Bool? {
    if let states = program.states(leftOpenBy: condition, app.symbols.statusNames) {
      return states.contains(.notDetermined)
    }
    let test = condition.test
    let result: Bool?
    switch test.pattern {
    case _ where isStarting && test.scenePhase != nil: result = test.scenePhase == "active"
    case .isTrue: result = isTrue(test.subject, condition.scope)
    case .isPresent(let name):
      result =
        name == "self" || Self.speaksOfSession(test.subject)
        ? name == "self" : value(test.subject, condition.scope).map { $0 != Value.none }
    case .oneOf(let patterns): result = matches(test.subject, patterns, condition.scope)
    case .noneOf(let patterns):
      result = matches(test.subject, patterns, condition.scope).map { !$0 }
    // What system the code is built for or runs on is no matter of the installation.
    case .text: result = test.statement == .catchClause ? false : !test.isNegated
    case .matches: result = nil
    }
    return result.map { test.isNegated ? !$0 : $0 }
  }

  /// Whether a truth value is true then.
  func isTrue(_ value: Value, _ scope: Scope) -> Bool? {
    switch self.value(value, scope) {
    case .bool(let truth)?: truth
    case _? where value.isComparison: nil
    case nil where Self.speaksOfSession(value): false
    default: nil
    }
  }

  private func matches(_ subject: Value, _ patterns: [Value], _ scope: Scope) -> Bool? {
    guard let name = value(subject, scope)?.literalName else { return nil }
    let names = patterns.compactMap(\.literalName)
    if names.contains(name) { return true }
    return names.count == patterns.count ? false : nil
  }

  /// The literal that a value is then; nil where it is not shown.
  private func value(_ value: Value, _ scope: Scope, steps: Int = 0) -> Value? {
    guard steps < 12 else { return nil }
    let bound = program.resolved(value, in: scope)
    let inner = { (value: Value) in self.value(value, bound.scope, steps: steps + 1) }
    if let outside = Self.outsideTests(bound.value, bound.scope, program) { return outside }
    switch bound.value {
    case .bool, .none, .text, .number: return bound.value
    case .not(let value):
      guard case .bool(let truth)? = inner(value) else { return nil }
      return .bool(!truth)
    case .binary(let sign, let a, let b): return combine(sign, inner(a), inner(b))
    case .either(let choices): return choose(choices, bound.scope, steps)
    case .call(let index):
      return self.value(CallRef(file: bound.scope.body.file, index: index), bound.scope, steps)
    case .path(let names): return self.value(names, bound.scope, steps)
    default: return nil
    }
  }

  private func combine(_ sign: String, _ a: Value?, _ b: Value?) -> Value? {
    switch (sign, a, b) {
    case ("&&", .bool(false)?, _), ("&&", _, .bool(false)?): .bool(false)
    case ("||", .bool(true)?, _), ("||", _, .bool(true)?): .bool(true)
    case ("&&", .bool(let x)?, .bool(let y)?): .bool(x && y)
    case ("||", .bool(let x)?, .bool(let y)?): .bool(x || y)
    case ("==", let x?, let y?): equal(x, y).map(Value.bool)
    case ("!=", let x?, let y?): equal(x, y).map { .bool(!$0) }
    default: nil
    }
  }

  private func equal(_ a: Value, _ b: Value) -> Bool? {
    guard let x = a.literalName, let y = b.literalName else { return nil }
    return x == y
  }

  /// The outcome of a ternary, or of `a ?? b`.
  private func choose(_ choices: [Value.Choice], _ scope: Scope, _ steps: Int) -> Value? {
    for choice in choices {
      let test = program.files[scope.body.file].guards[choice.guardID]
      guard test.statement != .coalescing else {
        guard let found = value(choice.value, scope, steps: steps + 1) else { return nil }
        if found == Value.none, choice != choices.last { continue }
        return found
      }
      switch holds(Condition(test: test, scope: scope)) {
      case true?: return value(choice.value, scope, steps: steps + 1)
      case false?: continue
      case nil: return nil
      }
    }
    return nil
  }

  private func value(_ ref: CallRef, _ scope: Scope, _ steps: Int) -> Value? {
    let call = program.call(ref)
    if call.arguments.contains(where: { $0.label == "forKey" }) { return Self.unset(call.name) }
    if call.name == "constant", let first = call.arguments.first {
      return value(first.value, scope, steps: steps + 1)
    }
    let targets = program.targets(of: ref, in: scope)
    return targets.count == 1 ? result(of: targets[0].scope, steps) : nil
  }

  /// What `UserDefaults` gives for a key under which nothing was stored.
  private static func unset(_ name: String) -> Value? {
    switch name {
    case "bool": .bool(false)
    case "integer", "double", "float": .number("0")
    default: Value.none
    }
  }

  private func value(_ names: [String], _ scope: Scope, _ steps: Int) -> Value? {
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    if plain.count == 1, let local = program.localValue(plain[0], scope), local != .path(plain) {
      return value(local, scope, steps: steps + 1)
    }
    if plain.count > 1, plain.first == "" { return .path(plain) }
    if let key = program.stateKey(of: names, in: scope),
      let ref = program.types[key.owner]?.properties[key.name]?.first,
      program.property(ref).getter == nil
    {
      return firstValue(ref, key, steps)
    }
    return program.getter(of: plain, in: scope).flatMap { result(of: $0, steps) }
  }

  /// The first value of a property: of a setting, or of what has not changed yet.
  private func firstValue(_ ref: PropertyRef, _ key: StateKey, _ steps: Int) -> Value? {
    let fact = program.property(ref)
    let isKept = settings.setting(of: key) != nil
    guard isKept || fact.isConstant || isStarting else { return nil }
    guard let first = fact.value ?? settings.fallback(of: fact) else {
      if isKept, fact.type == "Bool" { return .bool(false) }
      let isVariable = !fact.isConstant && fact.type != "Bool"
      return isVariable
        && fact.attributes.allSatisfy({ $0.name == "Published" || $0.name == "State" })
        ? Value.none : nil
    }
    let home = program.initialValueBody(of: ref) ?? BodyRef(file: ref.file, index: 0)
    return value(first, Scope(body: home), steps: steps + 1)
  }

  /// The only value that a body gives back.
  private func result(of scope: Scope, _ steps: Int) -> Value? {
    let results = program.contents(of: scope.body).results
      .map { program.files[scope.body.file].results[$0] }
    guard results.count == 1, let value = results[0].value else { return nil }
    return self.value(value, scope, steps: steps + 1)
  }
}

extension FreshInstall {
  /// Whether a name says that somebody has signed in, which nobody has yet.
  static func speaksOfSession(_ value: Value) -> Bool {
    guard case .path(let names) = value, let name = names.last?.lowercased() else { return false }
    return speaksOfSession(name)
  }

  /// Whether a name in lower case says that somebody has signed in.
  static func speaksOfSession(_ name: String) -> Bool {
    [
      "loggedin", "signedin", "login", "authenticated", "session", "currentuser", "account",
      "token",
    ]
    .contains { name.contains($0) }
  }
}

extension Value {
  /// A literal, or a case, as one text.
  fileprivate var literalName: String? {
    switch self {
    case .bool(let truth): truth ? "true" : "false"
    case .none: "nil"
    case .text(let text): "\"" + text
    case .number(let text): text
    case .path(let names) where names.count > 1: names.last
    default: nil
    }
  }

  fileprivate var isComparison: Bool {
    if case .binary = self { return true }
    return false
  }
}

extension Guard {
  /// The phase of the scene that something is held against.
  fileprivate var scenePhase: String? {
    let value: Value
    switch (pattern, subject) {
    case (.isTrue, .binary("==", _, let phase)): value = phase
    case (.oneOf(let phases), _) where phases.count == 1: value = phases[0]
    default: return nil
    }
    guard case .path(let names) = value, names.count > 1, let name = names.last else { return nil }
    return ["active", "inactive", "background"].contains(name) ? name : nil
  }
}
