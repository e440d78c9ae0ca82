import Facts

/// Whether a control may reach something that matters: by itself, or by closures that the views
/// around it were handed.
struct GivenReach {
  /// What is known of a control before it is walked.
  enum Answer: Sendable {
    case yes, no
    /// It runs closures of others, of which none reaches anything that matters.
    case inVain
  }

  private let app: Linked
  /// Scopes that were looked through.
  private var seen: [ObjectIdentifier: Scope] = [:]
  /// How many values were looked at; more than a few hundred are not worth it.
  private var steps = 0
  private static let stepLimit = 400

  private init(_ app: Linked) { self.app = app }

  static func answer(_ element: Element, _ app: Linked) -> Answer {
    if element.kind == .toggle { return .yes }
    let targets = element.actions.flatMap {
      app.program.targets(of: $0.value, arguments: nil, in: $0.scope)
    }.filter { app.mayReach($0.body) }
    guard !targets.isEmpty else { return .no }
    var search = GivenReach(app)
    return targets.contains { search.mayReach($0) } ? .yes : .inVain
  }

  private mutating func mayReach(_ target: Target) -> Bool {
    guard app.mayReach(target.body) else { return false }
    return app.isReaching(target.body) || anyGiven(in: target.scope)
  }

  /// Whether something that was handed to a body, to those around it or to their object may.
  private mutating func anyGiven(in scope: Scope) -> Bool {
    var next: Scope? = scope
    while let current = next {
      guard seen.updateValue(current, forKey: ObjectIdentifier(current)) == nil else {
        return false
      }
      for bound in current.bindings.values where mayReach(bound.value, bound.scope) {
        return true
      }
      for bound in current.instance?.bindings.values ?? [:].values
      where mayReach(bound.value, bound.scope) {
        return true
      }
      next = current.outer
    }
    return false
  }

  private mutating func mayReach(_ value: Value, _ scope: Scope) -> Bool {
    steps += 1
    guard steps < Self.stepLimit else { return true }
    switch value {
    case .closure, .path:
      let targets = app.program.targets(of: value, arguments: nil, in: scope)
      return targets.contains { mayReach($0) }
    case .call(let index):
      let call = app.program.call(CallRef(file: scope.body.file, index: index))
      return call.arguments.contains { mayReach($0.value, scope) }
    case .either(let choices): return choices.contains { mayReach($0.value, scope) }
    case .array(let values), .template(let values):
      return values.contains { mayReach($0, scope) }
    case .tuple(let arguments): return arguments.contains { mayReach($0.value, scope) }
    case .dictionary(let pairs): return pairs.contains { mayReach($0.value, scope) }
    case .member(let base, _), .subscripted(let base, _), .not(let base):
      return mayReach(base, scope)
    case .binary(_, let a, let b): return mayReach(a, scope) || mayReach(b, scope)
    case .text, .number, .bool, .none, .keyPath, .selector, .other: return false
    }
  }
}

/// The controls of an app that are walked, for they may matter.
struct ReachingElements {
  private var walked: [Use: Int] = [:]
  /// How often a control is walked that reaches nothing. Where a view is a part of many screens,
  /// each of its controls does the same on all of them.
  private static let limit = 3

  private struct Use: Hashable {
    var call: CallRef
    var place: Place
  }

  /// Whether to walk the next element, of which this is known.
  mutating func takes(_ element: Element, _ answer: GivenReach.Answer) -> Bool {
    switch answer {
    case .yes: return true
    case .no: return false
    case .inVain:
      let use = Use(call: element.call, place: element.place)
      walked[use, default: 0] += 1
      return walked[use]! <= Self.limit
    }
  }
}
