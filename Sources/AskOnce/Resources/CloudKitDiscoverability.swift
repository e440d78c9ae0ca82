import PermissionModel

/// Whether other people of the app can find the person by their Apple Account; legacy.
public enum CloudKitDiscoverability: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .cloudkitDiscoverability }
}
