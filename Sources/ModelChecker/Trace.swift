/// A way through a model: a start, and what happened then; perhaps round and round.
package struct Trace<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable, Hashable {
  /// Where it starts.
  package var start: State
  /// What happened, in order.
  package var steps: [Model<State, Action>.Step]
  /// The number of steps before the part that repeats for ever; nil where nothing repeats.
  ///
  /// As many steps as there are: the last state stays as it is, since nothing may happen in it.
  package var loop: Int?

  /// All its states, the start first.
  package var states: [State] { [start] + steps.map(\.state) }
  /// All that happened.
  package var actions: [Action] { steps.map(\.action) }
  /// Its last state.
  package var end: State { steps.last?.state ?? start }
}
