extension ResourceRow {
  /// Siri.
  public static let siri = ResourceRow(
    id: "siri",
    name: "Siri",
    family: "siri",
    access: nil,
    group: .prompted,
    modules: ["Intents"],
    platforms: [
      .init("iOS", "10.0"), .init("watchOS", "6.0"), .init("tvOS", "14.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "INPreferences", .typeMember("requestSiriAuthorization"), [], answer: .closure,
        objectiveC: "+[INPreferences requestSiriAuthorization:]",
        since: "iOS 10, watchOS 6, tvOS 14"),
      Symbol(
        .status, "INPreferences", .typeMember("siriAuthorizationStatus"), [], answer: .returned,
        objectiveC: "+[INPreferences siriAuthorizationStatus]", since: "iOS 10, watchOS 6, tvOS 14"),
      .appSettings,
    ],
    statuses: [
      .init("INSiriAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("INSiriAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init(
        "INSiriAuthorizationStatus", "denied", 2, .blocked(.denied),
        note: "also when Siri is switched off"),
      .init("INSiriAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["siri", "voice shortcuts", "siri shortcuts"],
    purposeKeys: [
      .init("NSSiriUsageDescription", .required, since: "iOS 10")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [
      "com.apple.developer.siri"
    ],
    settings: .init(
      "Settings > Siri > [app]",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: ".restricted",
    testNames: [
      .tcc: "kTCCServiceSiri",
      .simctl: "siri",
      .applesimutils: "siri",
      .maestro: "siri",
      .detox: "siri",
      .appium: "siri",
    ],
    wrappers: [
      "permissionskit": "Permission.siri.request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.SIRI",
      "flutterPermissionHandler": "Permission.assistant (PERMISSION_ASSISTANT=1)",
    ],
    notes: [
      "Not needed for App Intents / Shortcuts donations.",
      "Fold: denied also means Siri off",
      """
      Implicit: Siri or Maps may ask on the app behalf when the user invokes an intent: prompt
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: Intents.framework/Headers/INPreferences.h",
      "iPhoneOS 17.4 SDK: Intents.framework/Headers/INSiriAuthorizationStatus.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nssiriusagedescription
      """,
      "https://developer.apple.com/documentation/intents/inpreferences/requestsiriauthorization(_:)",
    ],
    inferred: [
      "endsAppWhenSwitched",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
