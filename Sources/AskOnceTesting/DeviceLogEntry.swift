import PermissionModel

/// One thing that was seen on the device.
public struct DeviceLogEntry: Sendable, Hashable, CustomStringConvertible {
  /// When, since the device was made.
  public var time: DeviceTime
  /// The app.
  public var app: String
  /// The row of the resource; nil: it concerns the whole app.
  public var resource: String?
  /// What happened.
  public var what: What

  /// What can happen.
  public enum What: Sendable, Hashable {
    /// A row of the machine's table applied, and this is the state then.
    case transition(String, Owner, PermissionState)
    /// A prompt came up, with the purpose string's key.
    case promptShown
    /// The app read this.
    case read(PermissionState)
    /// The request did nothing, and why.
    case requestIgnored(String)
    /// The app was ended, and why.
    case appEnded(String)
    /// The app opened Settings.
    case settingsOpened
  }

  /// `App camera: prompt-declined by system, blocked.denied`.
  public var description: String {
    let subject = resource.map { "\(app) \($0)" } ?? app
    return switch what {
    case .transition(let row, let owner, let state):
      "\(subject): \(row) by \(owner.rawValue), \(state.name)"
    case .promptShown: "\(subject): prompt"
    case .read(let state): "\(subject): read \(state.name)"
    case .requestIgnored(let reason): "\(subject): no prompt, \(reason)"
    case .appEnded(let reason): "\(subject): ended, \(reason)"
    case .settingsOpened: "\(subject): Settings"
    }
  }
}
