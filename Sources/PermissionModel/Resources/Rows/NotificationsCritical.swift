extension ResourceRow {
  /// Critical alerts.
  public static let notificationsCritical = ResourceRow(
    id: "notifications-critical",
    name: "Critical alerts",
    family: "notifications",
    access: "critical",
    group: .prompted,
    modules: ["UserNotifications"],
    platforms: [
      .init("iOS", "12.0"), .init("macOS", "10.14"), .init("watchOS", "5.0"), .init("tvOS", "12.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "UNUserNotificationCenter", .instanceMember("requestAuthorization"), ["options"],
        deciding: .init("options", ["criticalAlert"], countsWhenUnresolved: false),
        answer: .closure,
        objectiveC: """
          -[UNUserNotificationCenter requestAuthorizationWithOptions:completionHandler:]
          """, since: "iOS 12"),
      Symbol(
        .status, "UNNotificationSettings", .instanceMember("criticalAlertSetting"), [],
        answer: .returned, objectiveC: "-[UNNotificationSettings criticalAlertSetting]",
        since: "iOS 12"),
      .notificationSettings,
    ],
    statuses: [
      .init("UNNotificationSetting", "notSupported", 0, .blocked(.unavailable)),
      .init(
        "UNNotificationSetting", "disabled", 1, .blocked(.denied),
        note: """
          also before the critical alert was ever asked for: then authorizationStatus is \
          notDetermined
          """),
      .init("UNNotificationSetting", "enabled", 2, .granted(.full)),
    ],
    words: ["critical alerts", "emergency alerts"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.usernotifications.critical-alerts (managed)"
    ],
    settings: .init(
      "Settings > Notifications > [app] > Critical Alerts",
      deepLink: "UIApplication.openNotificationSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .applesimutils: "notifications=critical"
    ],
    wrappers: [
      "flutterPermissionHandler": "Permission.criticalAlerts (PERMISSION_CRITICAL_ALERTS=1)"
    ],
    notes: [
      "Fold: setting enum, not authorization enum",
      "requestAuthorization(options: [.criticalAlert, ...]): separate second alert",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: UserNotifications.framework/Headers/UNNotificationSettings.h",
      """
      https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.usernotifications.critical-alerts
      """,
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
