import PermissionModel

/// Live Activities on the Lock Screen and in the Dynamic Island.
public enum LiveActivities: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .liveActivities }
}
