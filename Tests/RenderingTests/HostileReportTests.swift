import Auditing
import Facts
import Foundation
import Rendering
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports whose words try to be more than words.
@Suite("Reporters and hostile words")
struct HostileReportTests {
  static let words = [
    String((0..<0xA0).map { Character(Unicode.Scalar($0)) }), "\u{202E}Skip\u{2066}\u{2028}",
    "::error file=x::y", "##[error]x", "\n::warning::z", "a\r\nb", "]]>", "-->", "<!-- & \"' `",
    "</details>", "100%25 %0A, :,", "{0} [x](https://example.com) @everyone", "| a | b |",
    "A.swift:1:1: error: no", "\u{FFFE}\u{FFFF}", "👩‍👩‍👧 e\u{301}", "",
  ]

  private static let findings = words.enumerated().map { number, word in
    let place = Place(path: "F\(word)/A.swift", line: number, column: number)
    return Finding(
      rule: "skippable-explanation", severity: Severity.allCases[number % 3],
      certainty: Certainty.allCases[number % 2], message: word, help: word, place: place,
      related: [RelatedPlace(word, at: place)], trace: [TraceStep(word, at: place)], about: word,
      fix: Fix(word, [Edit(place, word)]))
  }

  private static let report = Report(
    findings: findings,
    suppressed: findings.map { SuppressedFinding(finding: $0, reason: $0.message) },
    coverage: Coverage(
      filesRead: 1, filesParsed: 1, bytesParsed: 1, controls: 1,
      requests: words.map { .init(resources: [$0], place: Place(path: $0), startedBy: nil) },
      unfollowed: words.map { .init(kind: .dart, count: 1, examples: [$0]) },
      problems: words.map { ReadingProblem(.unread, at: Place(path: $0), $0, help: $0) }))

  private static func render(_ id: String, _ report: Report) throws -> String {
    let reporter = try #require(Reporter.all.first { $0.id == id })
    let context = RenderContext(
      lines: { _ in words }, root: SourceRoot(base: "/src", prefix: ""))
    return reporter.render(report, context)
  }

  private func scalars(_ text: String, _ range: ClosedRange<UInt32>) -> Bool {
    text.unicodeScalars.contains { range.contains($0.value) && $0 != "\n" }
  }

  @Test("no form lets a control character through", arguments: Reporter.all.map(\.id))
  func controls(_ id: String) throws {
    let text = try Self.render(id, Self.report)
    #expect(text.hasSuffix("\n"))
    #expect(!scalars(text, 0...0x1F) && !scalars(text, 0x7F...0x9F))
    // Programs get the words as they are in JSON, and show them at their own risk.
    if !["json", "sarif", "gitlab"].contains(id) {
      #expect(!scalars(text, 0x2028...0x202E) && !scalars(text, 0x2066...0x2069))
    }
  }

  @Test("JSON stays JSON", arguments: ["json", "sarif", "gitlab"])
  func json(_ id: String) throws {
    _ = try JSONSerialization.jsonObject(with: Data(Self.render(id, Self.report).utf8))
  }

  @Test("XML stays XML", arguments: ["junit", "checkstyle"])
  func xml(_ id: String) throws {
    let parser = XMLParser(data: Data(try Self.render(id, Self.report).utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test("each line for GitHub is one command")
  func github() throws {
    let lines = try Self.render("github", Self.report).split(separator: "\n")
    #expect(lines.count == Self.words.count + 1)
    let place = "file=[^:,]*(,(line|endLine|col|endColumn)=[0-9]+)*,"
    let command = try Regex("::(error|warning|notice) (\(place))?title=[a-z-]+::.*")
    #expect(lines.filter { $0.wholeMatch(of: command) == nil } == [])
    let order = lines.dropLast().map { $0.prefix(5) }
    #expect(order.first == "::err" && order.last == "::not")
    #expect(lines.filter { $0.contains("100%25 ") } == [])
    #expect(lines.contains { $0.contains("100%2525 %250A, :,") })
  }

  @Test("each line for Xcode is a mark or a note")
  func xcode() throws {
    let lines = try Self.render("xcode", Self.report).split(separator: "\n")
    let mark = /\/src\/[^\n]*?:\d+(:\d+)?: (error|warning|note): .*|note: .*/
    #expect(lines.filter { $0.wholeMatch(of: mark) == nil } == [])
  }

  @Test("Markdown holds no tag, link or mention of theirs")
  func markdown() throws {
    let text = try Self.render("markdown", Self.report)
    #expect(text.components(separatedBy: "</details>").count == 2)
    #expect(!text.contains(/[^\\]\[x/) && !text.contains("@everyone"))
    #expect(!text.contains(" | b") && !text.contains("<!-- &"))
  }

  @Test("ten thousand findings are rendered", arguments: Reporter.all.map(\.id))
  func many(_ id: String) throws {
    var report = Self.report
    report.findings = (0..<10_000).map { number in
      var finding = Self.findings[2 + number % 3]
      finding.place.path = "F\(number % 100).swift"
      return finding
    }
    let start = ContinuousClock.now
    let text = try Self.render(id, report)
    #expect(text.utf8.count > 10_000 * 20)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
