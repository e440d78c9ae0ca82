import PermissionModel

/// Falls that the watch detects.
public enum FallDetection: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .fallDetection }
}
