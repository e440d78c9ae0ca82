extension ResourceRow {
  /// Scheduled workouts.
  public static let workoutScheduling = ResourceRow(
    id: "workout-scheduling",
    name: "Scheduled workouts",
    family: "workoutScheduling",
    access: nil,
    group: .prompted,
    modules: ["WorkoutKit"],
    platforms: [
      .init("iOS", "17.0"), .init("macCatalyst", "18.0"), .init("macOS", "15.0"),
      .init("watchOS", "10.0"),
    ],
    symbols: [
      Symbol(
        .request, "WorkoutScheduler", .instanceMember("requestAuthorization"), [], answer: .async,
        since: "iOS 17, watchOS 10"),
      Symbol(
        .status, "WorkoutScheduler", .instanceMember("authorizationState"), [], answer: .async,
        since: "iOS 17"),
      .appSettings,
    ],
    statuses: [
      .init("WorkoutScheduler.AuthorizationState", "notDetermined", 0, .notDetermined),
      .init("WorkoutScheduler.AuthorizationState", "restricted", 1, .blocked(.restricted)),
      .init("WorkoutScheduler.AuthorizationState", "denied", 2, .blocked(.denied)),
      .init("WorkoutScheduler.AuthorizationState", "authorized", 3, .granted(.full)),
    ],
    words: ["scheduled workouts", "schedule workouts", "workout plan"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: async status",
      "await WorkoutScheduler.shared.authorizationState: async property",
    ],
    sources: [
      """
      iPhoneOS 17.4 SDK: \
      WorkoutKit.framework/Modules/WorkoutKit.swiftmodule/arm64-apple-ios.swiftinterface
      """,
      """
      https://developer.apple.com/documentation/workoutkit/workoutscheduler/requestauthorization()
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
