import Facts

/// Reads an Xcode project's targets and build settings (`project.pbxproj`).
///
/// The file is one OpenStep dictionary of objects that name each other by identifiers. All settings
/// are kept: a purpose string may name any other setting (`$(CAMERA_TEXT)`).
package enum XcodeProjectReader: Reader {
  /// Reads a project; identifiers of absent objects are problems.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<ProjectFacts> {
    let document = PropertyListDocument(bytes, path: path)
    guard let objects = document.root?["objects"], case .dictionary(let pairs) = objects.content
    else {
      let absent = ReadingProblem(
        .unread, at: Place(path: path), "expected the objects of an Xcode project, found none",
        help: "Check that this file is what its name says.")
      return ReadFile(facts: nil, problems: document.problems.map(\.asUnread) + [absent])
    }
    let root = document.root?["rootObject"]
    var graph = ProjectGraph(pairs, root: root, places: document.places)
    let facts = graph.facts(root: root)
    return ReadFile(facts: facts, problems: document.problems + graph.problems)
  }
}
