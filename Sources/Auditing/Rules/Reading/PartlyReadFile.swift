import Facts

extension Rule {
  /// A file of which only a part was understood.
  package static let partlyReadFile = Rule(
    id: "partly-read-file", group: .reading, severity: .note,
    summary: "A file could be read only in part.",
    why: "Rules saw what stands before and around the problem, and nothing else of the file.",
    fix: "Repair the file where the finding points.",
    sources: [],
    triggers: [],
    passes: [
      """
      struct Home {}
      """
    ],
    check: { $0.facts.problems.filter { $0.kind == .partlyRead }.map { .partlyRead($0) } })
}

extension Finding {
  fileprivate static func partlyRead(_ problem: ReadingProblem) -> Finding {
    Finding(
      rule: "partly-read-file", severity: .note, certainty: .certain,
      message: "this file was read in part: \(problem.message)", help: problem.help,
      place: problem.place, about: problem.place.path)
  }
}
