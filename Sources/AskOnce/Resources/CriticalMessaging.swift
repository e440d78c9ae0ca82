import PermissionModel

/// Critical text messages to certain recipients.
public enum CriticalMessaging: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .criticalMessaging }
}
