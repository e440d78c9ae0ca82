import Facts

/// What a rule looks at: the facts and all that was concluded from them.
package struct Subject: Sendable {
  package var facts: AppFacts
  /// The flows that the source implements.
  package var asBuilt: AsBuilt
  /// What the other rules found; filled before rules about suppressions look.
  package var audited = Audited()

  package init(facts: AppFacts) {
    self.facts = facts
    asBuilt = AsBuilt(facts)
  }
}
