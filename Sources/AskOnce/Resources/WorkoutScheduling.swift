import PermissionModel

/// Workouts that the app schedules on the watch.
public enum WorkoutScheduling: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .workoutScheduling }
}
