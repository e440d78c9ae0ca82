import PermissionModel

/// The media library and Apple Music: not called as Apple's module `MediaLibrary`.
public enum AppleMusicLibrary: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .mediaLibrary }
}
