import PermissionModel

/// Notifications that come through a Focus.
public enum NotificationsTimeSensitive: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .notificationsTimeSensitive }
}
