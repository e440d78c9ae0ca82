import ModelChecker
import PermissionModel

/// Every state that a flow can reach from a newly installed app, and every step on the way.
struct Explorer {
  /// One step: a row that applied to an event in a state.
  struct Step: Hashable {
    var before: FlowState
    var event: Event
    var row: Transition
    var after: FlowState
  }

  let feature: Feature
  private(set) var states: Set<FlowState> = []
  private(set) var steps: [Step] = []
  /// Where more than one row applied.
  private(set) var ambiguous: [String] = []

  init(_ feature: Feature, in table: [Transition] = Transition.table) {
    self.feature = feature
    let rows = Dictionary(grouping: table, by: \.event)
    let space = StateSpace(
      Model<FlowState, Taken>(initial: [FlowState()]) { state in
        Event.allCases.compactMap { event in
          let applying = Flow(feature, state).transitions(on: event, in: rows[event, default: []])
          guard let row = applying.first else { return nil }
          var next = Flow(feature, state)
          next.receive(event, in: [row])
          return .init(Taken(event: event, rows: applying), next.state)
        }
      })
    states = Set(space.states)
    for (state, edges) in zip(space.states, space.edges) {
      for edge in edges {
        let (event, rows) = (edge.action.event, edge.action.rows)
        if rows.count > 1 { ambiguous.append("\(state) \(event): \(rows.map(\.id))") }
        steps.append(
          Step(before: state, event: event, row: rows[0], after: space.states[edge.target]))
      }
    }
  }

  /// An event, and the rows that applied to it, of which the first was taken.
  private struct Taken: Hashable {
    var event: Event
    var rows: [Transition]
  }
}

/// A feature that is explored, with a name for the test's title.
struct Explored: CustomStringConvertible, Sendable {
  var description: String
  var feature: Feature
  /// The row of the table that it stands for.
  var resource: ResourceRow

  init(_ row: ResourceRow, explains: Bool = false, hasFallback: Bool = false) {
    resource = row
    feature = Feature(row.traits, explains: explains, hasFallback: hasFallback)
    description = row.id + (explains ? ", explained" : "") + (hasFallback ? ", fallback" : "")
  }

  /// One of each kind of machine.
  static let all = [
    Explored(.camera, explains: true, hasFallback: true), Explored(.microphone),
    Explored(.photosReadWrite), Explored(.locationWhenInUse, explains: true),
    Explored(.locationAlways), Explored(.calendarFull, explains: true),
    Explored(.notifications), Explored(.notificationsProvisional), Explored(.tracking),
    Explored(.healthShare),
  ]

  /// What was found, once for all tests.
  static let results: [(Explored, Explorer)] = all.map { ($0, Explorer($0.feature)) }
}
