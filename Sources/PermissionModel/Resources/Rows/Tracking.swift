extension ResourceRow {
  /// App tracking (ATT).
  public static let tracking = ResourceRow(
    id: "tracking",
    name: "App tracking (ATT)",
    family: "tracking",
    access: nil,
    group: .prompted,
    modules: ["AppTrackingTransparency", "AdSupport"],
    platforms: [
      .init("iOS", "14.0"), .init("macOS", "11.0"), .init("tvOS", "14.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "ATTrackingManager", .typeMember("requestTrackingAuthorization"), [],
        answer: .closure,
        objectiveC: "+[ATTrackingManager requestTrackingAuthorizationWithCompletionHandler:]",
        since: "iOS 14, tvOS 14"),
      Symbol(
        .request, "ATTrackingManager", .typeMember("requestTrackingAuthorization"),
        ["preferringExpandedInterface", "additionalInformationAction"], answer: .closure,
        objectiveC: """
          +[ATTrackingManager \
          requestTrackingAuthorizationPreferringExpandedInterface:additionalInformationAction:completionHandler:]
          """, since: "iOS 27.2"),
      Symbol(
        .status, "ATTrackingManager", .typeMember("trackingAuthorizationStatus"), [],
        answer: .returned, objectiveC: "+[ATTrackingManager trackingAuthorizationStatus]",
        since: "iOS 14, tvOS 14"),
      Symbol(
        .status, "ASIdentifierManager", .instanceMember("isAdvertisingTrackingEnabled"), [],
        answer: .returned, objectiveC: "-[ASIdentifierManager isAdvertisingTrackingEnabled]",
        since: "iOS 6", retired: "iOS 14"),
      .appSettings,
    ],
    statuses: [
      .init("ATTrackingManager.AuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init(
        "ATTrackingManager.AuthorizationStatus", "restricted", 1, .blocked(.restricted),
        note: "managed device / \"Allow Apps to Request to Track\" locked (child accounts)"),
      .init(
        "ATTrackingManager.AuthorizationStatus", "denied", 2, .blocked(.denied),
        note: "user denied, or the system-wide switch is off (no prompt)"),
      .init("ATTrackingManager.AuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: [
      "tracking", "track you", "track your activity", "app tracking", "personalized ads",
      "across other apps",
    ],
    purposeKeys: [
      .init("NSUserTrackingUsageDescription", .required, since: "iOS 14, tvOS 14, visionOS 1")
    ],
    missingPurposeKey: .crash("docs: app may crash at first launch"),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Tracking (renamed in the EU on 27.2)",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .sometimes(
      """
      Reinstall; EU from iOS 27.2: yearly re-prompt regardless of the former answer
      """),
    boundaries: ".restricted",
    testNames: [
      .tcc: "kTCCServiceUserTracking",
      .xcuitest: "userTracking",
      .applesimutils: "userTracking",
      .maestro: "userTracking",
      .detox: "userTracking",
    ],
    wrappers: [
      "permissionskit": "Permission.tracking.request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.APP_TRACKING_TRANSPARENCY",
      "flutterPermissionHandler": """
      Permission.appTrackingTransparency (PERMISSION_APP_TRACKING_TRANSPARENCY=1)
      """,
    ],
    notes: [
      "Test tools: xcuitest userTracking: iOS 15.",
      "Fold: a request can return without any prompt; macOS constant notDetermined",
      "Platforms: iOS 14.0: enforced 14.5; macOS 11.0: always notDetermined",
      """
      ATTrackingManager.requestTrackingAuthorization { status in }: prompts only while the app is \
      .active and no other prompt is up; otherwise returns notDetermined/denied without UI. Not \
      from extensions.
      """,
      """
      ATTrackingManager.requestTrackingAuthorization(preferringExpandedInterface:additionalInformationAction:completionHandler:): \
      alternative prompt used in the EU (France, Germany, Italy, Poland, Romania); its Additional \
      Information button completes without a decision
      """,
      "Implicit: reading ASIdentifierManager.advertisingIdentifier: no prompt: returns zeros",
      "Implicit: Google UMP / Facebook / AppLovin SDKs call it: prompt",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: AppTrackingTransparency.framework/Headers/ATTrackingManager.h",
      "dotnet/macios wiki: AppTrackingTransparency-iOS-xcode27.2 (b1..rc1)",
      "https://developer.apple.com/app-store/user-privacy-and-data-use/ (snapshot 2026-09-24)",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsusertrackingusagedescription
      """,
    ],
    inferred: [
      "symbols: implicit use, Google UMP / Facebook / AppLovin SDKs call it",
      "endsAppWhenSwitched",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
