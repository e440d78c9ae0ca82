import Auditing
import Foundation
import TestSupport
import Testing

/// `Examples/Trailbook-rejected`: one planted fault for each rule about metadata and Review Notes.
@Suite("The planted example", .timeLimit(.minutes(5)))
struct PlantedExampleTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var place: Place
    }
    struct Place: Decodable {
      var path: String
      var line: Int
    }
    var findings: [Finding]
  }

  private static let examples = Golden.packageFolder.appendingPathComponent("Examples")

  /// "rule file:line" of each finding, notes included.
  private func findings(in example: String) throws -> [String] {
    let outcome = try Tool.run([
      "check", "--format", "json", "--verbose", "--fail-on", "never",
      Self.examples.appendingPathComponent(example).path,
    ])
    #expect(outcome.complaints.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return report.findings.map { "\($0.rule) \($0.place.path):\($0.place.line)" }.sorted()
  }

  /// The rows of its README: "| `rule` | `file` | line | fault |".
  private func planted() throws -> [String] {
    let readme = Self.examples.appendingPathComponent("Trailbook-rejected/README.md")
    let lines = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line -> String? in
      let cells = line.split(separator: "|").map { cell in
        String(cell.filter { $0 != "`" && $0 != " " })
      }
      guard cells.count > 3, Int(cells[2]) != nil else { return nil }
      return "\(cells[0]) \(cells[1]):\(cells[2])"
    }.sorted()
  }

  @Test("every planted fault is found at its line, and nothing else")
  func planting() throws {
    #expect(try findings(in: "Trailbook-rejected") == planted())
  }

  @Test("every rule about metadata or Review Notes has its fault")
  func rules() throws {
    let rules = Rule.all.filter { $0.group == .metadata || $0.group == .reviewNotes }.map(\.id)
    let found = Set(try findings(in: "Trailbook-rejected").map { $0.split(separator: " ")[0] })
    #expect(rules.filter { !found.contains($0[...]) } == [])
  }

  @Test("the twin has none, notes included")
  func twin() throws {
    #expect(try findings(in: "Trailbook") == [])
  }
}
