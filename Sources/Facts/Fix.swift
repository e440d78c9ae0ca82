/// What can be written in a file's place without anybody having to think about it.
package struct Fix: Sendable, Hashable {
  /// What is done: "Remove the comment".
  package var summary: String
  /// In place order, and apart from each other.
  package var edits: [Edit]
  /// The rule that has something to say afterwards, where a person has to go on.
  package var leaves: String?
  /// What is done, and how.
  package init(_ summary: String, _ edits: [Edit], leaves rule: String? = nil) {
    self.summary = summary
    self.edits = edits
    leaves = rule
  }
}

/// A range of one file, and the text that takes its place.
package struct Edit: Sendable, Hashable {
  /// The range, with lines and columns from 1; an empty one inserts. The start of the line behind
  /// the last one is the end of the file.
  package var place: Place
  /// What stands there afterwards.
  package var text: String
  /// Whether each line break of the text is one of the file's own kind, with the white space behind
  /// it that the line of the place begins with.
  package var isBlock: Bool
  /// A replacement.
  package init(_ place: Place, _ text: String, isBlock: Bool = false) {
    self.place = place
    self.text = text
    self.isBlock = isBlock
  }
}
