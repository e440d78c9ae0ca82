import PermissionModel

/// Adding the app's audio to calls.
public enum MicrophoneInjection: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .microphoneInjection }
}
