import PermissionModel

/// Motion and fitness: activities, steps and altitude.
public enum MotionActivity: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .motion }
}
