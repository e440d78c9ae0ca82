import PermissionModel

/// Devices on the local network.
public enum LocalNetwork: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .localNetwork }
}
