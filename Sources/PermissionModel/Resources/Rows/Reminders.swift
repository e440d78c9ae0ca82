extension ResourceRow {
  /// Reminders.
  public static let reminders = ResourceRow(
    id: "reminders",
    name: "Reminders",
    family: "reminders",
    access: nil,
    group: .prompted,
    modules: ["EventKit"],
    platforms: [
      .init("iOS", "6.0"), .init("macOS", "10.9"), .init("watchOS", "2.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "EKEventStore", .instanceMember("requestFullAccessToReminders"), [],
        answer: .closure, objectiveC: "-[EKEventStore requestFullAccessToRemindersWithCompletion:]",
        since: "iOS 17, macOS 14, watchOS 10"),
      Symbol(
        .request, "EKEventStore", .instanceMember("requestAccess"), ["to"],
        deciding: .init("to", ["reminder"]), answer: .closure,
        objectiveC: "-[EKEventStore requestAccessToEntityType:completion:]",
        since: "iOS 6, macOS 10.9", retired: "iOS 17, macOS 14, watchOS 10"),
      Symbol(
        .status, "EKEventStore", .typeMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["reminder"]), answer: .returned,
        objectiveC: "+[EKEventStore authorizationStatusForEntityType:]", since: "iOS 6, macOS 10.9"),
      .appSettings,
    ],
    statuses: [
      .init("EKAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("EKAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("EKAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init(
        "EKAuthorizationStatus", "fullAccess", 3, .granted(.full),
        note: "authorized is the same raw value (deprecated iOS 17)"),
      .init(
        "EKAuthorizationStatus", "authorized", 3, .granted(.full),
        note: "the older name of fullAccess, the same raw value"),
      .init(
        "EKAuthorizationStatus", "writeOnly", 4, .notDetermined,
        note: "never returned for reminders"),
    ],
    words: ["reminders", "reminder lists", "to-dos"],
    purposeKeys: [
      .init(
        "NSRemindersFullAccessUsageDescription", .required,
        since: "iOS 17, macOS 14, watchOS 10, visionOS 1"),
      .init(
        "NSRemindersUsageDescription", .alternative, condition: "deprecated iOS 17, macOS 14",
        since: "iOS 6, macOS 10.14"),
    ],
    missingPurposeKey: .refused("iOS 17+ denied; iOS 10-16 crash"),
    entitlements: [
      "macOS sandbox: com.apple.security.personal-information.calendars"
    ],
    settings: .init(
      "Settings > Privacy & Security > Reminders",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Reminders"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: ".restricted",
    testNames: [
      .tcc: "kTCCServiceReminders",
      .simctl: "reminders",
      .xcuitest: "reminders",
      .applesimutils: "reminders",
      .maestro: "reminders",
      .detox: "reminders",
      .appium: "reminders",
    ],
    wrappers: [
      "permissionskit": "Permission.reminders.request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.REMINDERS",
      "flutterPermissionHandler": "Permission.reminders (PERMISSION_REMINDERS=1)",
    ],
    notes: [
      "Fold: writeOnly never returned for reminders",
      "Platforms: iOS 6.0: 17.0; macOS 10.9: 14.0; watchOS 2.0: 10.0",
      "EKEventStore().requestAccess(to: .reminder) { }: no prompt when linked with iOS 17 SDK",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: EventKit.framework/Headers/EKEventStore.h",
      """
      https://developer.apple.com/documentation/technotes/tn3153-adopting-api-changes-for-eventkit-in-ios-macos-and-watchos
      """,
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
