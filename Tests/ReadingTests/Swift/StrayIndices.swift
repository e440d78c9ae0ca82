import Facts

extension SwiftFacts {
  /// What refers to something that is not there: empty for sound facts.
  var strayIndices: [String] {
    var stray: [String] = []
    func check(_ what: String, _ index: Int?, below count: Int) {
      if let index, !(0..<count).contains(index) { stray.append("\(what) \(index)") }
    }
    for (index, body) in bodies.enumerated() {
      check("parent", body.parent, below: index)
      check("argumentOf", body.argumentOf, below: calls.count)
      check("guard of a body", body.guardID, below: guards.count)
    }
    for (index, condition) in guards.enumerated() {
      check("parent", condition.parent, below: index)
    }
    for call in calls {
      check("body", call.body, below: bodies.count)
      check("guard of a call", call.guardID, below: guards.count)
      for value in [call.callee] + call.arguments.map(\.value) {
        for (what, index) in value.references { check(what, index, below: count(of: what)) }
      }
    }
    for fact in assignments { check("body", fact.body, below: bodies.count) }
    for fact in results { check("body", fact.body, below: bodies.count) }
    for fact in properties {
      check("local", fact.localTo, below: bodies.count)
      check("getter", fact.getter, below: bodies.count)
    }
    let values =
      assignments.flatMap { [$0.target, $0.value] } + results.compactMap(\.value)
      + properties.compactMap(\.value) + guards.map(\.subject)
    for (what, index) in values.flatMap(\.references) {
      check(what, index, below: count(of: what))
    }
    return stray
  }

  private func count(of what: String) -> Int {
    switch what {
    case "call": calls.count
    case "closure": bodies.count
    default: guards.count
    }
  }
}

extension Value {
  /// Every index in it, by what it counts.
  var references: [(String, Int)] {
    switch self {
    case .call(let index): [("call", index)]
    case .closure(let index): [("closure", index)]
    case .template(let values), .array(let values): values.flatMap(\.references)
    case .member(let base, _), .not(let base): base.references
    case .either(let choices):
      choices.flatMap { [("guard", $0.guardID)] + $0.value.references }
    case .dictionary(let pairs): pairs.flatMap { $0.key.references + $0.value.references }
    case .tuple(let elements): elements.flatMap(\.value.references)
    case .binary(_, let left, let right): left.references + right.references
    case .subscripted(let base, let arguments):
      base.references + arguments.flatMap(\.value.references)
    default: []
    }
  }
}
