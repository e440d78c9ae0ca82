import PermissionModel

/// Alarms and timers that break through silence and Focus.
public enum Alarms: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .alarms }
}
