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
      let found = Dictionary(grouping: subject.audited.findings) { $0.place.path }
      let asked = subject.audited.askedIDs
      return subject.audited.unusedEntries
        + subject.facts.swift.flatMap { $0.unusedSuppressions(found[$0.path] ?? [], asked) }
    })
}

extension Audited {
  /// A finding for each entry of the configuration that silences nothing.
  fileprivate var unusedEntries: [Finding] {
    validSuppressions.filter { entry in
      askedIDs.contains(entry.rule) && !findings.contains { entry.covers($0) }
    }.map { .unused($0.rule, at: $0.place, "Remove the entry from the configuration.") }
  }
}

extension SwiftFacts {
  /// A finding for each rule of a comment that finds nothing where the comment silences it.
  fileprivate func unusedSuppressions(_ found: [Finding], _ asked: Set<String>) -> [Finding] {
    guard !comments.isEmpty else { return [] }
    let idle = SuppressedRange.all(in: self).filter { range in
      asked.contains(range.rule) && !found.contains { range.covers($0) }
    }
    let rules = Dictionary(grouping: idle, by: \.place).mapValues { $0.map(\.rule) }
    let enables = idleEnables
    let ends = lastEnables
    return comments.flatMap { comment -> [Finding] in
      let (unused, idle) = (rules[comment.place] ?? [], enables[comment.place] ?? [])
      if unused.isEmpty, idle.isEmpty { return [] }
      let fix = comment.removal(of: unused + idle, regionsEnd: ends)
      return unused.map {
        .unused($0, at: comment.place, "Remove '\($0)' from the comment.", fix)
      }
        + idle.map { .idle($0, at: comment.place, fix) }
    }
  }

  /// The rules that each `enable` names and nothing above it disables.
  private var idleEnables: [Place: [String]] {
    var open: Set<String> = []
    var idle: [Place: [String]] = [:]
    for comment in comments.compactMap({ Suppression($0) }) {
      switch comment.verb {
      case .disable: open.formUnion(comment.rules)
      case .enable:
        idle[comment.place] = comment.rules.filter { open.remove($0) == nil }
      default: break
      }
    }
    return idle
  }

  /// The last `enable` of each rule.
  private var lastEnables: [String: Place] {
    let enables = comments.compactMap { Suppression($0) }.filter { $0.verb == .enable }
    let pairs = enables.flatMap { enable in enable.rules.map { ($0, enable.place) } }
    return Dictionary(pairs) { max($0, $1) }
  }
}

extension CommentFact {
  /// The comment without these rules; nil where an `enable` below belongs to one of them.
  fileprivate func removal(of rules: [String], regionsEnd: [String: Place]) -> Fix? {
    guard var suppression = Suppression(self) else { return nil }
    let hasEnd = rules.contains { regionsEnd[$0].map { place < $0 } ?? false }
    if suppression.verb == .disable, hasEnd { return nil }
    suppression.rules.removeAll(where: rules.contains)
    guard suppression.rules.isEmpty else {
      return rewriting(as: suppression.text).map { Fix("Remove what finds nothing", [$0]) }
    }
    return removal.map { Fix("Remove the comment", [$0]) }
  }
}

extension Finding {
  fileprivate static func idle(_ rule: String, at place: Place, _ fix: Fix?) -> Finding {
    Finding(
      rule: "unused-suppression", severity: .warning, certainty: .certain,
      message: "nothing above disables '\(rule)'", help: "Remove the comment.", place: place,
      about: rule, fix: fix)
  }

  fileprivate static func unused(
    _ rule: String, at place: Place, _ help: String, _ fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: "unused-suppression", severity: .warning, certainty: .certain,
      message: "'\(rule)' finds nothing here, so there is nothing to silence",
      help: help, place: place, about: rule, fix: fix)
  }
}
