extension ResourceRow {
  /// Live Activities.
  public static let liveActivities = ResourceRow(
    id: "live-activities",
    name: "Live Activities",
    family: "liveActivities",
    access: nil,
    group: .setting,
    modules: ["ActivityKit"],
    platforms: [.init("iOS", "16.1"), .init("iPadOS", "17.0")],
    symbols: [
      Symbol(
        .status, "ActivityAuthorizationInfo", .instanceMember("areActivitiesEnabled"), [],
        answer: .returned, since: "iOS 16.1"),
      Symbol(
        .status, "ActivityAuthorizationInfo", .instanceMember("frequentPushesEnabled"), [],
        answer: .returned, since: "iOS 16.2"),
      Symbol(
        .implicitUse, "Activity", .typeMember("request"), answer: .thrown, since: "iOS 16.1",
        isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("Bool", "true", nil, .granted(.full)),
      .init("Bool", "false", nil, .blocked(.denied)),
    ],
    words: ["live activities", "live activity"],
    purposeKeys: [
      .init("NSSupportsLiveActivities", .setting, condition: "boolean", since: "iOS 16.1")
    ],
    missingPurposeKey: .error(""),
    entitlements: [],
    settings: .init(
      "Settings > [app] > Live Activities",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: Bool",
      """
      Implicit: Activity.request(...): Lock Screen shows Allow / Don't Allow below the first \
      activity
      """,
    ],
    sources: [
      """
      iPhoneOS 17.4 SDK: \
      ActivityKit.framework/Modules/ActivityKit.swiftmodule/arm64-apple-ios.swiftinterface
      """
    ],
    inferred: [
      "symbols: implicit use, Activity.request(...)",
      "endsAppWhenSwitched",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
