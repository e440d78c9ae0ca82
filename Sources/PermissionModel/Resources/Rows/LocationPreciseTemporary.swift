extension ResourceRow {
  /// Precise location (temporary full accuracy).
  public static let locationPreciseTemporary = ResourceRow(
    id: "location-precise-temporary",
    name: "Precise location (temporary full accuracy)",
    family: "location",
    access: "precise",
    group: .prompted,
    modules: ["CoreLocation"],
    platforms: [
      .init("iOS", "14.0"), .init("macOS", "11.0"), .init("watchOS", "7.0"), .init("tvOS", "14.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "CLLocationManager", .instanceMember("requestTemporaryFullAccuracyAuthorization"),
        ["withPurposeKey"], answer: .closure, callback: "locationManagerDidChangeAuthorization",
        objectiveC: """
          -[CLLocationManager requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:]
          """, since: "iOS 14, macOS 11"),
      Symbol(
        .request, "CLServiceSession", .initializer, ["authorization", "fullAccuracyPurposeKey"],
        answer: .delegate, since: "iOS 18"),
      Symbol(
        .status, "CLLocationManager", .instanceMember("accuracyAuthorization"), [],
        answer: .returned, callback: "locationManagerDidChangeAuthorization",
        objectiveC: "-[CLLocationManager accuracyAuthorization]",
        since: "iOS 14, macOS 11, watchOS 7, tvOS 14"),
      .appSettings,
    ],
    statuses: [
      .init(
        "CLAccuracyAuthorization", "fullAccuracy", 0, .granted(.full),
        note: "meaningless unless authorizationStatus is granted"),
      .init(
        "CLAccuracyAuthorization", "reducedAccuracy", 1, .notDetermined,
        note: """
          granted only approximately, some kilometres; the app may ask for full accuracy each \
          session
          """),
    ],
    words: ["precise location", "exact location", "accurate location"],
    purposeKeys: [
      .init(
        "NSLocationTemporaryUsageDescriptionDictionary", .required,
        condition: "dictionary purposeKey -> string", since: "iOS 14, macOS 11")
    ],
    missingPurposeKey: .error(""),
    entitlements: [],
    settings: .init(
      "Settings > ... > Location > [app] > Precise Location",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .yes("each session"),
    boundaries: "",
    testNames: [
      .xcuitest: "location"
    ],
    wrappers: [
      "permissionskit": "LocationPermission.isPrecise (read only)",
      "reactNativePermissions": "requestLocationAccuracy({purposeKey})",
      "flutterPermissionHandler": "no",
    ],
    notes: [
      "Fold: separate axis from authorizationStatus: model as a qualifier",
      """
      CLLocationManager().requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:): \
      foreground only; key must exist in the dictionary else error and no prompt
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: CoreLocation.framework/Headers/CLLocationManager.h"
    ],
    inferred: [
      "platforms.visionOS",
      "endsAppWhenSwitched",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
