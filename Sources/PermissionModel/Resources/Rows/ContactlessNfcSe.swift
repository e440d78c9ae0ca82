extension ResourceRow {
  /// Contactless (NFC & Secure Element / HCE).
  public static let contactlessNfcSe = ResourceRow(
    id: "contactless-nfc-se",
    name: "Contactless (NFC & Secure Element / HCE)",
    family: "contactless",
    access: nil,
    group: .setting,
    modules: ["SecureElementCredential", "CoreNFC"],
    platforms: [.init("iOS", "17.4")],
    symbols: [
      Symbol(
        .implicitUse, "CardSession", .initializer, answer: .thrown, since: "iOS 17.4", isRead: false
      ),
      Symbol(
        .implicitUse, "NFCPresentmentIntentAssertion", .typeMember("acquire"), [], answer: .async,
        since: "iOS 17.4", isRead: false),
      Symbol(
        .status, "CardSession", .typeMember("isEligible"), [], answer: .async, since: "iOS 17.4",
        isRead: false),
      Symbol(
        .status, "CardSession", .typeMember("isSupported"), [], answer: .returned,
        since: "iOS 17.4", isRead: false),
      .defaultApplicationSettings,
    ],
    statuses: [
      .init(
        "CardSession.isEligible", "false", nil, .blocked(.unavailable),
        note: "not in a region or on a device that offers it")
    ],
    words: ["contactless", "contactless payment", "tap to pay", "default contactless app"],
    purposeKeys: [],
    missingPurposeKey: .error(""),
    entitlements: [
      "com.apple.developer.nfc.hce",
      "com.apple.developer.secure-element-credential (managed)",
    ],
    settings: .init(
      "Settings > Apps > Default Apps > Contactless App",
      deepLink: "UIApplication.openDefaultApplicationsSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: eligibility, not TCC",
      "Platforms: iOS 17.4: EEA HCE; 18.1 SE",
      """
      CardSession() / NFCPresentmentIntentAssertion.acquire(): session; default contactless app \
      chosen in Settings
      """,
      "CardSession.isEligible / isSupported: async",
    ],
    sources: [
      "https://developer.apple.com/documentation/corenfc/cardsession",
      "https://developer.apple.com/documentation/secureelementcredential",
    ],
    inferred: [
      "symbols: requests",
      "symbols: statuses",
      "statuses",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
      "statuses: from the Boolean property",
    ],
    lastChecked: "2026-11-30")
}
