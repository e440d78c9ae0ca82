extension ResourceRow {
  /// Location (when in use).
  public static let locationWhenInUse = ResourceRow(
    id: "location-when-in-use",
    name: "Location (when in use)",
    family: "location",
    access: "whenInUse",
    group: .prompted,
    modules: ["CoreLocation", "CoreLocationUI", "MapKit", "SwiftUI"],
    platforms: [
      .init("iOS", "8.0"), .init("macOS", "10.15"), .init("macCatalyst", "14.0"),
      .init("watchOS", "2.0"), .init("tvOS", "9.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "CLLocationManager", .instanceMember("requestWhenInUseAuthorization"), [],
        answer: .delegate, callback: "locationManagerDidChangeAuthorization",
        objectiveC: "-[CLLocationManager requestWhenInUseAuthorization]",
        since: "iOS 8, macOS 10.15"),
      Symbol(
        .request, "CLServiceSession", .initializer, ["authorization"],
        deciding: .init("authorization", ["whenInUse"]), answer: .delegate,
        objectiveC: "+[CLServiceSession sessionRequiringAuthorization:]",
        since: "iOS 18, macOS 15, watchOS 11"),
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
      Symbol(
        .implicitUse, "CLLocationUpdate", .typeMember("liveUpdates"), [], answer: .async,
        since: "iOS 17 (prompts on 18)"),
      Symbol(
        .implicitUse, "CLLocationUpdate", .typeMember("liveUpdates"), ["_"], answer: .async,
        since: "iOS 17 (prompts on 18)"),
      Symbol(.implicitUse, "CLMonitor", .initializer, ["_"], since: "iOS 17 (prompts on 18)"),
      Symbol(.picker, "LocationButton", .initializer, since: "iOS 15"),
      Symbol(
        .picker, "CLLocationButton", .initializer, objectiveC: "-[CLLocationButton init]",
        since: "iOS 15"),
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
        "CLAuthorizationStatus", "authorizedWhenInUse", 4, .granted(.whenInUse),
        note: "also while an Allow Once lasts, which then returns to notDetermined"),
    ],
    words: [
      "location", "your location", "current location", "gps", "near you", "nearby places",
      "where you are",
    ],
    purposeKeys: [
      .init(
        "NSLocationWhenInUseUsageDescription", .required, condition: "always on iOS",
        since: "iOS 8 (docs list iOS 11)"),
      .init(
        "NSLocationUsageDescription", .alternative, condition: "macOS only (iOS 6-8 deprecated)",
        since: "macOS 10.14"),
      .init("NSLocationDefaultAccuracyReduced", .setting, condition: "boolean", since: "iOS 14"),
      .init(
        "NSWidgetWantsLocation", .setting, condition: "boolean, in the widget", since: "iOS 14"),
    ],
    missingPurposeKey: .noEffect(
      """
      header: "otherwise, this method will do nothing" - no crash, no prompt, delegate never \
      called
      """),
    entitlements: [
      "macOS sandbox: com.apple.security.personal-information.location"
    ],
    settings: .init(
      "Settings > Privacy & Security > Location Services > [app]",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_LocationServices"),
    endsAppWhenSwitched: .no(
      "delegate is called while running; only \"Reset Location & Privacy\" kills"),
    asksAgain: .yes(
      """
      Allow Once (status reads authorizedWhenInUse, then notDetermined next launch) and \
      Settings "Ask Next Time Or When I Share"; App Clip grants reset at 4 am next day.
      """),
    boundaries: """
      .restricted (MDM/Screen Time). Global Location Services off = .denied and the first request \
      shows the system "Turn On Location Services" alert.
      """,
    testNames: [
      .simctl: "location",
      .xcuitest: "location",
      .applesimutils: "location",
      .maestro: "location",
      .detox: "location",
      .appium: "location",
    ],
    wrappers: [
      "permissionskit": """
      Permission.location(access: .whenInUse).request { } (a fault: authorizedAlways is reported \
      as denied)
      """,
      "reactNativePermissions": "PERMISSIONS.IOS.LOCATION_WHEN_IN_USE",
      "flutterPermissionHandler": """
      Permission.locationWhenInUse / Permission.location (PERMISSION_LOCATION=1 / _WHENINUSE)
      """,
    ],
    notes: [
      """
      Test tools: tcc has none: locationd; kTCCServiceLocation/Liverpool have no effect; xcuitest \
      location: iOS 13.4, not macOS; applesimutils location takes always, inuse, never, unset; \
      maestro location: simctl; maestro location takes always, inuse, never; detox location takes \
      always, inuse, never, unset; appium also location-always.
      """,
      """
      Fold: authorizedAlways must satisfy whenInUse; denied may be global; no-op when the app is \
      not in use or already determined
      """,
      "Platforms: macOS 10.15: (request); 10.6 services",
      """
      CLLocationManager().requestWhenInUseAuthorization(): no async variant; result through \
      locationManagerDidChangeAuthorization(_:)
      """,
      """
      CLServiceSession(authorization: .whenInUse): declarative: requests automatically and asks \
      again after a temporary grant lapsed; .none never prompts
      """,
      """
      CLLocationUpdate.liveUpdates() / CLMonitor: implicit service session unless \
      NSLocationRequireExplicitServiceSession is set
      """,
      """
      CLLocationManager.locationServicesEnabled(): do not call on the main thread; needed to tell \
      "globally off" from "denied for this app"
      """,
      "Implicit: CLLocationUpdate.liveUpdates() iteration on iOS 18+: prompt",
      "Implicit: CLMonitor(...) on iOS 18+: prompt",
      "Implicit: macOS: startUpdatingLocation() or any other service start: prompt",
      """
      Implicit: iOS: startUpdatingLocation()/requestLocation() without request: no prompt since \
      iOS 8, locationManager(_:didFailWithError:) kCLErrorDenied or silence
      """,
      """
      Implicit: MKMapView.showsUserLocation = true / SwiftUI UserAnnotation: does not prompt on \
      its own
      """,
      "Implicit: WKWebView navigator.geolocation: app prompt, then per-site prompt",
      """
      Instead: LocationButton (SwiftUI) / CLLocationButton; one-time authorisation on tap, own \
      one-time confirmation; counts as Allow Once
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: CoreLocation.framework/Headers/CLLocationManager.h",
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/CoreLocation.framework/Versions/A/Headers/CLLocationManager.h
      """,
      """
      https://developer.apple.com/documentation/corelocation/requesting-authorization-to-use-location-services
      """,
      "https://developer.apple.com/documentation/corelocation/clservicesession-pt7n",
      "WWDC24 session 10212 What is new in location authorization",
      """
      mobile-dev-inc/Maestro@487407f6:maestro-ios-driver/src/main/kotlin/util/LocalSimulatorUtils.kt
      """,
      "sparrowcode/PermissionsKit@bc20d72:Sources/LocationPermission/LocationPermission.swift",
    ],
    inferred: [
      "symbols: implicit use, MKMapView.showsUserLocation = true / SwiftUI UserAnnotation",
      "symbols: implicit use, WKWebView navigator.geolocation",
      "endsAppWhenSwitched",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
