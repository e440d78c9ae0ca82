import PermissionModel

/// The homes and accessories of Apple Home.
public enum HomeData: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .homekit }
}
