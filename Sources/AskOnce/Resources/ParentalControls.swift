import PermissionModel

/// Screen Time's parental controls: not called as Apple's modules `FamilyControls` and
/// `ScreenTime`.
public enum ParentalControls: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .familyControls }
}
