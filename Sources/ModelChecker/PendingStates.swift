/// The states in which something is still to come, and whether it may be put off for ever.
///
/// A run is followed together with one flag: whether a premise was met, and what it promises was
/// not yet. The promise is broken by a run in which the flag stays: into a state in which nothing
/// may happen, or round a cycle that is fair. A cycle through a state at which the flag is down
/// does not count, which is what makes the search sound on cycles.
struct PendingStates<State: Hashable & Sendable, Action: Hashable & Sendable> {
  private typealias Space = StateSpace<State, Action>
  private let space: StateSpace<State, Action>
  private let fulfils: [Bool]
  /// By which step each pair of state and flag was first reached: twice the state, and one with
  /// it.
  private var parents: [Int: (node: Int, edge: Int)] = [:]
  /// The states that are reached with the flag up, the nearest first.
  private var pending: [Int] = []

  init(
    _ space: StateSpace<State, Action>, after premise: (State) -> Bool, until holds: (State) -> Bool
  ) {
    self.space = space
    fulfils = space.states.map(holds)
    let starts = space.states.map(premise)
    var seen = Array(repeating: false, count: space.states.count * 2)
    var queue: [Int] = []
    func flag(_ state: Int, _ before: Bool) -> Bool { !fulfils[state] && (before || starts[state]) }
    for state in 0..<space.starts {
      let node = state * 2 + (flag(state, false) ? 1 : 0)
      seen[node] = true
      queue.append(node)
    }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      if node % 2 == 1 { pending.append(node / 2) }
      for (index, edge) in space.edges[node / 2].enumerated() {
        let target = edge.target * 2 + (flag(edge.target, node % 2 == 1) ? 1 : 0)
        guard !seen[target] else { continue }
        seen[target] = true
        parents[target] = (node, index)
        queue.append(target)
      }
    }
  }

  /// A run in which what is promised never comes; nil where it always does.
  func endless(_ fairness: [Fairness<Action>]) -> Trace<State, Action>? {
    let stuck = pending.first { space.edges[$0].isEmpty && !space.cut.contains($0) }
    let cycles = FairCycles(space, within: Set(pending), fairness)
    let order = Dictionary(uniqueKeysWithValues: pending.enumerated().map { ($1, $0) })
    let round = cycles.components.flatMap { component in component.states.map { ($0, component) } }
      .min { order[$0.0]! < order[$1.0]! }
    if let stuck, round.map({ order[stuck]! <= order[$0.0]! }) ?? true {
      var trace = path(to: stuck)
      trace.loop = trace.steps.count
      return trace
    }
    guard let (state, component) = round else { return nil }
    var trace = path(to: state)
    trace.loop = trace.steps.count
    trace.steps += cycles.round(from: state, in: component)
    return trace
  }

  private func path(to state: Int) -> Trace<State, Action> {
    var steps: [Model<State, Action>.Step] = []
    var node = state * 2 + 1
    while let parent = parents[node] {
      let edge = space.edges[parent.node / 2][parent.edge]
      steps.append(.init(edge.action, space.states[node / 2]))
      node = parent.node
    }
    return Trace(start: space.states[node / 2], steps: steps.reversed())
  }
}
