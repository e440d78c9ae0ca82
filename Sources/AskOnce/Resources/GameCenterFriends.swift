import PermissionModel

/// The player's friends of Game Center.
public enum GameCenterFriends: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .gameCenterFriends }
}
