import PermissionModel

/// The screen and the sound of a Mac.
public enum ScreenCapture: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .screenCapture }
}
/// Control of a Mac by its accessibility features: not called as the module of Apple's.
public enum AccessibilityControl: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .accessibility }
}
/// What is typed and clicked in other apps.
public enum InputMonitoring: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .inputMonitoring }
}
/// Typing and clicking in other apps.
public enum InputPosting: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .postEvents }
}
/// Control of another app by Apple events.
public enum Automation: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .automation }
}
/// Opening the app at login.
public enum LoginItem: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .loginItems }
}
/// Running software that the system has not checked, as the programs that developers build.
public enum DeveloperTool: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .developerTool }
}
