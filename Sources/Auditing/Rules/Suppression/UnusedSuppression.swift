import Facts

extension Rule {
  /// A comment or an entry of the configuration silences a rule that finds nothing there.
  package static let unusedSuppression = Rule(
    id: "unused-suppression", group: .suppression, severity: .warning,
    summary: "A comment or the configuration silences a rule that finds nothing there.",
    why: "It hides the next fault of that kind, and tells readers of one that is gone.",
    fix: "Remove the comment or the entry, or the id of the rule that finds nothing.",
    sources: [],
    triggers: [
      """
      import SwiftUI

      ↓// askonce:disable:next misspelled-suppression - it was repaired
      struct Home {}
      """,
      """
      ↓// askonce:enable misspelled-suppression
      struct Home {}
      """,
    ],
    passes: [
      """
      import SwiftUI

      struct Home {}
      """,
      """
      // askonce: owns no permission
      struct Home {}
      """,
    ],
    check: { subject in
      subject.unusedRanges + subject.unusedEntries
        + subject.facts.swift.flatMap(Finding.idleEnables)
    })
}

extension Subject {
  /// A finding for each silenced rule that found nothing in the lines.
  fileprivate var unusedRanges: [Finding] {
    let found = Dictionary(grouping: audited.findings) { $0.place.path }
    return suppressedRanges.filter { range in
      audited.askedIDs.contains(range.rule)
        && !(found[range.place.path] ?? []).contains { range.covers($0) }
    }.map { .unused($0.rule, at: $0.place, "Remove '\($0.rule)' from the comment.") }
  }

  /// A finding for each entry of the configuration that silences nothing.
  fileprivate var unusedEntries: [Finding] {
    audited.validSuppressions.filter { entry in
      audited.askedIDs.contains(entry.rule) && !audited.findings.contains { entry.covers($0) }
    }.map { .unused($0.rule, at: $0.place, "Remove the entry from the configuration.") }
  }
}

extension Finding {
  /// A finding for each `enable` above which nothing was disabled.
  fileprivate static func idleEnables(in file: SwiftFacts) -> [Finding] {
    var open: Set<String> = []
    var findings: [Finding] = []
    for comment in file.comments.compactMap({ Suppression($0) }) {
      switch comment.verb {
      case .disable: open.formUnion(comment.rules)
      case .enable:
        for rule in comment.rules where open.remove(rule) == nil {
          findings.append(.idle(rule, at: comment.place))
        }
      default: break
      }
    }
    return findings
  }

  private static func idle(_ rule: String, at place: Place) -> Finding {
    Finding(
      rule: "unused-suppression", severity: .warning, certainty: .certain,
      message: "nothing above disables '\(rule)'", help: "Remove the comment.", place: place,
      about: rule)
  }

  fileprivate static func unused(_ rule: String, at place: Place, _ help: String) -> Finding {
    Finding(
      rule: "unused-suppression", severity: .warning, certainty: .certain,
      message: "'\(rule)' finds nothing here, so there is nothing to silence",
      help: help, place: place, about: rule)
  }
}
