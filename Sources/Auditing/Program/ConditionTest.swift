import Facts
import Synchronization

/// A guard, with what is concluded of it without looking at anything else.
///
/// Thousands of conditions share one.
final class ConditionTest: Sendable {
  let fact: Guard
  /// What it says of a name; nil where that is no plain assertion.
  let assertion: Assertion?
  /// Which decisions it leaves open, where no scope can make a difference to that.
  private let open = Mutex<OpenDecisions?>(nil)

  init(_ fact: Guard) {
    self.fact = fact
    assertion = Assertion(fact.subject, fact.pattern, fact.isNegated)
  }

  /// What is known of the decisions that it leaves open, else what is concluded of them now.
  func decisions(_ conclude: () -> Set<Decision>?) -> OpenDecisions {
    if let known = open.withLock({ $0 }) { return known }
    let found = OpenDecisions(conclude())
    open.withLock { $0 = found }
    return found
  }
}

/// The decisions of the system that a condition leaves open, and the states that they come to; nil
/// where it says nothing of one.
struct OpenDecisions: Sendable {
  let decisions: Set<Decision>?
  let states: Set<StateKind>?

  init(_ decisions: Set<Decision>?) {
    self.decisions = decisions
    states = decisions.map { Set($0.map(\.state)) }
  }
}

/// What was concluded of conditions: those around a screen are those of all its elements.
struct ConditionMemo<Value> {
  private var known: [Key: Value] = [:]

  /// It holds both, so that nothing else comes to be at their address.
  private struct Key: Hashable {
    let test: ConditionTest
    let scope: Scope

    static func == (a: Key, b: Key) -> Bool { a.test === b.test && a.scope === b.scope }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(test))
      hasher.combine(ObjectIdentifier(scope))
    }
  }

  /// What is known of a condition, else what is concluded of it now.
  mutating func value(of condition: Condition, _ conclude: (Condition) -> Value) -> Value {
    let key = Key(test: condition.shared, scope: condition.scope)
    if let value = known[key] { return value }
    let value = conclude(condition)
    known[key] = value
    return value
  }
}
