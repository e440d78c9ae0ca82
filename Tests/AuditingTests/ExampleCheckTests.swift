import Auditing
import Facts
import TestSupport
import Testing

extension Rule {
  /// A rule for these tests alone: a call of `askNow`, with the call of `explain` before it.
  static let toy = Rule(
    id: "toy-request", group: .flow, severity: .error, summary: "A call of askNow.",
    why: "Tests need a rule.", fix: "Remove the call.", sources: [],
    triggers: [
      """
      import SwiftUI

      func start() {
        1️⃣explain("é 🎙️"); ↓askNow(1)
      \t↓askNow(2)
      }
      """,
      """
      let nothing = 0
      --- Other/Second.swift
      func start() { ↓askNow(3) }
      """,
    ],
    passes: [
      """
      func start() { explain("askNow(1)") }
      """
    ],
    check: { subject in
      subject.facts.swift.flatMap { file in
        let explained = file.calls.first { $0.name == "explain" }?.namePlace
        return file.calls.filter { $0.name == "askNow" }.enumerated().map { index, call in
          Finding(
            rule: "toy-request", severity: .error, certainty: .certain, message: "asks",
            help: "do not", place: call.namePlace,
            related: index == 0 ? explained.map { [RelatedPlace("explains", at: $0)] } ?? [] : [],
            about: "askNow")
        }
      }
    })
}

@Suite("The check of examples")
struct ExampleCheckTests {
  @Test("a rule that keeps to its examples has no faults")
  func keepsToExamples() {
    for example in Rule.toy.triggers {
      #expect(ExampleCheck.faults(ofTrigger: example, of: .toy) == [])
      #expect(ExampleCheck.faults(ofSuppressed: example, of: .toy) == [])
      for disguise in ExampleCheck.Disguise.allCases {
        #expect(
          ExampleCheck.faults(ofTrigger: example, of: .toy, in: disguise) == [], "\(disguise)")
      }
    }
    for example in Rule.toy.passes {
      #expect(ExampleCheck.faults(ofPass: example, of: .toy) == [])
      #expect(ExampleCheck.faults(ofIdleSuppressionIn: example, of: .toy) == [])
    }
  }

  @Test("a mark that no finding meets is a fault, and a finding without a mark is one")
  func differences() {
    let moved: Example = "func start() { ↓explain(); askNow(1) }"
    #expect(
      ExampleCheck.faults(ofTrigger: moved, of: .toy) == [
        "unexpected finding at App.swift:1:27", "no finding at App.swift:1:16",
      ])
  }

  @Test("a related place at another mark is a fault")
  func relatedPlaces() {
    let moved: Example = "func start() { explain(); 1️⃣↓askNow(1) }"
    #expect(ExampleCheck.faults(ofTrigger: moved, of: .toy).count == 1)
  }

  @Test("an example of the wrong kind is a fault")
  func kinds() {
    #expect(ExampleCheck.faults(ofTrigger: "askNow(1)", of: .toy) != [])
    #expect(ExampleCheck.faults(ofPass: "↓askNow(1)", of: .toy) != [])
  }

  @Test("mutants of a rule fail its examples")
  func mutants() {
    var silent = Rule.toy
    silent.check = { _ in [] }
    #expect(Rule.toy.triggers.allSatisfy { ExampleCheck.faults(ofTrigger: $0, of: silent) != [] })
    #expect(
      Rule.toy.passes.allSatisfy { ExampleCheck.faults(ofPass: $0, of: .toy.alwaysFiring) != [] })
  }

  @Test("a rule that looks into comments and strings is found out")
  func textSearch() {
    var careless = Rule.toy
    careless.check = { _ in Rule.toy.check(MiniProject(Rule.toy.triggers[0]).subject) }
    let example = Rule.toy.triggers[0]
    #expect(ExampleCheck.faults(ofTrigger: example, of: careless, in: .blockComment) != [])
    #expect(ExampleCheck.faults(ofTrigger: example, of: careless, in: .emojiLine) != [])
  }
}

@Suite("Marked texts")
struct MarkedTextTests {
  @Test("marks are taken out, and their columns count bytes")
  func marks() {
    let text = MarkedText("let é = 1️⃣a\n↓2️⃣b 1 2\n--- Info.plist\n<↓x>")
    #expect(text.files.map(\.path) == ["App.swift", "Info.plist"])
    #expect(text.files.map(\.text) == ["let é = a\nb 1 2", "<x>"])
    #expect(text.findings.map(\.description) == ["App.swift:2:1", "Info.plist:1:2"])
    #expect(text.related.map(\.description) == ["App.swift:1:10", "App.swift:2:1"])
  }

  @Test("a text that begins with a named part has no App.swift")
  func namedOnly() {
    #expect(MarkedText("--- Info.plist\n{}").files.map(\.path) == ["Info.plist"])
  }

  @Test("digits that are no marks stay")
  func digits() {
    #expect(MarkedText("1\u{FE0F}2 3").files.first?.text == "1\u{FE0F}2 3")
  }
}
