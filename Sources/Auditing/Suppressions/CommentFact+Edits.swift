import Facts

extension CommentFact {
  /// The comment with another text; nil where it may be a block comment, behind which code may
  /// follow.
  func rewriting(as text: String) -> Edit? {
    isLineComment ? Edit(place, "// askonce:\(text)") : nil
  }

  /// The file without the comment, and without its line where it has one of its own.
  var removal: Edit? {
    guard isLineComment else { return nil }
    guard !followsCode else { return Edit(place, "") }
    let line = Place(
      path: place.path, line: place.line, column: 1, endLine: place.line + 1, endColumn: 1)
    return Edit(line, "")
  }

  /// Whether the comment is so short around its text that it has no room for two delimiters:
  /// `// askonce:` has as many bytes as `/*askonce:*/` without one.
  private var isLineComment: Bool {
    let isOneLine = place.line == place.endLine
    let around = place.endColumn - place.column - text.utf8.count
    return isOneLine && around <= "// askonce:".utf8.count
  }
}
