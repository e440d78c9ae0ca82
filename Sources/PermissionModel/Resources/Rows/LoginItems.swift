extension ResourceRow {
  /// Login items / background items.
  public static let loginItems = ResourceRow(
    id: "login-items",
    name: "Login items / background items",
    family: "loginItems",
    access: nil,
    group: .macOS,
    modules: ["ServiceManagement"],
    platforms: [.init("macOS", "13.0")],
    symbols: [
      Symbol(
        .request, "SMAppService", .instanceMember("register"), [], answer: .thrown,
        objectiveC: "-[SMAppService registerAndReturnError:]", since: "macOS 13"),
      Symbol(
        .status, "SMAppService", .instanceMember("status"), [], answer: .returned,
        objectiveC: "-[SMAppService status]", since: "macOS 13"),
      Symbol(
        .settings, "SMAppService", .typeMember("openSystemSettingsLoginItems"), [],
        objectiveC: "+[SMAppService openSystemSettingsLoginItems]", since: "macOS 13"),
    ],
    statuses: [
      .init("SMAppService.Status", "notRegistered", 0, .notDetermined),
      .init("SMAppService.Status", "enabled", 1, .granted(.full)),
      .init(
        "SMAppService.Status", "requiresApproval", 2, .blocked(.denied),
        note: "registered; the person must switch it on in System Settings"),
      .init(
        "SMAppService.Status", "notFound", 3, .notDetermined,
        note: "reported of a main app that was never registered"),
    ],
    words: ["login items", "open at login", "launch at login", "start at login"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "General > Login Items & Extensions",
      deepLink: "SMAppService.openSystemSettingsLoginItems()"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: requiresApproval = blocked by user",
      "SMAppService.mainApp.register(): no alert: notification; user may have to approve",
    ],
    sources: [
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/ServiceManagement.framework/Versions/A/Headers/SMAppService.h
      """,
      "https://github.com/jul-sh/clipkitty/pull/154",
      "https://github.com/basetenlabs/baseten-switch/pull/18",
    ],
    inferred: [
      "statuses: notFound, by what two projects report of unregistered apps",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
