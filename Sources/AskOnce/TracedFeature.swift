import PermissionModel

/// A feature as traces name it.
public struct TracedFeature: Sendable, Hashable {
  /// The feature's name in the app's contract.
  public var name: String
  /// The labels that people tap, or their keys, by what the tap does: `start`, `proceed`,
  /// `openSettings`.
  public var labels: [Event: String]

  /// A feature and its labels.
  public init(_ name: String, labels: [Event: String] = [:]) {
    self.name = name
    self.labels = labels
  }
}

extension Permission {
  /// The same permission, with the feature's name and labels in what it reports and traces.
  public func feature(_ name: String, labels: [Event: String] = [:]) -> Permission {
    Permission(core: core, feature: TracedFeature(name, labels: labels))
  }
}
