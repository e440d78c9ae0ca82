/// The parts of a graph round which a fair run may go for ever.
struct FairCycles<State: Hashable & Sendable, Action: Hashable & Sendable> {
  /// States that all reach each other without leaving the part.
  struct Component {
    var states: Set<Int>
  }
  private let space: StateSpace<State, Action>
  private let fairness: [Fairness<Action>]
  private(set) var components: [Component] = []

  /// Looks among some of the states of a space alone.
  init(
    _ space: StateSpace<State, Action>, within states: Set<Int>, _ fairness: [Fairness<Action>]
  ) {
    self.space = space
    self.fairness = fairness
    var open = [states]
    while let states = open.popLast() {
      for part in StrongComponents(space, within: states).parts where hasCycle(part) {
        switch judge(part) {
        case .fair: components.append(Component(states: part))
        case .unfair: break
        case .fairWithout(let states): open.append(part.subtracting(states))
        }
      }
    }
  }

  private enum Judgement {
    case fair, unfair
    /// Fair at most where these states are left out.
    case fairWithout(Set<Int>)
  }

  private func judge(_ part: Set<Int>) -> Judgement {
    for each in fairness where edge(of: each, in: part) == nil {
      let enabled = part.filter { isEnabled(each, in: $0) }
      switch each.strength {
      case .weak: if enabled.count == part.count { return .unfair }
      case .strong: if !enabled.isEmpty { return .fairWithout(enabled) }
      }
    }
    return .fair
  }

  private func hasCycle(_ part: Set<Int>) -> Bool {
    part.count > 1 || part.contains { state in space.edges[state].contains { $0.target == state } }
  }

  private func isEnabled(_ fairness: Fairness<Action>, in state: Int) -> Bool {
    space.edges[state].contains { fairness.includes($0.action) }
  }

  /// A step that is taken inside a part and included.
  private func edge(of fairness: Fairness<Action>, in part: Set<Int>) -> (state: Int, edge: Int)? {
    for state in part.sorted() {
      let index = space.edges[state].firstIndex {
        part.contains($0.target) && fairness.includes($0.action)
      }
      if let index { return (state, index) }
    }
    return nil
  }

  /// A way from a state back to it inside its component, past all that fairness asks for.
  func round(from start: Int, in component: Component) -> [Model<State, Action>.Step] {
    var edges: [StateSpace<State, Action>.Edge] = []
    var state = start
    func go(where isGoal: (Int) -> Bool) {
      let way = shortestWay(from: state, in: component.states, isGoal)
      edges += way
      state = way.last?.target ?? state
    }
    for each in fairness {
      if let (source, index) = edge(of: each, in: component.states) {
        go { $0 == source }
        edges.append(space.edges[source][index])
        state = space.edges[source][index].target
      } else if each.strength == .weak {
        go { !isEnabled(each, in: $0) }
      }
    }
    if edges.isEmpty {
      // One step at least; the first that leads back soonest.
      let inside = space.edges[start].filter { component.states.contains($0.target) }
      let ways = inside.map {
        [$0] + shortestWay(from: $0.target, in: component.states) { $0 == start }
      }
      edges = ways.min { $0.count < $1.count } ?? []
    } else {
      go { $0 == start }
    }
    return edges.map { .init($0.action, space.states[$0.target]) }
  }

  /// A shortest way inside a part to a state that is a goal; none where the first is one.
  private func shortestWay(
    from start: Int, in part: Set<Int>, _ isGoal: (Int) -> Bool
  ) -> [StateSpace<State, Action>.Edge] {
    var parents: [Int: (state: Int, edge: Int)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      var state = queue[next]
      next += 1
      if isGoal(state) {
        var way: [StateSpace<State, Action>.Edge] = []
        while state != start, let parent = parents[state] {
          way.append(space.edges[parent.state][parent.edge])
          state = parent.state
        }
        return way.reversed()
      }
      for (index, edge) in space.edges[state].enumerated()
      where part.contains(edge.target) && edge.target != start && parents[edge.target] == nil {
        parents[edge.target] = (state, index)
        queue.append(edge.target)
      }
    }
    return []
  }
}
