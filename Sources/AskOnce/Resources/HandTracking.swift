import PermissionModel

/// The person's hands and their joints, on Apple Vision Pro.
public enum HandTracking: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .arkitHandTracking }
}
/// The room: planes, its shape, images and objects in it, on Apple Vision Pro.
public enum WorldSensing: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .arkitWorldSensing }
}
/// The main camera of Apple Vision Pro, for which Apple licenses apps of enterprises.
public enum MainCamera: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .arkitMainCamera }
}
/// Controllers and styluses in the room, on Apple Vision Pro.
public enum AccessoryTracking: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .arkitAccessoryTracking }
}
