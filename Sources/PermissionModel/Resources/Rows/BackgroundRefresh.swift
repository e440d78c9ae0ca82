extension ResourceRow {
  /// Background App Refresh.
  public static let backgroundRefresh = ResourceRow(
    id: "background-refresh",
    name: "Background App Refresh",
    family: "backgroundRefresh",
    access: nil,
    group: .setting,
    modules: ["UIKit"],
    platforms: [.init("iOS", "7.0"), .init("tvOS", "11.0")],
    symbols: [
      Symbol(
        .status, "UIApplication", .instanceMember("backgroundRefreshStatus"), [], answer: .returned,
        objectiveC: "-[UIApplication backgroundRefreshStatus]", since: "iOS 7"),
      .appSettings,
    ],
    statuses: [
      .init("UIBackgroundRefreshStatus", "restricted", 0, .blocked(.restricted)),
      .init("UIBackgroundRefreshStatus", "denied", 1, .blocked(.denied)),
      .init("UIBackgroundRefreshStatus", "available", 2, .granted(.full)),
    ],
    words: ["background app refresh", "background refresh"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "Settings > General > Background App Refresh",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [
      "flutterPermissionHandler": "Permission.backgroundRefresh"
    ],
    notes: [
      "Fold: setting only; raw 0 = restricted"
    ],
    sources: [
      "iPhoneOS 17.4 SDK: UIKit.framework/Headers/UIApplication.h"
    ],
    inferred: [
      "endsAppWhenSwitched",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
