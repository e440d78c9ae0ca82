/// A machine to explore: where it may start, and what may happen next in each state.
///
/// A state is all that there is to know: two equal states have the same future. The steps of a
/// state are a pure function of it, so that its graph can be explored on any number of threads.
package struct Model<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// One thing that may happen in a state, and the state after it.
  package struct Step: Sendable, Hashable {
    /// What happens.
    package var action: Action
    /// The state afterwards.
    package var state: State

    /// A step as it is.
    package init(_ action: Action, _ state: State) {
      self.action = action
      self.state = state
    }
  }

  /// Where it may start, in an order that decides between equally short traces.
  package var initial: [State]
  /// All that may happen in a state, in an order that decides between equally short traces; none
  /// where nothing may happen any more.
  package var steps: @Sendable (State) -> [Step]
  /// What is not put off for ever, for properties of what happens in the end.
  package var fairness: [Fairness<Action>]

  /// A model of its start and its steps.
  package init(
    initial: [State], fairness: [Fairness<Action>] = [],
    steps: @escaping @Sendable (State) -> [Step]
  ) {
    self.initial = initial
    self.fairness = fairness
    self.steps = steps
  }
}

/// Actions that are not put off for ever.
package struct Fairness<Action: Hashable & Sendable>: Sendable {
  /// How often they have to be possible before they are taken.
  package enum Strength: Sendable, Hashable {
    /// Possible without interruption from some moment on: taken again and again.
    case weak
    /// Possible again and again, perhaps with interruptions: taken again and again.
    case strong
  }
  /// What it is called in reports.
  package var name: String
  /// How often the actions have to be possible.
  package var strength: Strength
  /// The actions of which one is taken.
  package var includes: @Sendable (Action) -> Bool

  /// Fairness to the actions that are included.
  package init(
    _ name: String, _ strength: Strength = .weak,
    includes: @escaping @Sendable (Action) -> Bool
  ) {
    self.name = name
    self.strength = strength
    self.includes = includes
  }
}
