import Auditing
import Facts

/// Holds a rule to its examples, and tells in words where it departs from them.
package enum ExampleCheck {
  /// What is wrong with a trigger as it stands; nothing if the rule finds exactly the marks.
  package static func faults(ofTrigger example: Example, of rule: Rule) -> [String] {
    let text = MarkedText(example)
    if text.findings.isEmpty { return ["a trigger without a mark ↓"] }
    return faults(in: MiniProject(text.files), of: rule, expecting: text.findings, text.related)
  }

  /// What is wrong with a passing example as it stands; nothing if the rule is silent.
  package static func faults(ofPass example: Example, of rule: Rule) -> [String] {
    let text = MarkedText(example)
    if !text.findings.isEmpty { return ["a passing example with a mark ↓"] }
    return faults(in: MiniProject(text.files), of: rule, expecting: [])
  }

  /// How a rule's findings in a project differ from the expected places.
  ///
  /// Related places are compared where the example marks any.
  package static func faults(
    in project: MiniProject, of rule: Rule, expecting marks: [MarkedText.Mark],
    _ related: [MarkedText.Mark] = []
  ) -> [String] {
    let findings = project.report([rule]).findings.filter { $0.rule == rule.id }
    var faults = differences(findings.map { MarkedText.Mark($0.place) }, marks, "finding")
    if !related.isEmpty {
      let found = findings.flatMap(\.related).map { MarkedText.Mark($0.place) }
      if found != related { faults.append("related places \(found), expected \(related)") }
    }
    return faults
  }

  private static func differences(
    _ found: [MarkedText.Mark], _ expected: [MarkedText.Mark], _ what: String
  ) -> [String] {
    var missing = expected
    var faults: [String] = []
    for mark in found {
      if let index = missing.firstIndex(of: mark) {
        missing.remove(at: index)
      } else {
        faults.append("unexpected \(what) at \(mark)")
      }
    }
    return faults + missing.map { "no \(what) at \($0)" }
  }
}

extension MarkedText.Mark {
  /// Where a place starts.
  package init(_ place: Place) {
    self.init(path: place.path, line: place.line, column: place.column)
  }
}

extension MarkedText.Mark: CustomStringConvertible {
  /// `App.swift:3:5`.
  package var description: String { "\(path):\(line):\(column)" }
}
