import PermissionModel

/// Notifications that sound although the device is muted.
public enum NotificationsCritical: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .notificationsCritical }
}
