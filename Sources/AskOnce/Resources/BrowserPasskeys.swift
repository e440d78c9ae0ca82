import PermissionModel

/// The person's passkeys for all websites, in a web browser.
public enum BrowserPasskeys: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .passkeysBrowser }
}
