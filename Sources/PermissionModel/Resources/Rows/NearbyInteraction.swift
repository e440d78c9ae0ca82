extension ResourceRow {
  /// Nearby interaction (UWB).
  public static let nearbyInteraction = ResourceRow(
    id: "nearby-interaction",
    name: "Nearby interaction (UWB)",
    family: "nearbyInteraction",
    access: nil,
    group: .prompted,
    modules: ["NearbyInteraction"],
    platforms: [.init("iOS", "14.0"), .init("watchOS", "7.3")],
    symbols: [
      Symbol(
        .status, "NIError", .typeMember("userDidNotAllow"), [], answer: .delegate,
        callback: "session(_:didInvalidateWith:)", objectiveC: "NIErrorCodeUserDidNotAllow",
        since: "iOS 14"),
      Symbol(
        .implicitUse, "NISession", .instanceMember("run"), ["_"], answer: .delegate,
        callback: "session(_:didInvalidateWith:)", objectiveC: "-[NISession runWithConfiguration:]"),
      .appSettings,
    ],
    statuses: [
      .init(
        "NIError.Code", "userDidNotAllow", -5884, .blocked(.denied),
        note: "read only after the session was refused")
    ],
    words: ["nearby interaction", "nearby interactions", "ultra wideband", "precise distance"],
    purposeKeys: [
      .init("NSNearbyInteractionUsageDescription", .required, since: "iOS 15, watchOS 8"),
      .init(
        "NSNearbyInteractionAllowOnceUsageDescription", .alternative,
        condition: "deprecated iOS 15", since: "iOS 14"),
    ],
    missingPurposeKey: .unknown("unknown (session error; crash unconfirmed)"),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Nearby Interactions",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .sometimes("iOS 14: every session"),
    boundaries: "NISession.deviceCapabilities.supportsPreciseDistanceMeasurement false",
    testNames: [
      .tcc: "kTCCServiceNearbyInteraction"
    ],
    wrappers: [:],
    notes: [
      "Fold: no request, no status",
      "session(_:didInvalidateWith: NIError.userDidNotAllow): only after the fact",
      "Implicit: NISession.run(_:): prompt; iOS 14 asks per session; iOS 15+ persistent",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: NearbyInteraction.framework/Headers/NISession.h",
      "iPhoneOS 17.4 SDK: NearbyInteraction.framework/Headers/NIError.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsnearbyinteractionusagedescription
      """,
    ],
    inferred: [
      "endsAppWhenSwitched",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
      "statuses: an error code, not a status",
    ],
    lastChecked: "2026-11-30")
}
