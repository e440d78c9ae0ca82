import Facts

extension PurposeStrings.Statement {
  /// What gives the key another name, where it is written plainly.
  ///
  /// A place covers a key with its quotes or tags; by how much wider it is than the key, the form
  /// of the file shows.
  func renaming(to name: String) -> Edit? {
    var place = keyPlace ?? self.place
    guard place.line > 0, place.line == place.endLine else { return nil }
    let length = key.utf8.count
    guard let before = Self.marks[place.endColumn - place.column - length] else { return nil }
    place.column += before
    place.endColumn = place.column + length
    return Edit(place, name)
  }

  /// How much stands before a key, by how much stands around it.
  private static let marks = [
    0: 0, "\"\"".utf8.count: 1, "<key></key>".utf8.count: "<key>".utf8.count,
    "INFOPLIST_KEY_".utf8.count: "INFOPLIST_KEY_".utf8.count,
    "\"INFOPLIST_KEY_\"".utf8.count: "\"INFOPLIST_KEY_".utf8.count,
  ]
}
