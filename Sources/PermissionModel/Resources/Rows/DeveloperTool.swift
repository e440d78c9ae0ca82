extension ResourceRow {
  /// Developer tool privileges.
  public static let developerTool = ResourceRow(
    id: "developer-tool",
    name: "Developer tool privileges",
    family: "developerTool",
    access: nil,
    group: .macOS,
    modules: ["ExecutionPolicy"],
    platforms: [.init("macOS", "10.15")],
    symbols: [
      Symbol(
        .request, "EPDeveloperTool", .instanceMember("requestAccess"), [], answer: .closure,
        objectiveC: "-[EPDeveloperTool requestDeveloperToolAccessWithCompletionHandler:]",
        since: "macOS 10.15", isRead: false),
      Symbol(
        .status, "EPDeveloperTool", .instanceMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "-[EPDeveloperTool authorizationStatus]", since: "macOS 10.15"),
    ],
    statuses: [
      .init("EPDeveloperToolStatus", "notDetermined", 0, .notDetermined),
      .init("EPDeveloperToolStatus", "restricted", 1, .blocked(.restricted)),
      .init("EPDeveloperToolStatus", "denied", 2, .blocked(.denied)),
      .init("EPDeveloperToolStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["developer tools", "developer tool"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "Privacy & Security > Developer Tools",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_DevTools"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceDeveloperTool"
    ],
    wrappers: [:],
    notes: [],
    sources: [
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/ExecutionPolicy.framework/Versions/A/Headers/EPDeveloperTool.h
      """
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
