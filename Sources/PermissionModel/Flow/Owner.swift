/// Who causes a transition; nobody else may.
public enum Owner: String, Sendable, Hashable, CaseIterable, Codable {
  /// The screen of the feature: it says why, starts, and offers the ways out. Truth: the tap.
  case featureScreen
  /// iOS: it prompts, and stores the answer. Truth: the system's permission database.
  case system
  /// The app's state model: it reads and branches. Truth: the current authorization status.
  case appModel
  /// Settings, where people change their mind. Truth: the later change.
  case settings
  /// Whoever owns or manages the device: parental control, device management, the hardware.
  case deviceOwner

  /// Whether it may change what the system has stored.
  public var mayChangeRecord: Bool { self != .featureScreen && self != .appModel }
}
