extension ResourceRow {
  /// Social accounts (ACAccountStore).
  public static let socialAccounts = ResourceRow(
    id: "social-accounts",
    name: "Social accounts (ACAccountStore)",
    family: "socialAccounts",
    access: nil,
    group: .legacy,
    modules: ["Accounts"],
    platforms: [.init("iOS", "5.0"), .init("macOS", "10.8")],
    symbols: [
      Symbol(
        .request, "ACAccountStore", .instanceMember("requestAccessToAccounts"),
        ["with", "options"], answer: .closure,
        objectiveC: "-[ACAccountStore requestAccessToAccountsWithType:options:completion:]",
        since: "iOS 6", retired: "iOS 15"),
      Symbol(
        .status, "ACAccountType", .instanceMember("accessGranted"), [], answer: .returned,
        objectiveC: "-[ACAccountType accessGranted]", since: "iOS 5"),
      .appSettings,
    ],
    statuses: [
      .init("Bool", "true", nil, .granted(.full)),
      .init(
        "Bool", "false", nil, .notDetermined,
        note: "also when the person said no: the two cannot be told apart"),
    ],
    words: ["twitter account", "facebook account", "social accounts"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceFacebook"
    ],
    wrappers: [:],
    notes: [
      "Test tools: tcc also kTCCServiceTwitter, kTCCServiceSinaWeibo, kTCCServiceTencentWeibo.",
      "Fold: legacy",
      "Platforms: iOS 5.0: -11",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: Accounts.framework/Headers/ACAccountStore.h"
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
      "statuses: from the Boolean property",
    ],
    lastChecked: "2026-11-30")
}
