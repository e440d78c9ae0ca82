import Auditing
import Facts
import TestSupport
import Testing

/// What the files hold after the edits of the first finding of a rule; nil where it has none.
private func repaired(_ text: String, _ rule: Rule, asking rules: [Rule]) -> String? {
  let project = MiniProject(Example(text))
  let findings = project.report(rules).findings.filter { $0.rule == rule.id }
  guard let first = findings.first, !first.edits.isEmpty else { return nil }
  return project.applying(first.edits).files.map(\.text).joined(separator: "\n--- \n")
}

@Suite("Edits of comments")
struct CommentEditTests {
  private func unused(_ text: String) -> String? {
    repaired(text, .unusedSuppression, asking: [.toy])
  }

  private func misspelled(_ text: String) -> String? {
    repaired(text, .misspelledSuppression, asking: [.toy])
  }

  @Test("a comment that silences nothing goes, with its line if that is its own")
  func removed() {
    #expect(unused("let é = 1\n  // askonce:disable:next toy-request - no\nlet b = 2\n") == """
      let é = 1
      let b = 2

      """)
    #expect(
      unused("let é = 1 // askonce:disable:this toy-request - no\nlet b = 2") == """
        let é = 1\u{20}
        let b = 2
        """)
    #expect(unused("let a = 1\n//askonce:enable toy-request") == "let a = 1\n")
  }

  @Test("of a comment for several rules, what finds nothing goes")
  func shortened() {
    let comment = "// askonce:disable:next unused-suppression, toy-request, misspelled-suppression"
    #expect(
      unused("\(comment) — demo\naskNow(1)")
        == "// askonce:disable:next toy-request - demo\naskNow(1)")
  }

  @Test("a block comment and a region with its end are left to people")
  func unsafe() {
    #expect(unused("/*askonce:enable toy-request*/ let a = 1") == nil)
    #expect(unused("/* askonce:disable:this toy-request - no */ let a = 1") == nil)
    let region = "// askonce:disable toy-request - no\nlet a = 1\n// askonce:enable toy-request"
    #expect(unused(region) == nil)
  }

  @Test("a misspelled word or rule is put right where it then silences something")
  func spelled() {
    let good = "// askonce:disable:next toy-request - demo\naskNow(1)"
    #expect(misspelled(good.replacing("next", with: "nxt")) == good)
    #expect(misspelled(good.replacing("toy-request", with: "toy-reqest")) == good)
    #expect(misspelled("// askonce:disable:nxt toy-request - demo\nhush(1)") == nil)
    #expect(misspelled("// askonce:disable:nxt toy-request\naskNow(1)") == nil)
    #expect(misspelled("/* askonce:disable:nxt toy-request - demo */\naskNow(1)") == nil)
    #expect(misspelled("// askonce:frobnicate toy-request - demo\naskNow(1)") == nil)
  }
}

@Suite("Edits of presentations")
struct PresentationEditTests {
  private func repaired(showing closure: String) -> String? {
    let text = """
      import SwiftUI
      import EventKit

      struct Recall: View {
        @State private var isExplaining = false
        @State private var isBusy = false
        var body: some View {
          Button("Match") { isExplaining = true }
            .sheet(isPresented: $isExplaining\(closure)
        }
      }

      struct CalendarExplanation: View {
        var body: some View {
          Text("Your calendar names the notes that you take in a meeting.")
          Button("Continue") { EKEventStore().requestFullAccessToEvents { _, _ in } }
        }
      }
      """
    let found = MiniProject(Example(text)).report([.skippableExplanation]).findings
    #expect(found.count == 1, "\(closure)")
    return AuditingTests.repaired(text, .skippableExplanation, asking: [.skippableExplanation])
  }

  @Test("the modifier comes behind the only view of the closure")
  func added() throws {
    let forms = [
      ") { CalendarExplanation() }", ", content: { CalendarExplanation() })",
      ") {\n      VStack {\n        CalendarExplanation()\n      }.padding(4)\n    }",
    ]
    for form in forms {
      let text = try #require(repaired(showing: form), "\(form)")
      #expect(text.contains(/[)}]\.interactiveDismissDisabled\(\)\s+}/), "\(text)")
      #expect(MiniProject([.init(path: "App.swift", text: text)]).report(Rule.all).findings == [])
    }
  }

  @Test(
    "several views and a view under a condition are left to people",
    arguments: [
      ") { Text(\"Notes\"); CalendarExplanation() }", ") { if isBusy { CalendarExplanation() } }",
    ])
  func left(_ form: String) {
    #expect(repaired(showing: form) == nil)
  }
}
