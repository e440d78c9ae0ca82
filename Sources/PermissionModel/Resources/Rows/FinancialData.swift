extension ResourceRow {
  /// Financial data (FinanceKit).
  public static let financialData = ResourceRow(
    id: "financial-data",
    name: "Financial data (FinanceKit)",
    family: "financialData",
    access: nil,
    group: .prompted,
    modules: ["FinanceKit", "FinanceKitUI"],
    platforms: [.init("iOS", "17.4")],
    symbols: [
      Symbol(
        .request, "FinanceStore", .instanceMember("requestAuthorization"), [], answer: .async,
        since: "iOS 17.4"),
      Symbol(
        .status, "FinanceStore", .instanceMember("authorizationStatus"), [], answer: .async,
        since: "iOS 17.4"),
      Symbol(
        .status, "FinanceStore", .typeMember("isDataAvailable"), ["_"], answer: .returned,
        since: "iOS 17.4"),
      Symbol(.picker, "TransactionPicker", .initializer, since: "iOS 17.4/18"),
      .appSettings,
    ],
    statuses: [
      .init("FinanceKit.AuthorizationStatus", "notDetermined", nil, .notDetermined),
      .init("FinanceKit.AuthorizationStatus", "denied", nil, .blocked(.denied)),
      .init("FinanceKit.AuthorizationStatus", "authorized", nil, .granted(.full)),
      .init(
        "FinanceError", "dataRestricted", nil, .blocked(.restricted),
        note: "thrown where the status is read"),
    ],
    words: ["financial data", "account balances", "finance data"],
    purposeKeys: [
      .init("NSFinancialDataUsageDescription", .required, since: "iOS 17.4")
    ],
    missingPurposeKey: .crash("crash (inferred)"),
    entitlements: [
      "com.apple.developer.financekit (managed, US/UK Finance category)"
    ],
    settings: .init(
      "Settings > Privacy & Security > Wallet",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .no(""),
    boundaries: "FinanceError.dataRestricted",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: no restricted case (error instead)",
      "try await FinanceStore.shared.authorizationStatus(): async throws",
      "Instead: TransactionPicker (FinanceKitUI)",
    ],
    sources: [
      """
      iPhoneOS 17.4 SDK: \
      FinanceKit.framework/Modules/FinanceKit.swiftmodule/arm64-apple-ios.swiftinterface
      """,
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsfinancialdatausagedescription
      """,
      "https://developer.apple.com/documentation/financekit/financeerror/datarestricted(_:)",
      "https://developer.apple.com/documentation/financekit/financestore/isdataavailable(_:)",
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
