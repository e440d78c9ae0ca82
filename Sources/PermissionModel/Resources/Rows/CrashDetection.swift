extension ResourceRow {
  /// Crash detection events.
  public static let crashDetection = ResourceRow(
    id: "crash-detection",
    name: "Crash detection events",
    family: "crashDetection",
    access: nil,
    group: .prompted,
    modules: ["SafetyKit"],
    platforms: [.init("iOS", "16.0"), .init("watchOS", "10.1"), .init("macOS", "13.0")],
    symbols: [
      Symbol(
        .request, "SACrashDetectionManager", .instanceMember("requestAuthorization"), [],
        answer: .closure,
        objectiveC: "-[SACrashDetectionManager requestAuthorizationWithCompletionHandler:]",
        since: "iOS 16"),
      Symbol(
        .status, "SACrashDetectionManager", .instanceMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "-[SACrashDetectionManager authorizationStatus]",
        since: "iOS 16"),
      .appSettings,
    ],
    statuses: [
      .init("SAAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("SAAuthorizationStatus", "denied", 1, .blocked(.denied)),
      .init("SAAuthorizationStatus", "authorized", 2, .granted(.full)),
    ],
    words: ["crash detection", "car crash"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.severe-vehicular-crash-event (managed)"
    ],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: no restricted; authorized is 2",
      "Platforms: macOS 13.0: symbols",
    ],
    sources: [
      "https://developer.apple.com/documentation/safetykit/sacrashdetectionmanager/isavailable",
      "iPhoneOS 17.4 SDK: SafetyKit.framework/Headers/SAAuthorizationStatus.h",
      "iPhoneOS 17.4 SDK: SafetyKit.framework/Headers/SACrashDetectionManager.h",
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
