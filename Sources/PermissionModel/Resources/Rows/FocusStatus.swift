extension ResourceRow {
  /// Focus status.
  public static let focusStatus = ResourceRow(
    id: "focus-status",
    name: "Focus status",
    family: "focusStatus",
    access: nil,
    group: .prompted,
    modules: ["Intents"],
    platforms: [
      .init("iOS", "15.0"), .init("macOS", "12.0"), .init("macCatalyst", "15.0"),
      .init("watchOS", "8.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "INFocusStatusCenter", .instanceMember("requestAuthorization"), [],
        answer: .closure,
        objectiveC: "-[INFocusStatusCenter requestAuthorizationWithCompletionHandler:]",
        since: "iOS 15, macOS 12, watchOS 8"),
      Symbol(
        .status, "INFocusStatusCenter", .instanceMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "-[INFocusStatusCenter authorizationStatus]", since: "iOS 15"
      ),
      .appSettings,
    ],
    statuses: [
      .init("INFocusStatusAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("INFocusStatusAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("INFocusStatusAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("INFocusStatusAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["focus status", "do not disturb", "focus mode"],
    purposeKeys: [
      .init("NSFocusStatusUsageDescription", .required, since: "iOS 15, macOS 12, watchOS 8")
    ],
    missingPurposeKey: .crash("crash (inferred)"),
    entitlements: [
      "com.apple.developer.usernotifications.communication (inferred)"
    ],
    settings: .init(
      "Settings > Privacy & Security > Focus",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: ".restricted",
    testNames: [
      .tcc: "kTCCServiceFocusStatus",
      .xcuitest: "focus",
    ],
    wrappers: [:],
    notes: [
      "Test tools: xcuitest focus: iOS 15."
    ],
    sources: [
      "iPhoneOS 17.4 SDK: Intents.framework/Headers/INFocusStatusCenter.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsfocusstatususagedescription
      """,
      """
      https://developer.apple.com/documentation/intents/infocusstatuscenter/requestauthorization(completionhandler:)
      """,
    ],
    inferred: [
      "missingPurposeKey",
      "entitlements: com.apple.developer.usernotifications.communication (inferred)",
      "endsAppWhenSwitched",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
