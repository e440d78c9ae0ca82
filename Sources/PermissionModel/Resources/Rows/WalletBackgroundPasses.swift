extension ResourceRow {
  /// Add passes in background.
  public static let walletBackgroundPasses = ResourceRow(
    id: "wallet-background-passes",
    name: "Add passes in background",
    family: "walletPasses",
    access: nil,
    group: .prompted,
    modules: ["PassKit"],
    platforms: [
      .init("iOS", "26.0"), .init("macOS", "26.0"), .init("macCatalyst", "26.0"),
      .init("watchOS", "26.0"), .init("visionOS", "26.0"),
    ],
    symbols: [
      Symbol(
        .request, "PKPassLibrary", .instanceMember("requestAuthorization"), ["for"],
        deciding: .init("for", ["backgroundAddPasses"]), answer: .closure,
        objectiveC: "-[PKPassLibrary requestAuthorizationForCapability:completion:]",
        since: "iOS 26, macOS 26, watchOS 26, visionOS 26"),
      Symbol(
        .status, "PKPassLibrary", .instanceMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["backgroundAddPasses"]), answer: .returned,
        objectiveC: "-[PKPassLibrary authorizationStatusForCapability:]",
        since: "iOS 26, macOS 26, watchOS 26, visionOS 26"),
      .appSettings,
    ],
    statuses: [
      .init("PKPassLibrary.AuthorizationStatus", "notDetermined", -1, .notDetermined),
      .init("PKPassLibrary.AuthorizationStatus", "denied", 0, .blocked(.denied)),
      .init("PKPassLibrary.AuthorizationStatus", "authorized", 1, .granted(.full)),
      .init("PKPassLibrary.AuthorizationStatus", "restricted", 2, .blocked(.restricted)),
      .init("PKPassLibrary.isPassLibraryAvailable", "false", nil, .blocked(.unavailable)),
    ],
    words: ["wallet passes", "add passes", "passes in wallet"],
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
      "Fold: raw: notDetermined is -1, denied 0"
    ],
    sources: [
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):PassKit/PKPassLibrary.rs",
      """
      https://developer.apple.com/documentation/passkit/pkpasslibrary/requestauthorization(for:completion:)
      """,
      "https://developer.apple.com/documentation/passkit/pkpasslibrary/ispasslibraryavailable()",
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
