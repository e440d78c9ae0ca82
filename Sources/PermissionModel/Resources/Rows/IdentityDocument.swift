extension ResourceRow {
  /// ID in Wallet.
  public static let identityDocument = ResourceRow(
    id: "identity-document",
    name: "ID in Wallet",
    family: "identityDocument",
    access: nil,
    group: .sheet,
    modules: ["PassKit"],
    platforms: [.init("iOS", "16.0")],
    symbols: [
      Symbol(
        .request, "PKIdentityAuthorizationController", .instanceMember("requestDocument"), ["_"],
        answer: .closure,
        objectiveC: "-[PKIdentityAuthorizationController requestDocument:completion:]",
        since: "iOS 16"),
      Symbol(
        .status, "PKIdentityAuthorizationController", .instanceMember("checkCanRequestDocument"),
        ["_"], answer: .closure,
        objectiveC: "-[PKIdentityAuthorizationController checkCanRequestDocument:completion:]",
        since: "iOS 16"),
      Symbol(.implicitUse, "VerifyIdentityWithWalletButton", .initializer, since: "iOS 16"),
    ],
    statuses: [],
    words: ["identity document", "verify your identity", "id in wallet", "driver's license"],
    purposeKeys: [
      .init("NSIdentityUsageDescription", .required, since: "iOS 16"),
      .init(
        "NSIdentityUsageDescriptionDictionary", .conditional, condition: "per merchant key",
        since: "iOS 16"),
    ],
    missingPurposeKey: .error(""),
    entitlements: [
      "com.apple.developer.in-app-identity-presentment",
      "...in-app-identity-presentment.merchant-identifiers",
    ],
    settings: .init(
      "none (Wallet)"),
    endsAppWhenSwitched: .no("there is no switch"),
    asksAgain: .yes("every request"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: sheet per request",
      "Implicit: VerifyIdentityWithWalletButton tap: sheet",
    ],
    sources: [
      "https://developer.apple.com/documentation/passkit/pkidentityauthorizationcontroller",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsidentityusagedescription
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
