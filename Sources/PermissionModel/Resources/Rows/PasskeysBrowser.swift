extension ResourceRow {
  /// Passkeys access for web browsers.
  public static let passkeysBrowser = ResourceRow(
    id: "passkeys-browser",
    name: "Passkeys access for web browsers",
    family: "passkeys",
    access: nil,
    group: .macOS,
    modules: ["AuthenticationServices"],
    platforms: [.init("macOS", "13.3"), .init("macCatalyst", "16.4"), .init("iOS", "17.4")],
    symbols: [
      Symbol(
        .request, "ASAuthorizationWebBrowserPublicKeyCredentialManager",
        .instanceMember("requestAuthorizationForPublicKeyCredentials"), [], answer: .closure,
        objectiveC: """
          -[ASAuthorizationWebBrowserPublicKeyCredentialManager \
          requestAuthorizationForPublicKeyCredentials:]
          """, since: "macOS 13.3, iOS 17.4"),
      Symbol(
        .status, "ASAuthorizationWebBrowserPublicKeyCredentialManager",
        .instanceMember("authorizationStateForPlatformCredentials"), [], answer: .returned,
        objectiveC: """
          -[ASAuthorizationWebBrowserPublicKeyCredentialManager \
          authorizationStateForPlatformCredentials]
          """, since: "macOS 13.3, iOS 17.4"),
    ],
    statuses: [
      .init(
        "ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState", "authorized", 0,
        .granted(.full)),
      .init(
        "ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState", "denied", 1,
        .blocked(.denied)),
      .init(
        "ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState", "notDetermined",
        2, .notDetermined),
    ],
    words: ["passkeys", "passkey access"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.web-browser.public-key-credential (managed)"
    ],
    settings: .init(
      "Privacy & Security > Passkeys Access for Web Browsers",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_PasskeyAccess"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceWebBrowserPublicKeyCredential"
    ],
    wrappers: [:],
    notes: [
      "Fold: raw order: authorized 0, notDetermined 2"
    ],
    sources: [
      """
      iPhoneOS 17.4 SDK: \
      AuthenticationServices.framework/Headers/ASAuthorizationWebBrowserPublicKeyCredentialManager.h
      """
    ],
    inferred: [
      "settings.deep_link",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
