import PermissionModel

/// The media library and Apple Music: not called as Apple's module `MediaLibrary`.
public enum AppleMusicLibrary: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .mediaLibrary }
}

/// Apple Music and the person's library by MusicKit, on every platform: the same decision of the
/// person's as that on `AppleMusicLibrary`.
public enum AppleMusic: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .mediaLibrary }
}
