/// The machine of one feature and one resource.
public struct Flow: Sendable, Hashable {
  /// What it is the flow of.
  public var feature: Feature
  /// Where it is.
  public var state: FlowState

  /// A flow in a state; at first, the app does not run.
  public init(_ feature: Feature, _ state: FlowState = FlowState()) {
    self.feature = feature
    self.state = state
  }

  /// The rows of a table that apply to an event now: at most one, where the table is right.
  public func transitions(
    on event: Event, in table: [Transition] = Transition.table
  ) -> [Transition] {
    table.filter { $0.applies(to: event, in: state, of: feature) }
  }

  /// Takes the event in and returns the row that applied; nil: it means nothing here.
  @discardableResult
  public mutating func receive(
    _ event: Event, in table: [Transition] = Transition.table
  ) -> Transition? {
    guard let row = transitions(on: event, in: table).first else { return nil }
    state.phase = row.to ?? state.phase
    for effect in row.effects { effect.apply(to: &state, of: feature) }
    return row
  }
}
