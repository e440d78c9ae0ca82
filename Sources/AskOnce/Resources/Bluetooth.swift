import PermissionModel

/// Bluetooth accessories nearby.
public enum Bluetooth: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .bluetooth }
}
