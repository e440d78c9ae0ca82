import Facts

extension Rule {
  /// A comment silences a rule without saying why, and therefore does not silence it.
  package static let unexplainedSuppression = Rule(
    id: "unexplained-suppression", group: .suppression, severity: .warning,
    summary: "A comment silences a rule without a reason, and therefore silences nothing.",
    why: "Whoever reads the code next cannot tell a decision from an oversight.",
    fix: "Write the reason behind a dash: `askonce:disable:next RULE - reason`.",
    sources: [],
    triggers: [
      """
      ↓// askonce:disable:next unread-file
      struct Home {}
      """,
      """
      struct Home {} ↓// askonce:disable:this unread-file -
      """,
    ],
    passes: [
      """
      struct Home {}
      """,
      """
      // askonce:enable unread-file
      struct Home {}
      """,
    ],
    check: { $0.facts.swift.flatMap(unexplained) })

  private static func unexplained(in file: SwiftFacts) -> [Finding] {
    file.comments.compactMap { Suppression($0) }
      .filter { $0.verb != .enable && !$0.rules.isEmpty && $0.reason.isEmpty }
      .map { suppression in
        let rules = suppression.rules.joined(separator: ", ")
        return Finding(
          rule: "unexplained-suppression", severity: .warning, certainty: .certain,
          message: "this comment gives no reason, so '\(rules)' is not silenced",
          help: "Write why: 'askonce:\(suppression.verb.rawValue) \(rules) - reason'.",
          place: suppression.place, about: rules)
      }
  }
}
