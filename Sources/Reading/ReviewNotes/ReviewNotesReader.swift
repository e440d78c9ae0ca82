import Facts

/// Reads Review Notes: plain text and Markdown, and the `notes` of a fastlane `Deliverfile`.
package enum ReviewNotesReader: Reader {
  /// Reads one file.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<NotesFacts> {
    let (text, problems) = SourceText.decode(bytes, path: path)
    let isRuby = path.split(separator: "/").last == "Deliverfile"
    let ranges = isRuby ? DeliverfileNotes.ranges(in: text) : [0..<text.bytes.count]
    guard !ranges.isEmpty else { return ReadFile(facts: nil, problems: problems) }
    let sentences = ranges.flatMap { NotesParser(text, $0).sentences() }
    return ReadFile(facts: NotesFacts(path: path, sentences: sentences), problems: problems)
  }

  /// Whether a path can be that of Review Notes where somebody says so: plain text or Markdown.
  package static func mayBeNotes(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return true }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Whether a path is that of Review Notes: fastlane's, or a file that is called so.
  package static func isNotes(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return false }
    if name == "Deliverfile" { return true }
    if parts.dropLast().last == "review_information" { return name == "notes.txt" }
    let pieces = name.split(separator: ".", maxSplits: 1)
    let ending = pieces.count == 2 ? pieces[1].lowercased() : ""
    let word = pieces.first.map { $0.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }
    return endings.contains(ending) && names.contains(word ?? "")
  }

  private static let endings: Set<String> = ["txt", "md", "markdown"]
  private static let names: Set<String> = [
    "reviewnotes", "appreviewnotes", "reviewernotes", "appreviewinformation", "notesforreview",
    "notesforappreview", "appstorereviewnotes",
  ]
}
