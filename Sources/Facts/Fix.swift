/// What can be written in a file's place without anybody having to think about it.
package struct Fix: Sendable, Hashable {
  /// What is done: "Remove the comment".
  package var summary: String
  /// In place order, and apart from each other.
  package var edits: [Edit]
  /// What is done, and how.
  package init(_ summary: String, _ edits: [Edit]) {
    self.summary = summary
    self.edits = edits
  }
}

/// A range of one file, and the text that takes its place.
package struct Edit: Sendable, Hashable {
  /// The range, with lines and columns from 1; an empty one inserts. The start of the line behind
  /// the last one is the end of the file.
  package var place: Place
  /// What stands there afterwards.
  package var text: String
  /// A replacement.
  package init(_ place: Place, _ text: String) {
    self.place = place
    self.text = text
  }
}
