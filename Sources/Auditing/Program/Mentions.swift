import Facts

/// Where some names stand in the expressions of a program, whatever they mean there.
///
/// It knows no types: what has the name of something else counts too. So only that a name is
/// mentioned nowhere says something for certain.
struct Mentions: Sendable {
  /// By name: the bodies in whose code it stands; nil for what stands in none, such as a condition.
  private(set) var bodies: [String: Set<BodyRef?>] = [:]
  private let names: Set<String>

  /// The mentions in some files, by their numbers; in all where none are given.
  init(of names: Set<String>, in program: Program, files: [Int]? = nil) {
    self.names = names
    for number in files ?? Array(program.files.indices) { read(program.files[number], number) }
  }

  /// Whether a name stands anywhere.
  func contains(_ name: String) -> Bool { bodies[name] != nil }

  private mutating func read(_ file: SwiftFacts, _ number: Int) {
    let body = { (index: Int?) in index.map { BodyRef(file: number, index: $0) } }
    for call in file.calls {
      note(call.callee, body(call.body))
      note(call.arguments, body(call.body))
    }
    for fact in file.assignments {
      note(fact.target, body(fact.body))
      note(fact.value, body(fact.body))
    }
    for result in file.results { if let value = result.value { note(value, body(result.body)) } }
    for test in file.guards { read(test) }
    for property in file.properties {
      if let value = property.value { note(value, body(property.localTo)) }
      for attribute in property.attributes { note(attribute.arguments, nil) }
    }
    for fact in file.bodies {
      for parameter in fact.parameters {
        if let value = parameter.defaultValue { note(value, nil) }
      }
      for attribute in fact.attributes { note(attribute.arguments, nil) }
    }
    for type in file.types { for attribute in type.attributes { note(attribute.arguments, nil) } }
  }

  private mutating func read(_ test: Guard) {
    note(test.subject, nil)
    switch test.pattern {
    case .oneOf(let values), .noneOf(let values): for value in values { note(value, nil) }
    case .matches(let value): note(value, nil)
    case .isTrue, .isPresent, .text: return
    }
  }

  private mutating func note(_ arguments: [Argument], _ body: BodyRef?) {
    for argument in arguments { note(argument.value, body) }
  }

  private mutating func note(_ value: Value, _ body: BodyRef?) {
    value.forEachName { name in
      if names.contains(name) { bodies[name, default: []].insert(body) }
    }
  }
}

extension Value {
  /// Visits every name in a value, and every text; calls and closures are facts of their own.
  fileprivate func forEachName(_ visit: (String) -> Void) {
    switch self {
    case .path(let names), .keyPath(let names), .selector(let names): names.forEach(visit)
    case .text(let text): visit(text)
    case .member(let base, let names):
      base.forEachName(visit)
      names.forEach(visit)
    case .not(let value): value.forEachName(visit)
    case .binary(_, let a, let b):
      a.forEachName(visit)
      b.forEachName(visit)
    case .subscripted(let base, let arguments):
      base.forEachName(visit)
      for argument in arguments { argument.value.forEachName(visit) }
    case .either(let choices): for choice in choices { choice.value.forEachName(visit) }
    case .array(let values), .template(let values): for value in values { value.forEachName(visit) }
    case .tuple(let arguments): for argument in arguments { argument.value.forEachName(visit) }
    case .dictionary(let pairs):
      for pair in pairs {
        pair.key.forEachName(visit)
        pair.value.forEachName(visit)
      }
    case .call, .closure, .bool, .number, .none, .other: return
    }
  }
}
