extension ResourceRow {
  /// CloudKit user discoverability.
  public static let cloudkitDiscoverability = ResourceRow(
    id: "cloudkit-discoverability",
    name: "CloudKit user discoverability",
    family: "cloudKitDiscoverability",
    access: nil,
    group: .legacy,
    modules: ["CloudKit"],
    platforms: [.init("iOS", "8.0"), .init("macOS", "10.10")],
    symbols: [
      Symbol(
        .request, "CKContainer", .instanceMember("requestApplicationPermission"), ["_"],
        answer: .closure,
        objectiveC: "-[CKContainer requestApplicationPermission:completionHandler:]",
        since: "iOS 8", retired: "iOS 17, macOS 14"),
      Symbol(
        .status, "CKContainer", .instanceMember("statusForApplicationPermission"), ["_"],
        answer: .closure,
        objectiveC: "-[CKContainer statusForApplicationPermission:completionHandler:]",
        since: "iOS 8", retired: "iOS 17"),
      Symbol(
        .status, "CKContainer", .instanceMember("status"), ["forApplicationPermission"],
        answer: .closure,
        objectiveC: "-[CKContainer statusForApplicationPermission:completionHandler:]",
        since: "iOS 8", retired: "iOS 17", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("CKContainer.ApplicationPermissionStatus", "initialState", 0, .notDetermined),
      .init("CKContainer.ApplicationPermissionStatus", "couldNotComplete", 1, .blocked(.unknown)),
      .init("CKContainer.ApplicationPermissionStatus", "denied", 2, .blocked(.denied)),
      .init("CKContainer.ApplicationPermissionStatus", "granted", 3, .granted(.full)),
    ],
    words: ["discoverable", "look you up", "find you by email"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: legacy",
      "Platforms: iOS 8.0: -17; macOS 10.10: -14",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: CloudKit.framework/Headers/CKContainer.h"
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
