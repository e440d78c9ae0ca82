extension ResourceRow {
  /// Location (always).
  public static let locationAlways = ResourceRow(
    id: "location-always",
    name: "Location (always)",
    family: "location",
    access: "always",
    group: .prompted,
    modules: ["CoreLocation"],
    platforms: [.init("iOS", "8.0"), .init("macOS", "10.15"), .init("watchOS", "2.0")],
    symbols: [
      Symbol(
        .request, "CLLocationManager", .instanceMember("requestAlwaysAuthorization"), [],
        answer: .delegate, callback: "locationManagerDidChangeAuthorization",
        objectiveC: "-[CLLocationManager requestAlwaysAuthorization]", since: "iOS 8, macOS 10.15"),
      Symbol(
        .request, "CLServiceSession", .initializer, ["authorization"],
        deciding: .init("authorization", ["always"]), answer: .delegate,
        objectiveC: "+[CLServiceSession sessionRequiringAuthorization:]", since: "iOS 18"),
      Symbol(
        .status, "CLLocationManager", .instanceMember("authorizationStatus"), [], answer: .returned,
        callback: "locationManagerDidChangeAuthorization",
        objectiveC: "-[CLLocationManager authorizationStatus]",
        since: "iOS 14, macOS 11, watchOS 7, tvOS 14"),
      Symbol(
        .status, "CLLocationManager", .typeMember("authorizationStatus"), [], answer: .returned,
        callback: "locationManager(_:didChangeAuthorization:)",
        objectiveC: "+[CLLocationManager authorizationStatus]", since: "iOS 4.2, macOS 10.7",
        retired: "iOS 14, macOS 11, watchOS 7, tvOS 14"),
      Symbol(
        .status, "CLLocationManager", .typeMember("locationServicesEnabled"), [], answer: .returned,
        objectiveC: "+[CLLocationManager locationServicesEnabled]", since: "iOS 4"),
      Symbol(
        .status, "CLServiceSession", .instanceMember("diagnostics"), [], answer: .async,
        since: "iOS 18"),
      Symbol(
        .status, "CLLocationUpdate", .instanceMember("authorizationDenied"), [], answer: .returned,
        since: "iOS 18"),
      Symbol(
        .status, "CLLocationUpdate", .instanceMember("authorizationDeniedGlobally"), [],
        answer: .returned, since: "iOS 18"),
      Symbol(
        .status, "CLLocationUpdate", .instanceMember("authorizationRestricted"), [],
        answer: .returned, since: "iOS 18"),
      Symbol(
        .status, "CLLocationUpdate", .instanceMember("insufficientlyInUse"), [], answer: .returned,
        since: "iOS 18"),
      Symbol(
        .status, "CLLocationUpdate", .instanceMember("serviceSessionRequired"), [],
        answer: .returned, since: "iOS 18"),
      Symbol(
        .status, "CLLocationUpdate", .instanceMember("authorizationRequestInProgress"), [],
        answer: .returned, since: "iOS 18"),
      .appSettings,
    ],
    statuses: [
      .init(
        "CLAuthorizationStatus", "notDetermined", 0, .notDetermined,
        note: "also after \"Allow Once\" ends and when the user sets \"Ask Next Time\""),
      .init("CLAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init(
        "CLAuthorizationStatus", "denied", 2, .blocked(.denied),
        note: """
          also when Location Services are globally off, in Airplane mode setups, or the device \
          feature is disabled
          """),
      .init(
        "CLAuthorizationStatus", "authorizedAlways", 3, .granted(.full),
        note: """
          unavailable on visionOS; `.authorized` is the same raw value and the preferred macOS \
          spelling
          """),
      .init(
        "CLAuthorizationStatus", "authorized", 3, .granted(.full),
        note: "the same raw value as authorizedAlways; the macOS spelling"),
      .init(
        "CLAuthorizationStatus", "authorizedWhenInUse", 4, .notDetermined,
        note: "one upgrade prompt to Always remains"),
    ],
    words: [
      "background location", "location always", "location in the background",
      "always allow location",
    ],
    purposeKeys: [
      .init("NSLocationAlwaysAndWhenInUseUsageDescription", .required, since: "iOS 11"),
      .init(
        "NSLocationWhenInUseUsageDescription", .required,
        condition: "both keys are required for Always", since: "iOS 8"),
      .init(
        "NSLocationAlwaysUsageDescription", .alternative,
        condition: "deployment target < 11; deprecated iOS 11", since: "iOS 8"),
    ],
    missingPurposeKey: .noEffect(""),
    entitlements: [
      "UIBackgroundModes location for continuous background updates"
    ],
    settings: .init(
      "Settings > Privacy & Security > Location Services > [app] > Always",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .sometimes(
      """
      once after whenInUse; the system itself re-confirms Always periodically ("has been using \
      your location in the background")
      """),
    boundaries: ".restricted",
    testNames: [
      .simctl: "location-always",
      .xcuitest: "location",
      .applesimutils: "location=always",
      .maestro: "location=always",
      .detox: "location=always",
      .appium: "location-always",
    ],
    wrappers: [
      "permissionskit": "Permission.location(access: .always)",
      "reactNativePermissions": "PERMISSIONS.IOS.LOCATION_ALWAYS",
      "flutterPermissionHandler": "Permission.locationAlways (PERMISSION_LOCATION_ALWAYS=1)",
    ],
    notes: [
      "Fold: authorizedWhenInUse is partial for this resource",
      "Platforms: macOS 10.15: same as whenInUse",
      """
      CLLocationManager().requestAlwaysAuthorization(): From notDetermined iOS shows the \
      when-in-use choices and grants provisional always; the real Always alert comes later from \
      the system. From whenInUse may be asked ONE time.
      """,
      """
      CLLocationManager.locationServicesEnabled(): do not call on the main thread; needed to tell \
      "globally off" from "denied for this app"
      """,
      """
      Implicit: provisional Always: system asks "Change to Always Allow" on first background \
      event: prompt
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: CoreLocation.framework/Headers/CLLocationManager.h",
      """
      https://developer.apple.com/documentation/corelocation/cllocationmanager/requestalwaysauthorization()
      """,
    ],
    inferred: [
      "endsAppWhenSwitched",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
