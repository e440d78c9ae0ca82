extension ResourceRow {
  /// Full Disk Access.
  public static let fullDiskAccess = ResourceRow(
    id: "full-disk-access",
    name: "Full Disk Access",
    family: "fullDiskAccess",
    access: nil,
    group: .macOS,
    modules: ["Foundation"],
    platforms: [.init("macOS", "10.14")],
    symbols: [],
    statuses: [],
    words: ["full disk access"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "Privacy & Security > Full Disk Access",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_AllFiles"),
    endsAppWhenSwitched: .sometimes("Quit & Reopen offered"),
    asksAgain: .unknown("not documented"),
    boundaries: "MDM PPPC can allow",
    testNames: [
      .tcc: "kTCCServiceSystemPolicyAllFiles",
      .xcuitest: "systemRootDirectory",
    ],
    wrappers: [:],
    notes: [
      "Test tools: xcuitest systemRootDirectory: macOS, related.",
      "Fold: no API at all: probe a protected file",
      "Implicit: reading ~/Library/Mail, Safari, TimeMachine backups: silent EPERM, no prompt",
    ],
    sources: [
      """
      objc2-generated@fff28a8e:XCUIAutomation + \
      https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource
      """,
      """
      https://developer.apple.com/documentation/devicemanagement/privacypreferencespolicycontrol
      """,
    ],
    inferred: [
      "symbols: requests",
      "symbols: statuses",
      "statuses",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
