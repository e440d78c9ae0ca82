/// One row of the machine: when something may follow, who causes it, and what becomes of it.
///
/// The rows are data, so that the library, the simulated device and whoever checks them read the
/// same ones, and so that a program can change a row and see who notices.
public struct Transition: Sendable, Hashable, Identifiable {
  /// Unique, kebab-case: `start-asks`.
  public var id: String
  /// What happens, in a sentence.
  public var summary: String
  /// The input.
  public var event: Event
  /// Who causes it.
  public var owner: Owner
  /// Where the flow has to be.
  public var from: [Phase]
  /// What has to hold, all of it.
  public var guards: [Condition]
  /// Where the flow is then; nil: where it was.
  public var to: Phase?
  /// What else changes, in this order.
  public var effects: [Effect]
  /// Where Apple says so, or why it is taken to be so.
  public var source: Source

  /// Where a row comes from.
  public enum Source: Sendable, Hashable {
    /// A page of Apple's.
    case page(String)
    /// Concluded from what Apple documents, for the reason given.
    case inferred(String)
  }

  /// A row from its parts.
  public init(
    _ id: String, _ summary: String, _ event: Event, by owner: Owner, from: [Phase],
    guards: [Condition] = [], to: Phase? = nil, effects: [Effect] = [], source: Source
  ) {
    self.id = id
    self.summary = summary
    self.event = event
    self.owner = owner
    self.from = from
    self.guards = guards
    self.to = to
    self.effects = effects
    self.source = source
  }

  /// Whether the row applies to an event in a state.
  public func applies(to event: Event, in state: FlowState, of feature: Feature) -> Bool {
    self.event == event && from.contains(state.phase)
      && guards.allSatisfy { $0.premise.holds(in: state, of: feature) == $0.isNeeded }
  }
}

extension Transition.Source {
  /// App Review Guidelines, 5.1.1 Data Collection and Storage.
  static let guideline = page("https://developer.apple.com/app-store/review/guidelines/#5.1.1")
  /// Human Interface Guidelines, Privacy.
  static let privacy = page("https://developer.apple.com/design/human-interface-guidelines/privacy")
  /// UIKit, Requesting access to protected resources.
  static let uikit = page(
    "https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources")
  /// Core Location, Requesting authorization to use location services.
  static let location = page(
    """
    https://developer.apple.com/documentation/corelocation/requesting-authorization-to-use-location-services
    """)
  /// App Store, User privacy and data use.
  static let tracking = page("https://developer.apple.com/app-store/user-privacy-and-data-use/")
}
