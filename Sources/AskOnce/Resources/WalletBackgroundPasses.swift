import PermissionModel

/// Adding passes to Wallet with no sheet each time.
public enum WalletBackgroundPasses: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .walletBackgroundPasses }
}
