extension ResourceRow {
  /// Data of other apps (containers).
  public static let appData = ResourceRow(
    id: "app-data",
    name: "Data of other apps (containers)",
    family: "appData",
    access: nil,
    group: .macOS,
    modules: ["Foundation"],
    platforms: [.init("macOS", "14.0")],
    symbols: [],
    statuses: [],
    words: ["data from other apps", "data of other apps"],
    purposeKeys: [
      .init(
        "NSAppDataUsageDescription", .conditional, condition: "optional, default text",
        since: "macOS 14")
    ],
    missingPurposeKey: .genericText(""),
    entitlements: [],
    settings: .init(
      "not documented"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("asked again after relaunch (not stored permanently)"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceSystemPolicyAppData"
    ],
    wrappers: [:],
    notes: [
      "Fold: no API",
      """
      Implicit: opening files in another app container or group container (macOS 15: also group \
      containers of the same name without entitlement): prompt
      """,
    ],
    sources: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsappdatausagedescription
      """
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
