extension ResourceRow {
  /// Notifications (provisional).
  public static let notificationsProvisional = ResourceRow(
    id: "notifications-provisional",
    name: "Notifications (provisional)",
    family: "notifications",
    access: "provisional",
    group: .prompted,
    modules: ["UserNotifications"],
    platforms: [
      .init("iOS", "12.0"), .init("macOS", "10.14"), .init("watchOS", "5.0"), .init("tvOS", "12.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "UNUserNotificationCenter", .instanceMember("requestAuthorization"), ["options"],
        deciding: .init("options", ["provisional"], countsWhenUnresolved: false), answer: .closure,
        objectiveC: """
          -[UNUserNotificationCenter requestAuthorizationWithOptions:completionHandler:]
          """, since: "iOS 12"),
      Symbol(
        .status, "UNUserNotificationCenter", .instanceMember("getNotificationSettings"), [],
        answer: .closure,
        objectiveC: """
          -[UNUserNotificationCenter getNotificationSettingsWithCompletionHandler:]
          """, since: "iOS 10, macOS 10.14"),
      Symbol(
        .status, "UNUserNotificationCenter", .instanceMember("notificationSettings"), [],
        answer: .async,
        objectiveC: """
          -[UNUserNotificationCenter getNotificationSettingsWithCompletionHandler:]
          """, since: "iOS 10, macOS 10.14"),
      Symbol(
        .status, "UNNotificationSettings", .instanceMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "-[UNNotificationSettings authorizationStatus]",
        since: "iOS 10, macOS 10.14"),
      .notificationSettings,
    ],
    statuses: [
      .init("UNAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("UNAuthorizationStatus", "denied", 1, .blocked(.denied)),
      .init("UNAuthorizationStatus", "authorized", 2, .granted(.full)),
      .init(
        "UNAuthorizationStatus", "provisional", 3, .granted(.provisional),
        note: "granted at once, with no prompt"),
      .init(
        "UNAuthorizationStatus", "ephemeral", 4, .granted(.temporary),
        note: "App Clips (iOS 14), up to 8 hours"),
    ],
    words: ["quiet notifications", "notification center"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "Settings > Notifications > [app]",
      deepLink: "UIApplication.openNotificationSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .yes("full request still possible"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: a request call that never shows an alert",
      "requestAuthorization(options: [.provisional, ...]): NO prompt: granted at once",
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
