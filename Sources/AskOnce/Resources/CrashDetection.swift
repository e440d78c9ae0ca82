import PermissionModel

/// Car crashes that the device detects.
public enum CrashDetection: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .crashDetection }
}
