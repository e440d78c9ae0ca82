extension ResourceRow {
  /// Calendars (full access).
  public static let calendarFull = ResourceRow(
    id: "calendar-full",
    name: "Calendars (full access)",
    family: "calendar",
    access: "full",
    group: .prompted,
    modules: ["EventKit", "EventKitUI", "SwiftUI"],
    platforms: [
      .init("iOS", "6.0"), .init("macOS", "10.9"), .init("macCatalyst", "13.1"),
      .init("watchOS", "2.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "EKEventStore", .instanceMember("requestFullAccessToEvents"), [],
        answer: .closure, objectiveC: "-[EKEventStore requestFullAccessToEventsWithCompletion:]",
        since: "iOS 17, macOS 14, watchOS 10"),
      Symbol(
        .request, "EKEventStore", .instanceMember("requestAccess"), ["to"],
        deciding: .init("to", ["event"]), answer: .closure,
        objectiveC: "-[EKEventStore requestAccessToEntityType:completion:]",
        since: "iOS 6, macOS 10.9", retired: "iOS 17, macOS 14, watchOS 10"),
      Symbol(
        .status, "EKEventStore", .typeMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["event"]), answer: .returned,
        objectiveC: "+[EKEventStore authorizationStatusForEntityType:]", since: "iOS 6, macOS 10.9"),
      Symbol(
        .implicitUse, "EKEventStore", .instanceMember("events"), ["matching"],
        objectiveC: "-[EKEventStore eventsMatchingPredicate:]"),
      Symbol(
        .implicitUse, "EKEventStore", .instanceMember("enumerateEvents"), ["matching"],
        objectiveC: "-[EKEventStore enumerateEventsMatchingPredicate:usingBlock:]", isRead: false),
      Symbol(
        .implicitUse, "EKEventStore", .instanceMember("calendarItem"), ["withIdentifier"],
        objectiveC: "-[EKEventStore calendarItemWithIdentifier:]"),
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
        "EKAuthorizationStatus", "writeOnly", 4, .notDetermined,
        note: "one upgrade prompt to full access remains; reading returns nothing until then"),
    ],
    words: ["calendar", "calendars", "calendar events", "your schedule", "appointments"],
    purposeKeys: [
      .init(
        "NSCalendarsFullAccessUsageDescription", .required, condition: "full access on 17+",
        since: "iOS 17, macOS 14, watchOS 10, visionOS 1"),
      .init(
        "NSCalendarsUsageDescription", .alternative,
        condition: "deployment target < 17 still needs it; deprecated iOS 17, macOS 14",
        since: "iOS 6, macOS 10.14"),
      .init(
        "NSContactsUsageDescription", .conditional,
        condition: "EventKitUI (EKEventEditViewController) before iOS 17", since: "iOS 6"),
    ],
    missingPurposeKey: .refused(
      """
      iOS 17+: request is denied automatically, no crash. iOS 10-16: crash \
      (NSCalendarsUsageDescription).
      """),
    entitlements: [
      "macOS sandbox: com.apple.security.personal-information.calendars"
    ],
    settings: .init(
      "Settings > Privacy & Security > Calendars",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Calendars"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .sometimes("One upgrade prompt writeOnly -> full; otherwise no."),
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
      "permissionskit": "Permission.calendar(access: .full).request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.CALENDARS",
      "flutterPermissionHandler": """
      Permission.calendarFullAccess (PERMISSION_EVENTS_FULL_ACCESS=1); Permission.calendar \
      deprecated
      """,
    ],
    notes: [
      """
      Apple documents disagree on whether NSCalendarsUsageDescription serves as a fallback on iOS \
      17 (TN3153 yes for old SDKs; "Accessing the event store" says denied).
      """,
      "Fold: writeOnly satisfies only write; fullAccess == authorized(3)",
      "Platforms: iOS 6.0: split 17.0; macOS 10.9: split 14.0; watchOS 2.0: split 10.0",
      """
      EKEventStore().requestAccess(to: .event) { granted, error in }: Linked with an iOS 17+ SDK \
      and run on iOS 17+: does not prompt, calls back with an error. Linked with an older SDK on \
      iOS 17: asks write-only for events.
      """,
      """
      Implicit: first events(matching:) / calendarItem(withIdentifier:) while writeOnly: prompt \
      to upgrade once; TN3152
      """,
      """
      Implicit: reading any EKEventStore property while notDetermined: no prompt, empty result \
      (iOS 17)
      """,
      """
      Instead: EKEventEditViewController; out of process on iOS 17+: no permission, no key; on \
      <=16 it needs access
      """,
      "Instead: EKCalendarChooser; needs access",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: EventKit.framework/Headers/EKEventStore.h",
      "iPhoneOS 17.4 SDK: EventKit.framework/Headers/EKTypes.h",
      """
      https://developer.apple.com/documentation/technotes/tn3152-migrating-to-the-latest-calendar-access-levels
      """,
      """
      https://developer.apple.com/documentation/technotes/tn3153-adopting-api-changes-for-eventkit-in-ios-macos-and-watchos
      """,
      "https://developer.apple.com/documentation/eventkit/accessing-the-event-store",
    ],
    inferred: [
      "symbols: implicit use, reading any EKEventStore property while notDetermined",
      "symbols: picker, EKCalendarChooser",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
