import PermissionModel

/// What the person has subscribed to at their TV provider.
public enum TVProvider: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .tvProvider }
}
