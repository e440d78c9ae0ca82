import PermissionModel

/// Sensors for research studies: not called as the module, which it would hide.
public enum ResearchSensors: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .sensorkit }
}
