import PermissionModel

/// The person's own voice, to speak with.
public enum PersonalVoice: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .personalVoice }
}
