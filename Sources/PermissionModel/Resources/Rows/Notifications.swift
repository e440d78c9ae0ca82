extension ResourceRow {
  /// Notifications (alert, badge, sound).
  public static let notifications = ResourceRow(
    id: "notifications",
    name: "Notifications (alert, badge, sound)",
    family: "notifications",
    access: "alerts",
    group: .prompted,
    modules: ["UserNotifications", "UIKit"],
    platforms: [
      .init("iOS", "10.0"), .init("macOS", "10.14"), .init("macCatalyst", "13.1"),
      .init("watchOS", "3.0"), .init("tvOS", "10.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "UNUserNotificationCenter", .instanceMember("requestAuthorization"), ["options"],
        deciding: .init(
          "options",
          [
            "alert", "sound", "badge", "carPlay", "announcement", "providesAppNotificationSettings",
          ], except: ["provisional"]), answer: .closure,
        objectiveC: """
          -[UNUserNotificationCenter requestAuthorizationWithOptions:completionHandler:]
          """, since: "iOS 10, macOS 10.14, watchOS 3, tvOS 10"),
      Symbol(
        .request, "UIApplication", .instanceMember("registerUserNotificationSettings"), ["_"],
        answer: .delegate, callback: "application(_:didRegister:)",
        objectiveC: "-[UIApplication registerUserNotificationSettings:]", since: "iOS 8",
        retired: "iOS 10"),
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
      .appSettings,
    ],
    statuses: [
      .init("UNAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("UNAuthorizationStatus", "denied", 1, .blocked(.denied)),
      .init("UNAuthorizationStatus", "authorized", 2, .granted(.full)),
      .init(
        "UNAuthorizationStatus", "provisional", 3, .notDetermined,
        note: "quiet delivery (iOS 12); the app may still ask for alerts, one prompt"),
      .init(
        "UNAuthorizationStatus", "ephemeral", 4, .granted(.temporary),
        note: "App Clips (iOS 14), up to 8 hours"),
    ],
    words: [
      "notifications", "push notifications", "notify you", "notification", "get notified",
      "be notified", "notify me",
    ],
    purposeKeys: [],
    missingPurposeKey: .noKey("no purpose string exists"),
    entitlements: [
      "aps-environment only for remote push"
    ],
    settings: .init(
      "Settings > Notifications > [app]",
      deepLink: "UIApplication.openNotificationSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.notifications"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .sometimes(
      """
      except an app holding only provisional can ask explicitly. Scheduled Summary and \
      per-setting switches change without a prompt.
      """),
    boundaries: "no restricted case; MDM profile can pre-grant",
    testNames: [
      .applesimutils: "notifications",
      .maestro: "notifications",
      .detox: "notifications",
    ],
    wrappers: [
      "permissionskit": """
      Permission.notification([.alert,.badge,.sound]).request { } (provisional/ephemeral fold to \
      authorized; blocks a thread for status)
      """,
      "reactNativePermissions": "requestNotifications([...]) / checkNotifications()",
      "flutterPermissionHandler": "Permission.notification (PERMISSION_NOTIFICATIONS=1)",
    ],
    notes: [
      """
      Test tools: tcc has none: SpringBoard/usernotificationsd; applesimutils notifications: \
      SpringBoard restart; applesimutils notifications takes YES, NO, critical, unset; maestro \
      notifications: English-only auto-tap of the alert through XCUITest.
      """,
      """
      Fold: no restricted; status async only; per-setting UNNotificationSetting \
      notSupported0/disabled1/enabled2
      """,
      "Platforms: iOS 10.0: 8 legacy",
      """
      UNUserNotificationCenter.current().getNotificationSettings { $0.authorizationStatus }: \
      async: await ...notificationSettings(). Never synchronous
      """,
      "UIApplication.shared.isRegisteredForRemoteNotifications: not the permission",
      "Implicit: UIApplication.registerForRemoteNotifications(): does not prompt",
      """
      Implicit: SDKs that call requestAuthorization at launch (OneSignal \
      promptForPushNotifications, Firebase samples): prompt
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: UserNotifications.framework/Headers/UNUserNotificationCenter.h",
      "iPhoneOS 17.4 SDK: UserNotifications.framework/Headers/UNNotificationSettings.h",
      "iPhoneOS 17.4 SDK: UIKit.framework/Headers/UIApplication.h",
      "wix/AppleSimulatorUtils@753749d:applesimutils/applesimutils/main.m",
      """
      mobile-dev-inc/Maestro@487407f6:maestro-ios-xctest-runner/MaestroDriverLib/Sources/MaestroDriverLib/Helpers/PermissionButtonFinder.swift
      """,
    ],
    inferred: [
      """
      symbols: implicit use, SDKs that call requestAuthorization at launch (OneSignal \
      promptForPushNotifications, Firebase samples)
      """,
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
