import Facts

/// What a rule looks at: the facts and all that was concluded from them.
package struct Subject: Sendable {
  package var facts: AppFacts

  package init(facts: AppFacts) {
    self.facts = facts
  }
}
