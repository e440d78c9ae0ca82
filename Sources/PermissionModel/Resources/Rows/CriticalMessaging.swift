extension ResourceRow {
  /// Critical messaging (SMS, per recipient).
  public static let criticalMessaging = ResourceRow(
    id: "critical-messaging",
    name: "Critical messaging (SMS, per recipient)",
    family: "criticalMessaging",
    access: nil,
    group: .prompted,
    modules: ["Messages"],
    platforms: [.init("iOS", "18.2"), .init("iPadOS", "18.2"), .init("watchOS", "11.2")],
    symbols: [
      Symbol(
        .request, "MSCriticalSMSMessenger", .instanceMember("requestAuthorization"), ["for"],
        answer: .async, since: "iOS 18.2"),
      Symbol(
        .status, "MSCriticalSMSMessenger", .instanceMember("checkAuthorizationStatus"), ["for"],
        answer: .async, since: "iOS 18.2"),
      .appSettings,
    ],
    statuses: [
      .init(
        "MSCriticalMessagingAuthorizationStatus", "unknown", nil, .notDetermined,
        note: "docs: \"hasn't either explicitly authorized or denied\""),
      .init("MSCriticalMessagingAuthorizationStatus", "denied", nil, .blocked(.denied)),
      .init("MSCriticalMessagingAuthorizationStatus", "approved", nil, .granted(.full)),
    ],
    words: ["critical messages", "emergency messages", "critical messaging"],
    purposeKeys: [
      .init("NSCriticalMessagingUsageDescription", .required, since: "iOS 18.2, watchOS 11.2")
    ],
    missingPurposeKey: .unknown(""),
    entitlements: [
      "com.apple.developer.messages.critical-messaging (managed)"
    ],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("every call"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: granted is approved, notDetermined is unknown; per recipient",
      "Platforms: watchOS 11.2: key",
      """
      MSCriticalSMSMessenger().requestAuthorization(for: [MSRecipient]): one alert per recipient; \
      may be called again and always shows the alert again; earlier recipients lose authorization
      """,
      """
      try await MSCriticalSMSMessenger().checkAuthorizationStatus(for:): async throws, per \
      recipient
      """,
    ],
    sources: [
      "https://developer.apple.com/documentation/messages/mscriticalsmsmessenger",
      """
      https://developer.apple.com/documentation/messages/mscriticalmessagingauthorizationstatus
      """,
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nscriticalmessagingusagedescription
      """,
    ],
    inferred: [
      "missingPurposeKey",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
