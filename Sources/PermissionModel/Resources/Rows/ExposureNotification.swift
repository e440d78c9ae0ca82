extension ResourceRow {
  /// Exposure notifications.
  public static let exposureNotification = ResourceRow(
    id: "exposure-notification",
    name: "Exposure notifications",
    family: "exposureNotification",
    access: nil,
    group: .legacy,
    modules: ["ExposureNotification"],
    platforms: [.init("iOS", "12.5")],
    symbols: [
      Symbol(
        .implicitUse, "ENManager", .instanceMember("setExposureNotificationEnabled"), ["_"],
        deciding: .init("_", ["true"]), answer: .closure,
        objectiveC: "-[ENManager setExposureNotificationEnabled:completionHandler:]",
        since: "iOS 13.5"),
      Symbol(
        .status, "ENManager", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[ENManager authorizationStatus]", since: "iOS 13.5"),
      .appSettings,
    ],
    statuses: [
      .init("ENAuthorizationStatus", "unknown", 0, .notDetermined),
      .init("ENAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("ENAuthorizationStatus", "notAuthorized", 2, .blocked(.denied)),
      .init("ENAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["exposure notifications", "exposure notification"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.exposure-notification"
    ],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceExposureNotification"
    ],
    wrappers: [:],
    notes: [
      "Fold: legacy",
      "Platforms: iOS 12.5: 13.5",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: ExposureNotification.framework/Headers/ENCommon.h"
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
