extension StateSpace {
  /// What becomes of a property; `fairness` counts for what happens in the end alone.
  package func check(
    _ property: Property<State, Action>, fairness: [Fairness<Action>] = []
  ) -> Verdict<State, Action> {
    switch property.claim {
    case .always(let holds):
      let fault = states.indices.first { !holds(states[$0]) }
      return verdict(property, against: fault.map(path))
    case .everyStep(let holds):
      return verdict(property, against: firstStep { !holds($0, $1, $2) })
    case .sometimes(let holds):
      guard let witness = states.indices.first(where: { holds(states[$0]) }) else {
        return Verdict(name: property.name, outcome: isComplete ? .fails : .unknown)
      }
      return Verdict(name: property.name, outcome: .holds, trace: path(to: witness))
    case .possible(let holds):
      return verdict(property, against: firstState(cutOffFrom: holds).map(path))
    case .eventually(let premise, let holds):
      let pending = PendingStates(self, after: premise, until: holds)
      return verdict(property, against: pending.endless(fairness))
    }
  }

  private func verdict(
    _ property: Property<State, Action>, against trace: Trace<State, Action>?
  ) -> Verdict<State, Action> {
    if let trace { return Verdict(name: property.name, outcome: .fails, trace: trace) }
    guard isComplete else { return Verdict(name: property.name, outcome: .unknown) }
    let isVacuous = property.premise.map { !states.contains(where: $0) } ?? false
    return Verdict(name: property.name, outcome: isVacuous ? .vacuous : .holds)
  }

  private func firstStep(
    where isFault: (State, Action, State) -> Bool
  ) -> Trace<State, Action>? {
    for state in states.indices {
      for edge in edges[state] where isFault(states[state], edge.action, states[edge.target]) {
        var trace = path(to: state)
        trace.steps.append(.init(edge.action, states[edge.target]))
        return trace
      }
    }
    return nil
  }

  /// The first state from which no state that is so can be reached; of one whose steps are not all
  /// known, nothing is said.
  private func firstState(cutOffFrom holds: (State) -> Bool) -> Int? {
    var sources: [[Int]] = Array(repeating: [], count: states.count)
    for state in states.indices {
      for edge in edges[state] { sources[edge.target].append(state) }
    }
    var reaches = states.indices.map { cut.contains($0) || holds(states[$0]) }
    var open = states.indices.filter { reaches[$0] }
    while let state = open.popLast() {
      for source in sources[state] where !reaches[source] {
        reaches[source] = true
        open.append(source)
      }
    }
    return reaches.firstIndex(of: false)
  }
}
