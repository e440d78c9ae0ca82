import AskOnce
import PermissionModel

/// What a recovery shows: why the feature is blocked, and the ways on.
@MainActor public struct RecoveryModel: Sendable, Identifiable {
  /// One recovery at a time: its reason tells it from others.
  public nonisolated var id: Reason { reason }
  /// Why the feature is blocked.
  public nonisolated let reason: Reason
  private let door: SettingsDoor?

  /// What may be offered of a recovery.
  public nonisolated init<R: Resource>(_ recovery: Recovery<R>) {
    reason = recovery.reason
    door = recovery.settings
  }

  /// Whether a way to Settings helps: a restriction is not the person's to lift.
  public nonisolated var offersSettings: Bool { door != nil }

  /// Where in Settings the switch is, in Apple's words; nil: nowhere.
  public nonisolated var place: String? { door?.place }

  /// Opens Settings, where they help.
  public func openSettings() async { await door?.open() }
}
