import PermissionModel

/// The distance to nearby devices: not called as the module, which it would hide.
public enum NearbyDevices: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .nearbyInteraction }
}
