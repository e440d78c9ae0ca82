import PermissionModel

/// A VPN configuration in Settings.
public enum VPNConfiguration: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .vpnConfiguration }
}
