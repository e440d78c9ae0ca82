/// A sentence about a model that holds or does not.
package struct Property<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// A question about one state.
  package typealias Predicate = @Sendable (State) -> Bool
  /// What is claimed.
  package enum Claim: Sendable {
    /// It is so in every state that can be reached.
    case always(Predicate)
    /// It is so of every step that can be taken: before, action, after.
    case everyStep(@Sendable (State, Action, State) -> Bool)
    /// Some state that can be reached is so: its trace is the witness.
    case sometimes(Predicate)
    /// Whatever fairly happens after a state that is as the first says, one comes that is as the
    /// second says. Where nothing may happen any more, it stays as it is for ever.
    case eventually(after: Predicate, Predicate)
    /// From every state that can be reached, one that is so can be reached.
    case possible(Predicate)
  }
  /// What reports call it.
  package var name: String
  /// What is claimed.
  package var claim: Claim
  /// Where the claim says something; a claim of which no reachable state is a case is vacuous.
  package var premise: Predicate?

  private init(_ name: String, _ claim: Claim, premise: Predicate?) {
    self.name = name
    self.claim = claim
    self.premise = premise
  }

  /// It is so in every state that can be reached, and is as `premise` says in some.
  package static func always(
    _ name: String, when premise: Predicate? = nil, _ holds: @escaping Predicate
  ) -> Property {
    guard let premise else { return Property(name, .always(holds), premise: nil) }
    return Property(name, .always { !premise($0) || holds($0) }, premise: premise)
  }

  /// It is so of every step that can be taken.
  package static func everyStep(
    _ name: String, when premise: Predicate? = nil,
    _ holds: @escaping @Sendable (State, Action, State) -> Bool
  ) -> Property {
    guard let premise else { return Property(name, .everyStep(holds), premise: nil) }
    return Property(
      name, .everyStep { !premise($0) || holds($0, $1, $2) }, premise: premise)
  }

  /// Some state that can be reached is so.
  package static func sometimes(_ name: String, _ holds: @escaping Predicate) -> Property {
    Property(name, .sometimes(holds), premise: nil)
  }

  /// After each state that is as `premise` says, one comes that is as `holds` says.
  package static func eventually(
    _ name: String, after premise: Predicate? = nil, _ holds: @escaping Predicate
  ) -> Property {
    Property(name, .eventually(after: premise ?? { _ in true }, holds), premise: premise)
  }

  /// From every state that can be reached, one that is so can be reached.
  package static func possible(_ name: String, _ holds: @escaping Predicate) -> Property {
    Property(name, .possible(holds), premise: nil)
  }
}

/// What became of a property.
package struct Verdict<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// Whether it holds.
  package enum Outcome: Sendable, Hashable {
    /// It holds, in all states.
    case holds
    /// It does not hold; the trace shows why, if a trace can.
    case fails
    /// It holds as far as the search came, which did not see all states.
    case unknown
    /// It holds because it says nothing: no state is as its premise says.
    case vacuous
  }
  /// The property's name.
  package var name: String
  /// Whether it holds.
  package var outcome: Outcome
  /// A shortest counterexample, or of `sometimes` a shortest witness.
  package var trace: Trace<State, Action>?
}
