extension ResourceRow {
  /// Family Controls / Screen Time.
  public static let familyControls = ResourceRow(
    id: "family-controls",
    name: "Family Controls / Screen Time",
    family: "familyControls",
    access: nil,
    group: .prompted,
    modules: ["FamilyControls", "ManagedSettings", "DeviceActivity"],
    platforms: [.init("iOS", "15.0"), .init("macCatalyst", "15.0"), .init("visionOS", "2")],
    symbols: [
      Symbol(
        .request, "AuthorizationCenter", .instanceMember("requestAuthorization"), ["for"],
        deciding: .init("for", ["individual", "child"]), answer: .async, since: "iOS 16"),
      Symbol(
        .request, "AuthorizationCenter", .instanceMember("requestAuthorization"), [],
        answer: .closure, since: "iOS 15", retired: "iOS 16"),
      Symbol(
        .status, "AuthorizationCenter", .instanceMember("authorizationStatus"), [],
        answer: .returned, since: "iOS 15"),
      .appSettings,
    ],
    statuses: [
      .init("FamilyControls.AuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("FamilyControls.AuthorizationStatus", "denied", 1, .blocked(.denied)),
      .init("FamilyControls.AuthorizationStatus", "approved", 2, .granted(.full)),
      .init(
        "FamilyControls.AuthorizationStatus", "approvedWithDataAccess", 3, .granted(.full),
        note: "iOS 26.4"),
    ],
    words: ["screen time", "family controls", "app limits", "parental controls"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.family-controls (managed for distribution)"
    ],
    settings: .init(
      "Settings > Screen Time > Apps with Screen Time Access",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("requestAuthorization prompts again after denial (biometric confirmation)"),
    boundaries: """
      FamilyControlsError.restricted, unavailable, invalidAccountType, authorizationConflict, \
      networkError, authenticationMethodUnavailable
      """,
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: errors carry the reason; granted case is approved",
      "Platforms: iOS 15.0: individual 16.0",
      "AuthorizationCenter.shared.authorizationStatus: @Published; initial value may lag",
      "AuthorizationCenter.shared.revokeAuthorization(completionHandler:): revoke exists here",
      "Instead: FamilyActivityPicker; needs authorization but returns opaque tokens",
    ],
    sources: [
      """
      iPhoneOS 17.4 SDK: \
      FamilyControls.framework/Modules/FamilyControls.swiftmodule/arm64-apple-ios.swiftinterface
      """,
      "xybp888/iOS-SDKs@88fdca9d:iPhoneOS18.0.sdk/.../FamilyControls.swiftinterface",
      "https://developer.apple.com/documentation/familycontrols/authorizationstatus",
    ],
    inferred: [
      "platforms.visionOS",
      "statuses: the number of approvedWithDataAccess, by the order of the cases",
      "asksAgain",
      "missingPurposeKey",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
