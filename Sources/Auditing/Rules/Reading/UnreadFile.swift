import Facts

extension Rule {
  /// A file of which nothing was understood.
  package static let unreadFile = Rule(
    id: "unread-file", group: .reading, severity: .warning,
    summary: "A file could not be read, so no rule looked into it.",
    why: "A fault in it stays unseen, and what it declares counts as missing.",
    fix: "Make the file readable, repair its format, or leave it out of the checked folder.",
    sources: [],
    triggers: [],
    passes: [
      """
      struct Home {}
      """
    ],
    check: { $0.facts.problems.filter { $0.kind == .unread }.map { .unread($0) } })
}

extension Finding {
  fileprivate static func unread(_ problem: ReadingProblem) -> Finding {
    Finding(
      rule: "unread-file", severity: .warning, certainty: .certain,
      message: "this file was not read: \(problem.message)", help: problem.help,
      place: problem.place, about: problem.place.path)
  }
}
