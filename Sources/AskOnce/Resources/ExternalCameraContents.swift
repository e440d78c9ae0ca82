import PermissionModel

/// What is stored on a connected camera.
public enum ExternalCameraContents: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .imageCaptureContents }
}

/// A connected camera, to release and set it.
public enum ExternalCameraControl: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .imageCaptureControl }
}
