import Auditing
import Facts
import Rendering
import TestSupport
import Testing

/// One example of one rule, as a test case that says which.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let example: Example
  var testDescription: String {
    "\(rule.id): \(example.text.prefix { $0 != "\n" })"
  }

  static let triggers = Rule.all.flatMap { rule in
    rule.triggers.map { Self(rule: rule, example: $0) }
  }
  static let passes = Rule.all.flatMap { rule in rule.passes.map { Self(rule: rule, example: $0) } }
}

extension Rule {
  /// Whether the rule must show a trigger: a file that cannot be read is no example, and what the
  /// configuration says is none of the app's files.
  fileprivate var needsTrigger: Bool { group != .reading && id != "expired-suppression" }
}

@Suite("The examples of rules")
struct RuleExampleTests {
  @Test("a trigger is found exactly at its marks", arguments: RuleExample.triggers)
  func trigger(_ one: RuleExample) {
    #expect(ExampleCheck.faults(ofTrigger: one.example, of: one.rule) == [])
  }

  @Test("a passing example is silent", arguments: RuleExample.passes)
  func pass(_ one: RuleExample) {
    #expect(ExampleCheck.faults(ofPass: one.example, of: one.rule) == [])
  }

  @Test(
    "a trigger in disguise is found where it then stands, or not at all",
    arguments: RuleExample.triggers, ExampleCheck.Disguise.allCases)
  func disguise(_ one: RuleExample, _ disguise: ExampleCheck.Disguise) {
    #expect(ExampleCheck.faults(ofTrigger: one.example, of: one.rule, in: disguise) == [])
  }

  @Test("a comment with a reason silences a trigger", arguments: RuleExample.triggers)
  func suppressed(_ one: RuleExample) {
    #expect(ExampleCheck.faults(ofSuppressed: one.example, of: one.rule) == [])
  }

  @Test("a suppression on a passing example is unused", arguments: RuleExample.passes)
  func idle(_ one: RuleExample) {
    #expect(ExampleCheck.faults(ofIdleSuppressionIn: one.example, of: one.rule) == [])
  }

  @Test("the edits of a finding repair it and break nothing", arguments: RuleExample.triggers)
  func edits(_ one: RuleExample) {
    #expect(ExampleCheck.faults(ofEditsIn: one.example, of: one.rule) == [])
  }

  @Test("an example shows each rule that gives edits")
  func editing() {
    let rules = RuleExample.triggers.filter { one in
      MiniProject(one.example).report(Rule.all).findings.contains {
        $0.rule == one.rule.id && !$0.edits.isEmpty
      }
    }
    let expected = ["misspelled-suppression", "skippable-explanation", "unused-suppression"]
    #expect(Set(rules.map(\.rule.id)).isSuperset(of: expected))
  }

  @Test("every reporter renders a trigger's findings", arguments: RuleExample.triggers)
  func rendered(_ one: RuleExample) {
    let files = MarkedText(one.example).files
    let report = MiniProject(files).report([one.rule])
    let context = RenderContext(lines: { path in
      files.first { $0.path == path }?.text.split(separator: "\n").map(String.init) ?? []
    })
    for reporter in Reporter.all {
      #expect(reporter.render(report, context).contains(one.rule.id), "\(reporter.id)")
    }
  }

  @Test(
    "a rule has few examples, a trigger and a pass, and its page shows them", arguments: Rule.all)
  func page(_ rule: Rule) {
    #expect(rule.triggers.count + rule.passes.count <= 6)
    #expect(!rule.passes.isEmpty)
    #expect(!rule.triggers.isEmpty || !rule.needsTrigger)
    let page = RulePage(rule).markdown
    for example in rule.triggers + rule.passes { #expect(page.contains(example.text)) }
  }

  @Test(
    "a rule that is always silent fails its triggers",
    arguments: Rule.all.filter { !$0.triggers.isEmpty })
  func alwaysSilent(_ rule: Rule) {
    var mutant = rule
    mutant.check = { _ in [] }
    for example in rule.triggers {
      #expect(ExampleCheck.faults(ofTrigger: example, of: mutant) != [])
    }
  }

  @Test("a rule that always fires fails its passing examples", arguments: Rule.all)
  func alwaysFires(_ rule: Rule) {
    let mutant = rule.alwaysFiring
    for example in rule.passes {
      #expect(ExampleCheck.faults(ofPass: example, of: mutant) != [])
    }
  }
}

extension Rule {
  /// The rule with a check that finds the first character of the first file, whatever is there.
  var alwaysFiring: Rule {
    var mutant = self
    mutant.check = { [id, severity] subject in
      let path = subject.facts.files.first?.path ?? "App.swift"
      return [
        Finding(
          rule: id, severity: severity, certainty: .certain, message: "always", help: "",
          place: Place(path: path, line: 1, column: 1), about: "")
      ]
    }
    return mutant
  }
}
