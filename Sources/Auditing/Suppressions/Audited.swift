import Facts

/// What the other rules found: rules about suppressions look at it, and run last.
package struct Audited: Sendable {
  /// Findings of all rules but those about suppressions.
  package var findings: [Finding] = []
  /// Ids of all rules that comments may name.
  package var ruleIDs: [String] = []

  /// Nothing found, no rule known.
  package init() {}
}
