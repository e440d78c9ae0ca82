import Facts

/// Reads property lists in XML, binary and OpenStep form.
///
/// All three become one tree of values with ranges, which is then flattened. Invariant: the same
/// content gives the same key paths and values, except that OpenStep has texts alone.
package enum PropertyListReader: Reader {
  /// Reads a property list; its bytes say which form it has.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<PropertyListFacts> {
    let document = PropertyListDocument(bytes, path: path)
    guard let root = document.root else {
      return ReadFile(facts: nil, problems: document.problems.map(\.asUnread))
    }
    let facts = PropertyListFacts(root, format: document.format, places: document.places)
    return ReadFile(facts: facts, problems: document.problems)
  }
}

/// A property list as a tree, for readers of files that are property lists underneath.
struct PropertyListDocument {
  let root: MarkedValue?
  let format: PropertyListFacts.Format
  let places: PlaceIndex
  let problems: [ReadingProblem]

  init(_ bytes: [UInt8], path: String) {
    if bytes.starts(with: Array("bplist".utf8)) {
      var parser = BinaryPropertyListParser(bytes)
      (root, format, places) = (parser.parseDocument(), .binary, PlaceIndex(path: path, text: nil))
      problems = parser.fault.map { [Self.problem($0, path: path)] } ?? []
      return
    }
    let (text, notices) = SourceText.decode(bytes, path: path)
    let log = ProblemLog(text: text, problems: notices)
    places = PlaceIndex(path: path, text: text)
    if Self.isXML(text.bytes) {
      var parser = XMLPropertyListParser(log)
      (root, format) = (parser.parseDocument(), .xml)
      problems = parser.log.problems
    } else {
      var parser = OpenStepParser(log)
      (root, format) = (parser.parseDocument(), .openStep)
      problems = parser.log.problems
    }
  }

  /// OpenStep data starts with `<` too, but with a hexadecimal digit behind it.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes)
    cursor.skipSpace()
    return cursor.starts(with: "<?") || cursor.starts(with: "<!") || cursor.starts(with: "<plist")
      || cursor.starts(with: "<dict") || cursor.starts(with: "<array")
  }

  private static func problem(_ fault: String, path: String) -> ReadingProblem {
    ReadingProblem(
      .partlyRead, at: Place(path: path), fault,
      help: "Write the property list anew, for example with 'plutil -convert xml1'.")
  }
}

extension ReadingProblem {
  /// The same problem of a file of which nothing was understood.
  var asUnread: ReadingProblem { ReadingProblem(.unread, at: place, message, help: help) }
}
