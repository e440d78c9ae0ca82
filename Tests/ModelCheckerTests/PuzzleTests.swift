import ModelChecker
import Testing

@Suite("Puzzles") struct PuzzleTests {
  @Test("two jugs of three and five litres give four in six steps")
  func jugs() {
    let space = StateSpace(Puzzles.jugs)
    #expect(space.states.count == 16 && space.isComplete)
    let verdict = space.check(.sometimes("four litres") { $0.big == 4 })
    #expect(verdict.outcome == .holds)
    #expect(
      verdict.trace?.actions == [
        "fill big", "big to small", "empty small", "big to small", "fill big", "big to small",
      ])
    #expect(space.check(.sometimes("six litres") { $0.big == 6 }).outcome == .fails)
    #expect(space.check(.always("at most eight") { $0.small + $0.big <= 8 }).outcome == .holds)
    let never = space.check(.always("never four") { $0.big != 4 })
    #expect(never.outcome == .fails && never.trace?.steps.count == 6)
  }

  @Test("wolf, goat and cabbage cross in seven trips")
  func ferry() {
    let space = StateSpace(Puzzles.ferry)
    #expect(space.states.count == 10)
    let verdict = space.check(.sometimes("all across") { !$0.contains(false) })
    #expect(verdict.trace?.steps.count == 7)
    #expect(verdict.trace?.actions.first == 2 && verdict.trace?.actions.last == 2)
  }

  @Test("n disks take 2ⁿ - 1 moves, and have 3ⁿ states", arguments: 1...6)
  func hanoi(disks: Int) {
    let space = StateSpace(Puzzles.hanoi(disks: disks))
    let powers = (0..<disks).reduce((two: 1, three: 1)) { powers, _ in
      (powers.two * 2, powers.three * 3)
    }
    #expect(space.states.count == powers.three)
    let moved = space.check(.sometimes("moved") { $0.allSatisfy { $0 == 2 } })
    #expect(moved.trace?.steps.count == powers.two - 1)
    #expect(space.check(.possible("back") { $0.allSatisfy { $0 == 0 } }).outcome == .holds)
  }

  @Test("two locks in opposite order lock each other out after two steps")
  func locks() {
    let space = StateSpace(Puzzles.locks)
    let done: @Sendable (Puzzles.Locks) -> Bool = { $0.counters == [3, 3] }
    let possible = space.check(.possible("both end", done))
    #expect(possible.outcome == .fails && possible.trace?.actions == [0, 1])
    let eventually = space.check(.eventually("both end", done))
    #expect(eventually.outcome == .fails)
    #expect(eventually.trace?.actions == [0, 1] && eventually.trace?.loop == 2)
    #expect(space.check(.sometimes("both end", done)).trace?.steps.count == 6)
    let kept = space.check(
      .everyStep("a lock passes through nobody's hands") { before, _, after in
        zip(before.owners, after.owners).allSatisfy { $0 == $1 || $0 == nil || $1 == nil }
      })
    #expect(kept.outcome == .holds)
    let taken = space.check(
      .everyStep("nobody ends") { _, _, after in !after.counters.contains(3) })
    #expect(taken.outcome == .fails && taken.trace?.actions == [0, 0, 0])
  }

  @Test("Peterson's algorithm lets one in at a time, and everybody in the end if all are fair")
  func peterson() {
    let space = StateSpace(Puzzles.peterson)
    let alone = space.check(.always("one at a time") { $0.counters != [3, 3] })
    #expect(alone.outcome == .holds)
    for process in 0..<2 {
      let enters = Property<Puzzles.Peterson, String>.eventually(
        "\(process) enters", after: { $0.counters[process] == 1 },
        { $0.counters[process] == 3 })
      #expect(space.check(enters, fairness: Puzzles.peterson.fairness).outcome == .holds)
      let unfair = space.check(enters)
      #expect(unfair.outcome == .fails)
      let trace = unfair.trace
      #expect(trace?.loop.map { trace!.states[$0] } == trace?.end)
    }
  }

  @Test("a semaphore lets a process starve unless it is strongly fair")
  func semaphore() {
    let space = StateSpace(Puzzles.semaphore)
    let enters = Property<[Int], String>.eventually(
      "the first enters", after: { $0[0] == 1 }, { $0[0] == 2 })
    func fairness(_ strength: Fairness<String>.Strength) -> [Fairness<String>] {
      [
        Fairness("first", strength) { $0.hasPrefix("0") },
        Fairness("second", strength) { $0.hasPrefix("1") },
      ]
    }
    let weak = space.check(enters, fairness: fairness(.weak))
    #expect(weak.outcome == .fails)
    #expect(weak.trace?.steps[weak.trace!.loop!...].contains { $0.action == "1 enters" } == true)
    #expect(space.check(enters, fairness: fairness(.strong)).outcome == .holds)
  }
}
