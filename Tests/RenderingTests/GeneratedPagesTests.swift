import Auditing
import Foundation
import Rendering
import TestSupport
import Testing

@Suite("Generated pages")
struct GeneratedPagesTests {
  private let folder = Golden.packageFolder.appendingPathComponent("Documentation")

  @Test("every rule has its page", arguments: Rule.all)
  func page(_ rule: Rule) throws {
    let file = folder.appendingPathComponent("Rules/\(rule.id).md")
    #expect(try Golden.difference(RulePage(rule).markdown, at: file) == nil)
  }

  @Test("a page names the way to silence that works where its rule points")
  func silencing() {
    let list = RulePage(.emptyPurposeString).markdown
    #expect(list.contains("  - rule: empty-purpose-string") && !list.contains("// askonce:disable"))
    for rule in [Rule.missingPurposeString, .skippableExplanation] {
      #expect(RulePage(rule).markdown.contains("// askonce:disable:next \(rule.id) - "))
    }
  }

  @Test("the list of rules is up to date")
  func index() throws {
    let file = folder.appendingPathComponent("Rules.md")
    #expect(try Golden.difference(RuleIndex.markdown(Rule.all), at: file) == nil)
  }

  @Test("no page is left of a rule that is gone")
  func strays() throws {
    let pages = folder.appendingPathComponent("Rules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: pages.path)) ?? []
    let known = Set(Rule.all.map { "\($0.id).md" })
    for name in names where name.hasSuffix(".md") && !known.contains(name) {
      if Golden.isUpdating {
        try FileManager.default.removeItem(at: pages.appendingPathComponent(name))
      } else {
        Issue.record("Documentation/Rules/\(name) belongs to no rule; run `UPDATE=1 swift test`")
      }
    }
  }
}
