import Facts

extension Rule {
  /// A comment silences a rule that finds nothing there.
  package static let unusedSuppression = Rule(
    id: "unused-suppression", group: .suppression, severity: .warning,
    summary: "A comment silences a rule that finds nothing there.",
    why: "It hides the next fault of that kind, and tells readers of one that is gone.",
    fix: "Remove the comment, or the id of the rule that finds nothing.",
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
    check: { subject in subject.facts.swift.flatMap { subject.unusedSuppressions(in: $0) } })
}

extension Subject {
  /// A finding for each rule of a comment that finds nothing where the comment silences it.
  fileprivate func unusedSuppressions(in file: SwiftFacts) -> [Finding] {
    let found = audited.findings.filter { $0.place.path == file.path }
    let known = Set(audited.ruleIDs)
    let idle = SuppressedRange.all(in: file).filter { range in
      known.contains(range.rule) && !found.contains { range.covers($0) }
    }
    let rules = Dictionary(grouping: idle, by: \.place).mapValues { $0.map(\.rule) }
    let enables = file.idleEnables
    return file.comments.flatMap { comment -> [Finding] in
      let unused = rules[comment.place] ?? []
      let unusedFix = file.removal(of: unused, from: comment)
      let idleEnables = enables[comment.place] ?? []
      let idleFix = file.removal(of: idleEnables, from: comment)
      return unused.map { .unused($0, at: comment.place, unusedFix) }
        + idleEnables.map { .idle($0, at: comment.place, idleFix) }
    }
  }
}

extension SwiftFacts {
  /// The rules that each `enable` names and nothing above it disables.
  fileprivate var idleEnables: [Place: [String]] {
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

  /// The comment without these rules; nil where an `enable` below belongs to one of them.
  fileprivate func removal(of rules: [String], from comment: CommentFact) -> Fix? {
    guard var suppression = Suppression(comment) else { return nil }
    let ends = comments.compactMap { Suppression($0) }.contains {
      $0.verb == .enable && comment.place < $0.place && $0.rules.contains(where: rules.contains)
    }
    if suppression.verb == .disable, ends { return nil }
    suppression.rules.removeAll(where: rules.contains)
    guard suppression.rules.isEmpty else {
      return comment.rewriting(as: suppression.text).map { Fix("Remove what finds nothing", [$0]) }
    }
    return comment.removal.map { Fix("Remove the comment", [$0]) }
  }
}

extension Finding {
  fileprivate static func idle(_ rule: String, at place: Place, _ fix: Fix?) -> Finding {
    Finding(
      rule: "unused-suppression", severity: .warning, certainty: .certain,
      message: "nothing above disables '\(rule)'", help: "Remove the comment.", place: place,
      about: rule, fix: fix)
  }

  fileprivate static func unused(_ rule: String, at place: Place, _ fix: Fix?) -> Finding {
    Finding(
      rule: "unused-suppression", severity: .warning, certainty: .certain,
      message: "'\(rule)' finds nothing here, so there is nothing to silence",
      help: "Remove '\(rule)' from the comment.", place: place, about: rule, fix: fix)
  }
}
