import PermissionModel

/// External storage, to write captured pictures and films to.
public enum ExternalStorageCapture: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .externalStorageCapture }
}
