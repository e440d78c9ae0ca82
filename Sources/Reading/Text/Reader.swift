import Facts

/// A file format: a pure function from a file's bytes to facts.
///
/// All readers have this one shape. None touches disk, none throws, none ends the process: what
/// could not be understood is a problem with a place, beside the facts that could.
package protocol Reader {
  /// What this format states.
  associatedtype Output: Sendable
  /// Reads one file.
  static func read(_ bytes: [UInt8], path: String) -> ReadFile<Output>
}

/// What a reader understood of one file, and what it could not read.
package struct ReadFile<Output: Sendable>: Sendable {
  /// Nil where no byte was understood; then `problems` says why.
  package var facts: Output?
  /// In file order.
  package var problems: [ReadingProblem]

  /// The facts and the problems of one file.
  package init(facts: Output?, problems: [ReadingProblem]) {
    self.facts = facts
    self.problems = problems
  }
}
