/// All states of a model that can be reached, and the steps between them.
///
/// Breadth-first, layer by layer: the number of a state says how far it is, so that the first
/// state that is so is one of the nearest. States and steps have the same numbers on any number
/// of threads: the steps of a layer may be found side by side, and are numbered one after the
/// other.
package struct StateSpace<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// A step to a state by its number.
  package struct Edge: Sendable {
    /// What happens.
    package var action: Action
    /// The number of the state afterwards.
    package var target: Int
  }
  /// Runs a body for the numbers below a count, perhaps side by side, and returns when all are
  /// done.
  package typealias Sharing = @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// Each state once; those that are fewer steps away come first.
  package private(set) var states: [State] = []
  /// The steps of each state; of a state that the limit cut off, none.
  package private(set) var edges: [[Edge]] = []
  /// The number of layers behind the first.
  package private(set) var depth = 0
  /// Whether every state was seen.
  package private(set) var isComplete = true
  /// How many states may be a start; they come first.
  package private(set) var starts = 0
  /// The states whose steps are not all known, because the limit cut them off.
  private(set) var cut: Set<Int> = []
  /// By which step each state was first reached; none for starts.
  private var parents: [Parent?] = []
  private var numbers: [State: Int] = [:]

  private struct Parent: Sendable {
    var state: Int
    var edge: Int
  }

  /// The number of all steps.
  package var stepCount: Int { edges.reduce(0) { $0 + $1.count } }

  /// Explores a model; `limit` is the number of states behind which the search stops.
  package init(
    _ model: Model<State, Action>, limit: Int = 1_000_000, sharing: Sharing? = nil
  ) {
    for state in model.initial { _ = number(of: state, limit: limit, from: nil) }
    starts = states.count
    var layer = 0..<states.count
    while !layer.isEmpty {
      let found = Self.steps(of: states[layer], in: model, sharing)
      for (offset, steps) in found.enumerated() {
        add(steps, from: layer.lowerBound + offset, limit: limit)
      }
      layer = layer.upperBound..<states.count
      if !layer.isEmpty { depth += 1 }
      if !isComplete { break }
    }
    cut.formUnion(isComplete ? 0..<0 : layer)
  }

  /// The steps of the states of a layer, in their order.
  private static func steps(
    of layer: ArraySlice<State>, in model: Model<State, Action>, _ sharing: Sharing?
  ) -> [[Model<State, Action>.Step]] {
    guard let sharing, layer.count > 64 else { return layer.map(model.steps) }
    let layer = Array(layer)
    let size = 64
    let chunks = (layer.count + size - 1) / size
    let found = Results<[[Model<State, Action>.Step]]>(count: chunks)
    sharing(chunks) { chunk in
      let part = layer[chunk * size..<min(layer.count, (chunk + 1) * size)]
      found.set(part.map(model.steps), at: chunk)
    }
    return found.all.flatMap { $0 }
  }

  private mutating func add(
    _ steps: [Model<State, Action>.Step], from state: Int, limit: Int
  ) {
    for step in steps {
      let parent = Parent(state: state, edge: edges[state].count)
      guard let target = number(of: step.state, limit: limit, from: parent) else {
        cut.insert(state)
        continue
      }
      edges[state].append(Edge(action: step.action, target: target))
    }
  }

  /// The number of a state, which gets one if it is new; nil where no more may be had.
  private mutating func number(of state: State, limit: Int, from parent: Parent?) -> Int? {
    if let known = numbers[state] { return known }
    guard states.count < limit else {
      isComplete = false
      return nil
    }
    numbers[state] = states.count
    states.append(state)
    edges.append([])
    parents.append(parent)
    return states.count - 1
  }

  /// A shortest way from a start to a state.
  func path(to state: Int) -> Trace<State, Action> {
    var steps: [Model<State, Action>.Step] = []
    var state = state
    while let parent = parents[state] {
      steps.append(.init(edges[parent.state][parent.edge].action, states[state]))
      state = parent.state
    }
    return Trace(start: states[state], steps: steps.reversed())
  }
}

/// What threads found, each in its own place.
private final class Results<Value>: @unchecked Sendable {
  private let storage: UnsafeMutableBufferPointer<Value?>

  init(count: Int) {
    storage = .allocate(capacity: count)
    storage.initialize(repeating: nil)
  }

  deinit {
    storage.deinitialize()
    storage.deallocate()
  }

  /// Each place is set by one thread.
  func set(_ value: Value, at index: Int) { storage[index] = value }

  var all: [Value] { storage.map { $0! } }
}
