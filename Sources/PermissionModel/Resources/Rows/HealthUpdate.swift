extension ResourceRow {
  /// Health: write data.
  public static let healthUpdate = ResourceRow(
    id: "health-update",
    name: "Health: write data",
    family: "health",
    access: "update",
    group: .prompted,
    modules: ["HealthKit", "HealthKitUI", "SwiftUI"],
    platforms: [
      .init("iOS", "8.0"), .init("iPadOS", "17.0"), .init("watchOS", "2.0"),
      .init("visionOS", "1.0"), .init("macOS", "13.0"),
    ],
    symbols: [
      Symbol(
        .request, "HKHealthStore", .instanceMember("requestAuthorization"), ["toShare", "read"],
        deciding: .init("toShare", [], except: ["nil", "[]"]), answer: .closure,
        objectiveC: "-[HKHealthStore requestAuthorizationToShareTypes:readTypes:completion:]",
        since: "iOS 8, watchOS 2"),
      Symbol(
        .request, "View", .instanceMember("healthDataAccessRequest"),
        ["store", "shareTypes", "readTypes", "trigger"],
        deciding: .init("shareTypes", [], except: ["nil", "[]"]), answer: .closure, since: "iOS 17"),
      Symbol(
        .status, "HKHealthStore", .instanceMember("authorizationStatus"), ["for"],
        answer: .returned, objectiveC: "-[HKHealthStore authorizationStatusForType:]",
        since: "iOS 8"),
    ],
    statuses: [
      .init("HKAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("HKAuthorizationStatus", "sharingDenied", 1, .blocked(.denied)),
      .init("HKAuthorizationStatus", "sharingAuthorized", 2, .granted(.full)),
      .init(
        "HKHealthStore.authorizationStatus", "some", nil, .granted(.limited),
        note: "several types were asked for at once: some may be written, some may not"),
    ],
    words: ["save to health", "write health data", "log workouts", "save workouts"],
    purposeKeys: [
      .init(
        "NSHealthUpdateUsageDescription", .required, condition: "any share type",
        since: "iOS 8, visionOS 1")
    ],
    missingPurposeKey: .exception("NSInvalidArgumentException"),
    entitlements: [
      "com.apple.developer.healthkit"
    ],
    settings: .init(
      "Settings > Health > Data Access & Devices"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .sometimes("the sheet is shown again only for new types"),
    boundaries: """
      HKHealthStore.isHealthDataAvailable() false on unsupported devices/App Clips; \
      HKError.errorHealthDataRestricted (MDM)
      """,
    testNames: [
      .tcc: "kTCCServiceMSO",
      .xcuitest: "health",
      .applesimutils: "health",
      .detox: "health",
    ],
    wrappers: [:],
    notes: [
      "Fold: per type; no restricted",
      "Platforms: macOS 13.0: symbols; Settings link: none",
      "HKHealthStore().authorizationStatus(for: type): write permission per type only",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: HealthKit.framework/Headers/HKHealthStore.h"
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
