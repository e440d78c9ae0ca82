import Facts
import Reading
import Testing

/// One snippet of Objective-C and the lines that its facts are written as.
struct ObjectiveCSnippet: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let expected: String
  var testDescription: String { name }

  init(_ name: String, _ source: String, _ expected: String) {
    self.name = name
    self.source = source
    self.expected = expected
  }

  /// A snippet that stands in a method.
  static func body(_ name: String, _ source: String, _ expected: String) -> Self {
    Self(name, "@implementation A\n- (void)f {\n\(source)\n}\n@end", expected)
  }

  /// Compares what `lines` writes of the facts of the source with what is expected.
  func check(
    _ lines: (SwiftFacts) -> [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = ObjectiveCReader.read(Array(source.utf8), path: "App.m")
    #expect(file.problems.isEmpty, sourceLocation: sourceLocation)
    let facts = file.facts!
    #expect(facts.strayIndices == [], sourceLocation: sourceLocation)
    let found = lines(facts).map { Self.withoutPlaces($0) }.joined(separator: "\n")
    #expect(found == expected, "\(name)", sourceLocation: sourceLocation)
  }

  /// The places have tests of their own.
  private static func withoutPlaces(_ line: String) -> String {
    line.split(separator: " ").filter { word in
      !(word.contains("-") && word.contains(":") && word.allSatisfy { "0123456789:-".contains($0) })
        && word != "name" && word != "|"
    }.joined(separator: " ")
  }
}
