/// What the system holds about one resource for one app, and how the device is.
///
/// It belongs to app and device, not to a scene: all flows of an app that use the resource share
/// it.
public struct Standing: Sendable, Hashable {
  /// The stored decision.
  public var record: Record
  /// Whether the one prompt that asks for more (Always, the full calendar) was already answered.
  public var isUpgradeSpent = false
  /// Whether parental control or device management forbids the resource.
  public var isRestricted = false
  /// Whether a switch of the whole system is off.
  public var isSwitchedOff = false
  /// Whether the device lacks the hardware.
  public var isMissing = false

  /// The decision that the system has stored.
  public enum Record: Sendable, Hashable {
    /// No decision.
    case none
    /// The person allowed it, as far as the scope reaches.
    case allowed(Scope)
    /// The person allowed it until they leave the app.
    case allowedOnce(Scope)
    /// The person said no.
    case denied
    /// Something of a future system.
    case unknown

    /// How far it was allowed, or nil.
    public var scope: Scope? {
      switch self {
      case .allowed(let scope), .allowedOnce(let scope): scope
      case .none, .denied, .unknown: nil
      }
    }
  }

  /// A standing with nothing else in the way.
  public init(_ record: Record = .none) { self.record = record }

  /// What an app may conclude from a state that it has read.
  public init(reading state: PermissionState) {
    self.init()
    switch state {
    case .notDetermined: record = .none
    case .granted(let scope): record = .allowed(scope)
    case .blocked(.denied): record = .denied
    case .blocked(.restricted): isRestricted = true
    case .blocked(.switchedOff): isSwitchedOff = true
    case .blocked(.unavailable): isMissing = true
    case .blocked(.unknown): record = .unknown
    }
  }

  /// The fold by the feature's need: what it may do next.
  ///
  /// What was allowed in part is `notDetermined` for a feature that needs more while the system
  /// would still ask; it is granted with its scope to a feature to which it suffices.
  public func state(for traits: Traits) -> PermissionState {
    if isMissing { return .blocked(.unavailable) }
    if isRestricted { return .blocked(.restricted) }
    if isSwitchedOff { return .blocked(.switchedOff) }
    switch record {
    case .none: return .notDetermined
    case .unknown: return .blocked(.unknown)
    case .denied where traits.need == .undisclosed: return .granted(.undisclosed)
    case .denied: return .blocked(.denied)
    case .allowed(let scope) where scope == traits.upgradesFrom:
      return isUpgradeSpent ? .blocked(.denied) : .notDetermined
    case .allowedOnce(let scope) where scope == traits.upgradesFrom: return .blocked(.denied)
    case .allowed(let scope), .allowedOnce(let scope): return .granted(scope)
    }
  }
}
