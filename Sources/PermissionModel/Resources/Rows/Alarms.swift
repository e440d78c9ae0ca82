extension ResourceRow {
  /// Alarms and timers (AlarmKit).
  public static let alarms = ResourceRow(
    id: "alarms",
    name: "Alarms and timers (AlarmKit)",
    family: "alarms",
    access: nil,
    group: .prompted,
    modules: ["AlarmKit"],
    platforms: [.init("iOS", "26.0"), .init("iPadOS", "26.0"), .init("macCatalyst", "26.0")],
    symbols: [
      Symbol(
        .request, "AlarmManager", .instanceMember("requestAuthorization"), [], answer: .async,
        since: "iOS 26"),
      Symbol(
        .status, "AlarmManager", .instanceMember("authorizationState"), [], answer: .returned,
        since: "iOS 26"),
      Symbol(
        .status, "AlarmManager", .instanceMember("authorizationUpdates"), [], answer: .async,
        since: "iOS 26"),
      Symbol(
        .implicitUse, "AlarmManager", .instanceMember("schedule"), ["id", "configuration"],
        answer: .async, since: "iOS 26", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("AlarmManager.AuthorizationState", "notDetermined", nil, .notDetermined),
      .init("AlarmManager.AuthorizationState", "denied", nil, .blocked(.denied)),
      .init("AlarmManager.AuthorizationState", "authorized", nil, .granted(.full)),
    ],
    words: ["alarm", "alarms", "timers"],
    purposeKeys: [
      .init("NSAlarmKitUsageDescription", .required, since: "iOS 26")
    ],
    missingPurposeKey: .noEffect(
      """
      missing or empty string: the app cannot schedule; no crash documented
      """),
    entitlements: [],
    settings: .init(
      "Settings > [app] > Alarms & Timers",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .no(""),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: no restricted",
      """
      AlarmManager.shared.authorizationState: returned notDetermined in early betas although \
      granted (forum 792819)
      """,
      """
      Implicit: AlarmManager.shared.schedule(id:configuration:) while notDetermined: prompts \
      automatically
      """,
    ],
    sources: [
      "https://developer.apple.com/documentation/alarmkit/alarmmanager/requestauthorization()",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsalarmkitusagedescription
      """,
      "https://developer.apple.com/forums/thread/792819",
    ],
    inferred: [
      """
      symbols: implicit use, AlarmManager.shared.schedule(id:configuration:) while notDetermined
      """,
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
