import Auditing
import Facts
import Foundation
import Rendering
import TestSupport
import Testing

@Suite("Reporters")
struct ReporterTests {
  @Test("every form of a report with every odd case is as kept", arguments: Reporter.all.map(\.id))
  func report(_ id: String) throws {
    let reporter = try #require(Reporter.all.first { $0.id == id })
    #expect(
      try Golden.difference(reporter.render(Sample.report, Sample.context), "report.\(id)") == nil)
    #expect(
      try Golden.difference(reporter.render(Sample.empty, Sample.context), "empty.\(id)") == nil)
  }

  @Test("every form of a census is as kept", arguments: CensusRenderer.all.map(\.id))
  func census(_ id: String) throws {
    let renderer = try #require(CensusRenderer.all.first { $0.id == id })
    let text = renderer.render(Sample.census, Sample.context)
    #expect(try Golden.difference(text, "census.\(id)") == nil)
  }

  @Test("colour changes nothing but colour")
  func color() throws {
    var context = Sample.context
    context.style = .colored
    let colored = Reporter.text.render(Sample.report, context)
    let plain = Reporter.text.render(Sample.report, Sample.context)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(!plain.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("notes and coverage are shown to those who want them")
  func lessText() {
    var context = Sample.context
    context.showsNotes = false
    let withoutNotes = Reporter.text.render(Sample.report, context)
    #expect(!withoutNotes.contains("[unknown-rule]"))
    #expect(withoutNotes.contains("1 note (--verbose shows them)"))
    context.showsCoverage = false
    #expect(!Reporter.text.render(Sample.report, context).contains("Requests"))
    #expect(Reporter.text.render(Sample.empty, context) == "")
  }

  @Test("a possible error is worded and weighed as possible")
  func possible() {
    let text = Reporter.text.render(Sample.report, Sample.context)
    #expect(text.contains("App/Home.swift:3:186: warning: possible: 'end' may leave"))
  }

  @Test("JSON can be read back, also with every control character")
  func json() throws {
    let text = Reporter.json.render(Sample.report, Sample.context)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let findings = try #require(document?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["message"] as? String } == Sample.findings.map(\.message))
    let odd = String((0..<0xA0).map { Character(Unicode.Scalar($0)) }) + "\u{2028}é🎙️"
    let value = JSONValue.array([.string(odd)]).document
    #expect(try JSONSerialization.jsonObject(with: Data(value.utf8)) as? [String] == [odd])
  }

  @Test("a table fits 116 columns")
  func width() {
    let text = CensusRenderer.text.render(Sample.census, Sample.context)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 116 })
  }

  @Test("a rule's page is the same words as Markdown and in a terminal")
  func page() throws {
    #expect(try Golden.difference(RulePage(Sample.rule).markdown, "page.md") == nil)
    #expect(try Golden.difference(RulePage(Sample.rule).terminal(.plain), "page.text") == nil)
    #expect(try Golden.difference(RuleIndex.terminal([Sample.rule], .plain), "rules.text") == nil)
  }

  @Test(
    "the places of the steps lie where that of the finding does",
    arguments: [
      ("xcode", "/src/My Apps/One #1/App/Home.swift:2:2)"), ("github", "(One #1/App/Home.swift:2"),
      ("markdown", "(One \\#1/App/Home.swift:2:2)"), ("junit", "(One #1/App/Home.swift:2:2)"),
    ])
  func steps(_ id: String, _ place: String) throws {
    let reporter = try #require(Reporter.all.first { $0.id == id })
    let text = reporter.render(Sample.report, Sample.context)
    #expect(text.contains(place) && !text.contains("(App/Home.swift"))
  }

  @Test("what is left out for a target is named")
  func otherApps() {
    var report = Sample.report
    (report.coverage.apps, report.coverage.otherApps) = (["One"], ["Two", "Three"])
    let text = Reporter.text.render(report, Sample.context)
    #expect(text.contains("Apps 1: One (0 requests)") && text.contains("--target: Two, Three.\n"))
  }
}
