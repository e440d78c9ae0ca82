import PermissionModel

/// Exposure notifications of public health authorities; legacy.
public enum ExposureNotifications: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .exposureNotification }
}
