import Auditing
import Foundation
import Rendering
import SwiftSyntax
import TestSupport
import Testing

@Suite("README", .serialized)
struct ReadmeTests {
  @Test("its first two commands are those that everything else assumes")
  func commands() throws {
    let text = try Repository.text("README.md")
    let block = ["swift run -c release askonce check Examples/JustSend-rejected", "swift test"]
    let blocks = text.matches(of: /(?s)```sh\n(.*?)```/).map { String($0.output.1) }
    #expect(blocks.contains(block.joined(separator: "\n") + "\n"))
    #expect(Repository.files.contains { $0.path.hasPrefix("Examples/JustSend-rejected/") })
    #expect(try Repository.text("Package.swift").contains(".executable(name: \"askonce\""))
  }

  @Test("its table lists every rule")
  func rules() throws {
    let rows = Rule.all.filter { $0.group == .flow || $0.group == .metadata }.map { rule in
      let link = "[\(rule.id)](Documentation/Rules/\(rule.id).md)"
      return "| \(link) | \(rule.severity.word) | \(rule.summary) |"
    }
    let table = ["| Rule | Severity | Finds |", "| --- | --- | --- |"] + rows
    #expect(try difference(table.joined(separator: "\n"), in: "rules") == nil)
  }

  @Test("its demo says what the tool says")
  func demo() throws {
    let text = try Repository.text("README.md")
    let input = try #require(text.firstMatch(of: /(?s)```swift\n\/\/ (\S+)\n(.*?)```/)?.output)
    let source = "// \(input.1)\n\(input.2)"
    let project = MiniProject([.init(path: String(input.1), text: source)])
    let subject = project.subject
    let report = Report(of: subject, with: Rule.all, coverage: Coverage(of: subject))
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let output = Reporter.text.render(
      report, RenderContext(lines: { _ in lines }, showsNotes: false))
    let demo = "```text\n$ askonce check \(input.1)\n\(output)```"
    #expect(report.findings.contains { $0.severity == .error })
    #expect(try difference(demo, in: "demo") == nil)
  }

  @Test("it names every option and every command")
  func options() throws {
    let text = try Repository.text("README.md")
    let calls = Repository.sources.filter { $0.path.hasPrefix("Sources/AskOnceCommand/") }
      .flatMap { $0.all(FunctionCallExprSyntax.self) }
    let names = { (type: String, prefix: String) in
      calls.filter { $0.calledExpression.trimmedDescription == type }.compactMap { call in
        call.arguments.first { $0.label?.text == "name" }?.expression
          .as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }.map { prefix + $0 }
    }
    let expected = names("Option", "--") + names("Command", "askonce ")
    #expect(expected.count > 8)
    #expect(expected.filter { !text.contains($0) } == [])
  }

  /// How the text between two marks differs from what it should be; with `UPDATE=1` it is replaced.
  private func difference(_ text: String, in mark: String) throws -> String? {
    let readme = try Repository.text("README.md")
    let (start, end) = ("<!-- \(mark) -->\n", "<!-- end of \(mark) -->")
    let parts = readme.components(separatedBy: start)
    guard parts.count == 2, let rest = parts[1].range(of: end) else { return "no \(start)" }
    let wanted = parts[0] + start + text + "\n" + parts[1][rest.lowerBound...]
    return try Golden.difference(
      wanted, at: Golden.packageFolder.appendingPathComponent("README.md"))
  }
}
