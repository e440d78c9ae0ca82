import Facts

/// Turns ranges into places; without a text, as for a binary file, into the whole file.
struct PlaceIndex: Sendable {
  let path: String
  let text: SourceText?

  /// The place of a range.
  subscript(range: Range<Int>) -> Place { text?.place(of: range) ?? Place(path: path) }
}
