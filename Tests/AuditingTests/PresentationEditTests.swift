import Auditing
import Facts
import TestSupport
import Testing

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
    return ExampleCheck.repaired(text, by: .skippableExplanation, asking: [.skippableExplanation])
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
      let report = MiniProject([.init(path: "App.swift", text: text)]).report(Rule.all)
      #expect(report.findings.filter { $0.severity > .note } == [])
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
