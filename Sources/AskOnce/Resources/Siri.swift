import PermissionModel

/// Siri and Maps, which call upon the app's intents.
public enum Siri: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .siri }
}

/// Whether the person has turned a Focus on.
public enum FocusStatus: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .focusStatus }
}
