import Contract
import Facts

/// What the other rules found: rules about suppressions look at it, and run last.
package struct Audited: Sendable {
  /// Findings of all rules but those about suppressions.
  package var findings: [Finding] = []
  /// Ids of all rules that comments may name.
  package var ruleIDs: [String] = []
  /// Ids of the rules that were asked.
  package var askedIDs: Set<String> = []
  /// What the configuration accepts.
  package var suppressions: [Configuration.Suppression] = []
  /// The day of the run, `2027-01-31`; nil: nothing expires.
  package var day: String?

  /// Nothing found, no rule known.
  package init() {}
}
