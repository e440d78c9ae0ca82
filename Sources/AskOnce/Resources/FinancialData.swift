import PermissionModel

/// Accounts, balances and transactions in Wallet.
public enum FinancialData: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .financialData }
}
