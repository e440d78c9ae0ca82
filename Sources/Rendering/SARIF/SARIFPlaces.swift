import Auditing
import Facts

/// The places of a report as SARIF writes them: files by index and URI, columns in UTF-16.
struct SARIFPlaces {
  private static let base = "%SRCROOT%"
  private let context: RenderContext
  private let columns: SourceColumns
  private let paths: [String]
  private let indices: [String: Int]

  init(_ report: Report, _ context: RenderContext) {
    let findings = report.findings + report.suppressed.map(\.finding)
    let places = findings.flatMap(\.places) + report.coverage.problems.map(\.place)
    self.context = context
    columns = SourceColumns(places, lines: context.lines)
    paths = Set(places.map(\.path)).sorted()
    indices = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
  }

  /// What relative URIs refer to.
  var bases: JSONValue {
    let folder: JSONValue =
      context.root.map { ["uri": .string("file://\($0.base.percentEncoded)/")] }
      ?? ["description": ["text": "The checked folder."]]
    return .object([Self.base: folder])
  }

  /// Every file in which something stands.
  var artifacts: JSONValue { .array(paths.map { ["location": file($0)] }) }

  /// A place, with what stands there.
  func location(_ place: Place, _ text: String? = nil) -> JSONValue {
    var physical: [String: JSONValue] = ["artifactLocation": file(place.path)]
    physical["region"] = region(place)
    var members: [String: JSONValue] = ["physicalLocation": .object(physical)]
    members["message"] = text.map { .message($0) }
    return .object(members)
  }

  /// A repair; nil where its ranges cannot be counted in UTF-16.
  func fix(_ fix: Fix) -> JSONValue? {
    var changes: [JSONValue] = []
    for (path, edits) in Dictionary(grouping: fix.edits, by: \.place.path).sorted(by: {
      $0.key < $1.key
    }) {
      let replacements = edits.compactMap(replacement)
      guard replacements.count == edits.count else { return nil }
      changes.append(["artifactLocation": file(path), "replacements": .array(replacements)])
    }
    return ["description": .message(fix.summary), "artifactChanges": .array(changes)]
  }

  /// What could not be read.
  func notification(_ problem: ReadingProblem) -> JSONValue {
    [
      "level": problem.kind == .unread ? "warning" : "note",
      "message": .message("\(problem.message.printable). \(problem.help.printable)"),
      "locations": [location(problem.place)],
    ]
  }

  private func file(_ path: String) -> JSONValue {
    var members: [String: JSONValue] = [
      "uri": .string(context.relative(path).percentEncoded), "uriBaseId": .string(Self.base),
    ]
    members["index"] = indices[path].map { .integer($0) }
    return .object(members)
  }

  private func replacement(_ edit: Edit) -> JSONValue? {
    let place = edit.place
    guard let start = columns.start(of: place), let end = columns.end(of: place) else { return nil }
    return [
      "deletedRegion": [
        "startLine": .integer(place.line), "startColumn": .integer(start),
        "endLine": .integer(place.endLine), "endColumn": .integer(end),
      ],
      "insertedContent": ["text": .string(edit.text)],
    ]
  }

  /// Lines alone where the columns cannot be counted; nil for a whole file.
  private func region(_ place: Place) -> JSONValue? {
    guard place.line > 0 else { return nil }
    var members: [String: JSONValue] = ["startLine": .integer(place.line)]
    if place.endLine > place.line { members["endLine"] = .integer(place.endLine) }
    guard let start = columns.start(of: place) else { return .object(members) }
    members["startColumn"] = .integer(start)
    // A place without extent is a position: without an end, the rest of the line is meant.
    if let end = columns.end(of: place), place.endLine > place.line || end > start {
      members["endColumn"] = .integer(end)
    }
    return .object(members)
  }
}

extension Finding {
  /// Every place that it names.
  fileprivate var places: [Place] {
    [place] + related.map(\.place) + trace.compactMap(\.place) + edits.map(\.place)
  }
}
