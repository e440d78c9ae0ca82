/// The strongly connected parts of some states of a space: each reaches each other inside its
/// part.
///
/// Tarjan's algorithm, with a stack of its own, so that a long chain of states is no deep
/// recursion.
struct StrongComponents {
  private(set) var parts: [Set<Int>] = []

  init<State, Action>(_ space: StateSpace<State, Action>, within states: Set<Int>) {
    var indices: [Int: Int] = [:]
    var lows: [Int: Int] = [:]
    var path: [Int] = []
    var isOnPath: Set<Int> = []
    var work: [(state: Int, edge: Int)] = []

    func enter(_ state: Int) {
      lows[state] = indices.count
      indices[state] = indices.count
      path.append(state)
      isOnPath.insert(state)
      work.append((state, 0))
    }
    for root in states.sorted() where indices[root] == nil {
      enter(root)
      while let (state, edge) = work.last {
        guard edge < space.edges[state].count else {
          work.removeLast()
          if let caller = work.last { lows[caller.state] = min(lows[caller.state]!, lows[state]!) }
          guard lows[state] == indices[state] else { continue }
          var part: Set<Int> = []
          repeat {
            part.insert(path.last!)
            isOnPath.remove(path.removeLast())
          } while !part.contains(state)
          parts.append(part)
          continue
        }
        work[work.count - 1].edge += 1
        let target = space.edges[state][edge].target
        guard states.contains(target) else { continue }
        if indices[target] == nil {
          enter(target)
        } else if isOnPath.contains(target) {
          lows[state] = min(lows[state]!, indices[target]!)
        }
      }
    }
  }
}
