extension ResourceRow {
  /// TV provider subscription.
  public static let tvProvider = ResourceRow(
    id: "tv-provider",
    name: "TV provider subscription",
    family: "tvProvider",
    access: nil,
    group: .prompted,
    modules: ["VideoSubscriberAccount"],
    platforms: [.init("iOS", "10.0"), .init("tvOS", "10.0"), .init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .request, "VSAccountManager", .instanceMember("checkAccessStatus"), ["options"],
        deciding: .init("options", ["true"]), answer: .closure,
        objectiveC: "-[VSAccountManager checkAccessStatusWithOptions:completionHandler:]",
        since: "iOS 10, tvOS 10"),
      Symbol(
        .status, "VSAccountManager", .instanceMember("checkAccessStatus"), ["options"],
        deciding: .init("options", ["false"]), answer: .closure,
        objectiveC: "-[VSAccountManager checkAccessStatusWithOptions:completionHandler:]",
        since: "iOS 10"),
      .appSettings,
    ],
    statuses: [
      .init("VSAccountAccessStatus", "notDetermined", 0, .notDetermined),
      .init("VSAccountAccessStatus", "restricted", 1, .blocked(.restricted)),
      .init("VSAccountAccessStatus", "denied", 2, .blocked(.denied)),
      .init("VSAccountAccessStatus", "granted", 3, .granted(.full)),
    ],
    words: ["tv provider", "cable provider", "tv subscription"],
    purposeKeys: [
      .init("NSVideoSubscriberAccountUsageDescription", .required, since: "iOS 10, tvOS 10")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [
      "com.apple.developer.video-subscriber-single-sign-on (managed)"
    ],
    settings: .init(
      "Settings > TV Provider",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: granted spelled granted",
      """
      same call with [.prompt: false]: request and status are one API, told apart by \
      VSCheckAccessOptionPrompt
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: VideoSubscriberAccount.framework/Headers/VSAccountManager.h"
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
