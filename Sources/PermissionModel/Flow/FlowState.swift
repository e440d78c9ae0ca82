/// The state of one flow: the phase of its scene, and what app and device hold.
public struct FlowState: Sendable, Hashable {
  /// Where the scene is.
  public var phase: Phase = .notRunning
  /// What the system holds; shared by all flows of the app that use the resource.
  public var standing = Standing()
  /// What the app has last read, in this process.
  public var lastRead: PermissionState?
  /// Whether the set-up screens were finished; app data, and never a permission.
  public var hasFinishedFirstRun = false
  /// Whether a start waits until the set-up screens are finished.
  public var isStartWaiting = false

  /// A newly installed app that does not run.
  public init() {}

  /// A scene of an app that has been set up.
  public init(_ phase: Phase, _ standing: Standing = Standing()) {
    self.phase = phase
    self.standing = standing
    hasFinishedFirstRun = true
  }

  /// The fold by the feature's need, of what the system holds now.
  public func permission(of feature: Feature) -> PermissionState {
    standing.state(for: feature.traits)
  }
}

/// What the machine has to know of the feature that owns the flow.
public struct Feature: Sendable, Hashable {
  /// In what its resource differs from others.
  public var traits: Traits
  /// Whether it shows a screen before the prompt.
  public var explains: Bool
  /// Whether it has a way without the resource.
  public var hasFallback: Bool

  /// A feature that needs a resource.
  public init(_ traits: Traits, explains: Bool = false, hasFallback: Bool = false) {
    self.traits = traits
    self.explains = explains
    self.hasFallback = hasFallback
  }
}
