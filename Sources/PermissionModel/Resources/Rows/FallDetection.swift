extension ResourceRow {
  /// Fall detection events.
  public static let fallDetection = ResourceRow(
    id: "fall-detection",
    name: "Fall detection events",
    family: "fallDetection",
    access: nil,
    group: .prompted,
    modules: ["CoreMotion"],
    platforms: [.init("watchOS", "7.2")],
    symbols: [
      Symbol(
        .request, "CMFallDetectionManager", .instanceMember("requestAuthorization"), [],
        answer: .closure, objectiveC: "-[CMFallDetectionManager requestAuthorizationWithHandler:]",
        since: "watchOS 7.2"),
      Symbol(
        .status, "CMFallDetectionManager", .instanceMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "-[CMFallDetectionManager authorizationStatus]",
        since: "watchOS 7.2"),
    ],
    statuses: [
      .init("CMAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("CMAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("CMAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("CMAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["fall detection"],
    purposeKeys: [
      .init("NSFallDetectionUsageDescription", .required, since: "watchOS 7.2")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [
      "com.apple.developer.health.fall-detection"
    ],
    settings: .init(
      "not documented"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [],
    sources: [
      "iPhoneOS 17.4 SDK: CoreMotion.framework/Headers/CMFallDetectionManager.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsfalldetectionusagedescription
      """,
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
