import Facts

/// Reads storyboards and xibs as Xcode 5 and later write them.
package enum InterfaceReader: Reader {
  /// Reads one file; the older form and other XML are unread.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<InterfaceFacts> {
    let (text, notices) = SourceText.decode(bytes, path: path)
    var parser = XMLTreeParser(ProblemLog(text: text, problems: notices))
    let root = parser.parseDocument()
    let problems = parser.log.problems
    guard let root, root.name == "document" else {
      let found = root.map { "<\($0.name)>" } ?? "no element"
      let absent = ReadingProblem(
        .unread, at: Place(path: path), "expected <document> of Interface Builder, found \(found)",
        help: "Open the file in Xcode and save it again.")
      return ReadFile(facts: nil, problems: problems.map(\.asUnread) + [absent])
    }
    var collector = InterfaceCollector(text, isStoryboard: root.child("scenes") != nil)
    collector.collect(document: root)
    return ReadFile(facts: collector.facts, problems: problems)
  }
}
