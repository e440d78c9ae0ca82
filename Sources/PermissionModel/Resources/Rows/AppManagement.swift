extension ResourceRow {
  /// App management (modify other apps).
  public static let appManagement = ResourceRow(
    id: "app-management",
    name: "App management (modify other apps)",
    family: "appManagement",
    access: nil,
    group: .macOS,
    modules: ["Foundation"],
    platforms: [.init("macOS", "13.0")],
    symbols: [],
    statuses: [],
    words: ["app management", "update or delete other apps"],
    purposeKeys: [
      .init(
        "NSAppBundlesUsageDescription", .conditional, condition: "optional, default text",
        since: "macOS 13")
    ],
    missingPurposeKey: .genericText(""),
    entitlements: [],
    settings: .init(
      "Privacy & Security > App Management",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_AppBundles"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceSystemPolicyAppBundles"
    ],
    wrappers: [:],
    notes: [
      "Fold: no API",
      "Implicit: writing into another team's .app bundle: prompt",
    ],
    sources: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsappbundlesusagedescription
      """
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
