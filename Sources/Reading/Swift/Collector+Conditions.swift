import Facts
import SwiftSyntax

/// What the conditions of one statement lead to.
struct Branches {
  /// The innermost condition where all hold.
  let then: Int?
  /// Adds the condition where one of them does not hold, the first time that it is needed.
  let add: (Guard.Statement?) -> Int?

  func otherwise(_ statement: Guard.Statement? = nil) -> Int? { add(statement) }
}

extension Collector {
  /// One condition each, linked; the first stands in the current one.
  func conditions(
    _ list: ConditionElementListSyntax, _ statement: Guard.Statement
  ) -> Branches {
    let outer = guardID
    let origin = newOrigin()
    var chain: [Int] = []
    for element in list {
      var new = condition(element, statement, origin: origin)
      new.parent = guardID
      let index = addGuard(new)
      chain.append(index)
      guardID = index
    }
    let then = guardID
    guardID = outer
    guard !chain.isEmpty else { return Branches(then: outer) { _ in outer } }
    let place = lines.place(list)
    return Branches(then: then) { [self] kind in
      addGuard(
        negation(of: chain, kind ?? (statement == .loop ? .afterExit : statement), at: place))
    }
  }

  /// `if let cell = view as? Cell`: a local whose type is written, though not beside its name.
  private func castLocal(_ name: String, _ value: ExprSyntax, at node: PatternSyntax) {
    guard let home = parentBody, let type = castType(of: value) else { return }
    facts.properties.append(
      PropertyFact(
        owner: nil, localTo: home, name: name, type: type, isConstant: true, guardID: guardID,
        place: lines.place(node)))
  }

  private func condition(
    _ element: ConditionElementSyntax, _ statement: Guard.Statement, origin: Int
  ) -> Guard {
    var new = Guard(
      parent: nil, statement: statement, origin: origin, subject: .none, pattern: .isTrue,
      isNegated: false, place: lines.place(element.condition))
    switch element.condition {
    case .expression(let node): (new.subject, new.isNegated) = truth(of: node)
    case .availability(let node):
      new.statement = .availability
      new.pattern = .text(squeezed(node.availabilityArguments.trimmedDescription))
      new.isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    case .matchingPattern(let node):
      new.subject = expression(node.initializer.value)
      new.pattern = .matches(pattern(node.pattern))
      new.carried = carried(by: [node.pattern])
    case .optionalBinding(let node):
      let name = node.pattern.as(IdentifierPatternSyntax.self).map { plain($0.identifier) } ?? "_"
      new.subject = node.initializer.map { expression($0.value) } ?? .path([name])
      new.pattern = .isPresent(name)
      if let value = node.initializer?.value { castLocal(name, value, at: node.pattern) }
    @unknown default: break
    }
    return new
  }

  /// A condition and its polarity: `!x` is x, negated.
  func truth(of node: ExprSyntax) -> (subject: Value, isNegated: Bool) {
    var value = expression(node)
    var isNegated = false
    while case .not(let inner) = value {
      value = inner
      isNegated.toggle()
    }
    return (value, isNegated)
  }

  /// The condition of the branch where not all of the chain hold.
  private func negation(of chain: [Int], _ statement: Guard.Statement, at place: Place) -> Guard {
    var new = facts.guards[chain[0]]
    let isAvailability = new.statement == .availability && chain.count == 1
    new.statement = isAvailability && statement != .afterExit ? .availability : statement
    if chain.count == 1 {
      new.isNegated.toggle()
      return new
    }
    let terms = chain.prefix(Self.maximumValueDepth).map { term(facts.guards[$0]) }
    new.subject = terms.dropFirst().reduce(terms[0]) { .binary("&&", $0, $1) }
    (new.pattern, new.isNegated, new.place, new.carried) = (.isTrue, true, place, [])
    return new
  }

  /// A condition as a value, for the branch where several do not hold together.
  private func term(_ condition: Guard) -> Value {
    let term: Value =
      switch condition.pattern {
      case .isTrue: condition.subject
      case .isPresent: .binary("!=", condition.subject, .none)
      case .matches(let pattern): .binary("~=", pattern, condition.subject)
      case .text(let text): .other("#available(\(text))")
      case .oneOf, .noneOf: .other("pattern")
      }
    return condition.isNegated ? .not(term) : term
  }
}
