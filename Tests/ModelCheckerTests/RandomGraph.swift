import ModelChecker
import Testing

/// A small graph made of a seed, and what holds in it by definition rather than by search.
struct RandomGraph: Sendable {
  let edges: [[Int]]
  let goals: Set<Int>
  let premises: Set<Int>

  init(seed: Int) {
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func below(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % bound
    }
    let count = 2 + below(9)
    edges = (0..<count).map { _ in (0..<below(4)).map { _ in below(count) } }
    goals = Set((0..<count).filter { _ in below(4) == 0 })
    premises = Set((0..<count).filter { _ in below(2) == 0 })
  }

  var model: Model<Int, Int> {
    Model(initial: [0]) { [edges] state in edges[state].map { .init($0, $0) } }
  }

  /// The states from which a run may go on, or stay for ever, without a goal.
  var endless: Set<Int> {
    var kept = Set(edges.indices).subtracting(goals)
    while true {
      let next = kept.filter { edges[$0].isEmpty || edges[$0].contains(where: kept.contains) }
      if next == kept { return kept }
      kept = next
    }
  }

  /// The states from which a goal can be reached.
  var reaches: Set<Int> {
    var found = goals
    while true {
      let next = found.union(edges.indices.filter { edges[$0].contains(where: found.contains) })
      if next == found { return found }
      found = next
    }
  }

  /// Expects a trace to be a run of the graph that breaks the promise.
  func expectRun(_ trace: Trace<Int, Int>) {
    var state = trace.start
    for step in trace.steps {
      #expect(edges[state].contains(step.state))
      state = step.state
    }
    guard let loop = trace.loop else { return }
    #expect(!trace.states[loop...].contains(where: goals.contains))
    #expect(loop == trace.steps.count ? edges[trace.end].isEmpty : trace.states[loop] == trace.end)
    let asked = trace.states.lastIndex(where: goals.contains).map { $0 + 1 } ?? 0
    #expect(trace.states[asked...].contains(where: premises.contains))
  }
}
