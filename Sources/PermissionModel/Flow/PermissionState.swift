/// What may be done next with one resource: every framework's raw status folds into one of these.
public enum PermissionState: Sendable, Hashable {
  /// The system has stored no decision: the only state in which the app may ask.
  case notDetermined
  /// The feature may run, with no ask, as far as the scope reaches.
  case granted(Scope)
  /// The app may not ask again; the reason decides which exits there are.
  case blocked(Reason)
}

/// How much a granted permission covers.
public enum Scope: String, Sendable, Hashable, CaseIterable {
  /// All that the resource offers.
  case full
  /// A part that the person chose (limited photos, limited contacts).
  case limited
  /// Adding only, no reading (calendars, the photo library's add-only access).
  case writeOnly
  /// Only while the app is in use (location).
  case whenInUse
  /// Quiet delivery, without alerts (notifications).
  case provisional
  /// For a short while (App Clip notifications, location once).
  case temporary
  /// Approximate only (location accuracy).
  case reduced
  /// The system does not tell (health reads).
  case undisclosed
}

/// Why a permission is blocked.
public enum Reason: String, Sendable, Hashable, CaseIterable {
  /// The person said no, and can change it in Settings.
  case denied
  /// Parental control or device management; the person cannot change it.
  case restricted
  /// A system-wide switch is off (Location Services, Bluetooth, tracking requests).
  case switchedOff
  /// The hardware or the feature of the system is missing; neither prompt nor recovery applies.
  case unavailable
  /// A raw status of a future system; the only exit is to cancel.
  case unknown

  /// Whether the person can lift the block in Settings.
  public var canBeLiftedInSettings: Bool { self == .denied || self == .switchedOff }
}
