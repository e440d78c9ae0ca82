import Dispatch
import ModelChecker
import Testing

@Suite("The search") struct SearchTests {
  private static let counter = Model<Int, String>(initial: [0]) { [.init("up", $0 + 1)] }

  @Test("an endless model is cut off, said so, and never passes")
  func limit() {
    let space = StateSpace(Self.counter, limit: 100)
    #expect(space.states.count == 100 && !space.isComplete)
    #expect(space.check(.always("small") { $0 < 1_000 }).outcome == .unknown)
    #expect(space.check(.always("below seven") { $0 < 7 }).trace?.end == 7)
    #expect(space.check(.sometimes("seven") { $0 == 7 }).outcome == .holds)
    #expect(space.check(.sometimes("a thousand") { $0 == 1_000 }).outcome == .unknown)
    #expect(space.check(.possible("a thousand") { $0 == 1_000 }).outcome == .unknown)
    #expect(space.check(.eventually("a thousand") { $0 == 1_000 }).outcome == .unknown)
  }

  @Test("a promise about no state is vacuous, not kept")
  func vacuous() {
    let model = Model<Int, String>(initial: [0]) { $0 < 3 ? [.init("up", $0 + 1)] : [] }
    let space = StateSpace(model)
    #expect(space.check(.always("odd", when: { $0 > 9 }, { _ in false })).outcome == .vacuous)
    #expect(space.check(.eventually("odd", after: { $0 > 9 }, { _ in false })).outcome == .vacuous)
    #expect(
      space.check(.everyStep("odd", when: { $0 > 9 }, { _, _, _ in false })).outcome == .vacuous)
    #expect(space.check(.always("small", when: { $0 > 1 }, { $0 < 4 })).outcome == .holds)
    #expect(space.check(.always("small", when: { $0 > 1 }, { $0 < 3 })).trace?.end == 3)
  }

  @Test("what was promised before counts as little as what is kept at once")
  func moments() {
    // 0 -> 1 -> 2 -> 1 …: the goal 0 lies before the premise, the goal 2 comes again and again.
    let model = Model<Int, String>(initial: [0]) { [.init("on", $0 == 1 ? 2 : 1)] }
    let space = StateSpace(model)
    #expect(space.check(.eventually("zero", { $0 == 0 })).outcome == .fails)
    #expect(space.check(.eventually("two", after: { $0 == 1 }, { $0 == 2 })).outcome == .holds)
    #expect(space.check(.eventually("one", after: { $0 == 1 }, { $0 == 1 })).outcome == .holds)
    let late = space.check(.eventually("zero", after: { $0 == 2 }, { $0 == 0 }))
    #expect(late.trace?.states == [0, 1, 2, 1, 2] && late.trace?.loop == 2)
  }

  @Test("a cycle through the goal is no counterexample")
  func cycles() {
    // 0 may stay or go to 1 and back: round both, 1 comes again and again.
    let model = Model<Int, String>(initial: [0]) { [.init("on", 1 - $0)] }
    #expect(StateSpace(model).check(.eventually("one", { $0 == 1 })).outcome == .holds)
    let lazy = Model<Int, String>(initial: [0]) { [.init("on", 1 - $0), .init("stay", $0)] }
    let verdict = StateSpace(lazy).check(.eventually("one", { $0 == 1 }))
    #expect(verdict.trace?.actions == ["stay"] && verdict.trace?.loop == 0)
    let fair = Fairness<String>("on") { $0 == "on" }
    #expect(
      StateSpace(lazy).check(.eventually("one", { $0 == 1 }), fairness: [fair]).outcome == .holds)
  }

  @Test("a strongly fair run may keep away from where the action is possible")
  func narrowCycles() {
    // 0 <-> 1 <-> 2, and out of 2 alone to the goal: round 0 and 1 it is never possible.
    let ways = [[1], [0, 2], [1, 3], [3]]
    let model = Model<Int, Int>(initial: [0]) { state in ways[state].map { .init($0, $0) } }
    let verdict = StateSpace(model).check(
      .eventually("out", { $0 == 3 }), fairness: [Fairness("out", .strong) { $0 == 3 }])
    #expect(verdict.outcome == .fails && verdict.trace?.states == [0, 1, 0])
  }

  @Test("threads change no number, no step and no trace")
  func threads() {
    let alone = StateSpace(Puzzles.hanoi(disks: 8))
    for _ in 0..<3 {
      let shared = StateSpace(Puzzles.hanoi(disks: 8)) { count, body in
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
      }
      #expect(shared.states == alone.states && shared.depth == alone.depth)
      #expect(shared.edges.map { $0.map(\.target) } == alone.edges.map { $0.map(\.target) })
    }
  }

  @Test("on random graphs, what never comes is what a fixed point says", arguments: 0..<200)
  func randomGraphs(seed: Int) {
    let graph = RandomGraph(seed: seed)
    let space = StateSpace(graph.model)
    let verdict = space.check(
      .eventually("goal", after: { graph.premises.contains($0) }, { graph.goals.contains($0) }))
    let endless = graph.endless
    let reached = Set(space.states)
    let isBroken = reached.contains { graph.premises.contains($0) && endless.contains($0) }
    #expect((verdict.outcome == .fails) == isBroken)
    if let trace = verdict.trace { graph.expectRun(trace) }
    let possible = space.check(.possible("goal") { graph.goals.contains($0) })
    #expect((possible.outcome == .fails) == reached.contains { !graph.reaches.contains($0) })
  }
}
