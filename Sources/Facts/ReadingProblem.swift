/// Something that could not be read, or only in part: itself a fact, and stopping nothing.
package struct ReadingProblem: Sendable, Hashable {
  /// How much was understood.
  package enum Kind: String, Sendable, Hashable {
    /// No byte of it was understood (no rights, not the stated format, too large).
    case unread
    /// What stands before or around the problem was understood.
    case partlyRead
  }
  /// How much was understood.
  package var kind: Kind
  /// Where it was noticed.
  package var place: Place
  /// What was expected and what stands there: "expected ';' after the value, found '}'".
  package var message: String
  /// What to do.
  package var help: String

  /// A problem with what to do about it.
  package init(_ kind: Kind, at place: Place, _ message: String, help: String) {
    self.kind = kind
    self.place = place
    self.message = message
    self.help = help
  }
}
