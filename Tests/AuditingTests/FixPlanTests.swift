import Auditing
import Facts
import Testing

@Suite("The plan of a repair") struct FixPlanTests {
  private func finding(_ name: String, _ edits: [(line: Int, from: Int, to: Int, text: String)])
    -> Finding
  {
    let fix = Fix(
      name,
      edits.map { edit in
        Edit(
          Place(
            path: "a", line: edit.line, column: edit.from, endLine: edit.line, endColumn: edit.to),
          edit.text)
      })
    return Finding(
      rule: name, severity: .error, certainty: .certain, message: "", help: "",
      place: Place(path: "a"), about: name, fix: edits.isEmpty ? nil : fix)
  }

  @Test("of two repairs of one text the first is made; the other is said")
  func overlap() {
    let plan = FixPlan([
      finding("first", [(1, 1, 4, "x")]), finding("second", [(1, 3, 6, "y"), (2, 1, 2, "z")]),
      finding("third", [(1, 4, 6, "w")]), finding("none", []),
    ])
    #expect(plan.repaired.map(\.rule) == ["first", "third"])
    #expect(plan.overlapping.map(\.rule) == ["second"])
    #expect(plan.left.map(\.rule) == ["none"])
    #expect(plan.edits["a"]?.map(\.text) == ["x", "w"])
  }

  @Test("what two repairs share is done once, and texts at one position are both written")
  func shared() {
    let plan = FixPlan([
      finding("first", [(1, 1, 4, "x")]), finding("second", [(1, 1, 4, "x"), (3, 1, 1, "a")]),
      finding("third", [(3, 1, 1, "b")]), finding("inside", [(1, 2, 2, "c")]),
    ])
    #expect(plan.repaired.count == 3 && plan.overlapping.map(\.rule) == ["inside"])
    #expect(plan.edits["a"]?.map(\.text) == ["x", "a", "b"])
  }
}
