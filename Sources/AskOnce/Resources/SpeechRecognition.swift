import PermissionModel

/// Speech recognition on Apple's servers: not called as the module, which it would hide.
public enum SpeechRecognition: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .speechRecognition }
}
