import PermissionModel

/// The accelerometer and the gyroscope, where a law makes the system ask for them.
public enum RawMotionSensors: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .motionSensorsRaw }
}
