extension ResourceRow {
  /// Calendars (write only).
  public static let calendarWriteOnly = ResourceRow(
    id: "calendar-write-only",
    name: "Calendars (write only)",
    family: "calendar",
    access: "writeOnly",
    group: .prompted,
    modules: ["EventKit", "EventKitUI"],
    platforms: [
      .init("iOS", "17.0"), .init("macOS", "14.0"), .init("watchOS", "10.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "EKEventStore", .instanceMember("requestWriteOnlyAccessToEvents"), [],
        answer: .closure,
        objectiveC: "-[EKEventStore requestWriteOnlyAccessToEventsWithCompletion:]",
        since: "iOS 17, macOS 14, watchOS 10"),
      Symbol(
        .status, "EKEventStore", .typeMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["event"]), answer: .returned,
        objectiveC: "+[EKEventStore authorizationStatusForEntityType:]", since: "iOS 6, macOS 10.9"),
      Symbol(
        .picker, "EKEventEditViewController", .initializer, [],
        objectiveC: "-[EKEventEditViewController init]", since: "iOS 17"),
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
        "EKAuthorizationStatus", "writeOnly", 4, .granted(.writeOnly),
        note: """
          events only; reading returns nothing; apps linked to a pre-17 SDK see authorized(3)
          """),
    ],
    words: ["add to calendar", "add events", "add to your calendar", "save to calendar"],
    purposeKeys: [
      .init(
        "NSCalendarsWriteOnlyAccessUsageDescription", .required,
        since: "iOS 17, macOS 14, watchOS 10, visionOS 1"),
      .init(
        "NSCalendarsUsageDescription", .alternative,
        condition: "deployment target < 17 still needs it; deprecated iOS 17, macOS 14",
        since: "iOS 6, macOS 10.14"),
    ],
    missingPurposeKey: .refused(""),
    entitlements: [
      "macOS sandbox: com.apple.security.personal-information.calendars"
    ],
    settings: .init(
      "Settings > Privacy & Security > Calendars > [app] > Add Events Only",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: ".restricted",
    testNames: [
      .tcc: "kTCCServiceCalendar",
      .simctl: "calendar",
      .xcuitest: "calendar",
      .applesimutils: "calendar",
      .maestro: "calendar",
      .detox: "calendar",
      .appium: "calendar",
    ],
    wrappers: [
      "permissionskit": "Permission.calendar(access: .write).request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.CALENDARS_WRITE_ONLY",
      "flutterPermissionHandler": "Permission.calendarWriteOnly (PERMISSION_EVENTS=1)",
    ],
    notes: [
      "Test tools: simctl calendar: full only.",
      "Fold: for the write-only resource both writeOnly and fullAccess are granted",
      "Instead: EKEventEditViewController",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: EventKit.framework/Headers/EKEventStore.h",
      """
      https://developer.apple.com/documentation/technotes/tn3152-migrating-to-the-latest-calendar-access-levels
      """,
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
