import PermissionModel

/// The exact location until the app is left, where the person allows an approximate one.
public enum LocationPrecise: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .locationPreciseTemporary }
}
