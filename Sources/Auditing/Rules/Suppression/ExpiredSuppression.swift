import Facts

extension Rule {
  /// An entry of the configuration silences a rule no longer, because its last day is over.
  package static let expiredSuppression = Rule(
    id: "expired-suppression", group: .suppression, severity: .warning,
    summary: "A suppression in the configuration is past its last day, and silences nothing.",
    why: "Somebody meant the finding to be repaired by that day; it counts again.",
    fix: "Repair what the rule finds and remove the entry, or write a later day in `expires`.",
    sources: [],
    triggers: [],
    passes: [
      """
      struct Home {}
      """
    ],
    check: { subject in
      subject.audited.suppressions.filter { $0.isOver(on: subject.audited.day) }.map { entry in
        let day = entry.expires ?? ""
        return Finding(
          rule: "expired-suppression", severity: .warning, certainty: .certain,
          message: "'\(entry.rule)' in '\(entry.path.text)' was accepted until \(day)",
          help: "Repair the finding and remove the entry, or write a later day.",
          place: entry.place, about: entry.rule)
      }
    })
}
