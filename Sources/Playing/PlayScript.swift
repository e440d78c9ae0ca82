/// A file of commands, replayed.
package enum PlayScript {
  /// A line that cannot be done.
  package struct Fault: Error, Hashable {
    /// Counted from 1.
    package var line: Int
    /// What was expected.
    package var message: String
    /// What was printed before it.
    package var lines: [String]
  }

  /// All that a script prints.
  ///
  /// - Throws: `Fault` at the first line that cannot be done.
  package static func run(_ text: String, on app: PlayedApp) throws -> [String] {
    var session = PlaySession(app, showsChoices: false)
    var printed = session.beginning
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !session.isOver {
      do {
        printed += try session.take(String(line))
      } catch let refusal as PlayCommand.Refusal {
        throw Fault(line: index + 1, message: refusal.message, lines: printed)
      }
    }
    return printed
  }
}
