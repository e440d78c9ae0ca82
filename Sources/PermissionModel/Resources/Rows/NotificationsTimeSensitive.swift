extension ResourceRow {
  /// Time-sensitive notifications.
  public static let notificationsTimeSensitive = ResourceRow(
    id: "notifications-time-sensitive",
    name: "Time-sensitive notifications",
    family: "notifications",
    access: "timeSensitive",
    group: .prompted,
    modules: ["UserNotifications"],
    platforms: [.init("iOS", "15.0"), .init("macOS", "12.0"), .init("watchOS", "8.0")],
    symbols: [
      Symbol(
        .request, "UNUserNotificationCenter", .instanceMember("requestAuthorization"), ["options"],
        deciding: .init("options", ["timeSensitive"], countsWhenUnresolved: false),
        answer: .closure,
        objectiveC: """
          -[UNUserNotificationCenter requestAuthorizationWithOptions:completionHandler:]
          """, since: "iOS 15", retired: "iOS 15"),
      Symbol(
        .status, "UNNotificationSettings", .instanceMember("timeSensitiveSetting"), [],
        answer: .returned, objectiveC: "-[UNNotificationSettings timeSensitiveSetting]",
        since: "iOS 15"),
      .appSettings,
    ],
    statuses: [
      .init("UNNotificationSetting", "notSupported", 0, .blocked(.unavailable)),
      .init("UNNotificationSetting", "disabled", 1, .blocked(.denied)),
      .init("UNNotificationSetting", "enabled", 2, .granted(.full)),
    ],
    words: ["time-sensitive", "time sensitive notifications"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.usernotifications.time-sensitive"
    ],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: capability, no prompt",
      "UNAuthorizationOptions.timeSensitive: no prompt",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: UserNotifications.framework/Headers/UNUserNotificationCenter.h"
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
