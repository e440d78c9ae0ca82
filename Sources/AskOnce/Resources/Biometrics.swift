import PermissionModel

/// Face ID, Touch ID or Optic ID.
public enum Biometrics: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .faceId }
}
