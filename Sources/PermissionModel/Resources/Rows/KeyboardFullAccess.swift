extension ResourceRow {
  /// Keyboard full access (custom keyboards).
  public static let keyboardFullAccess = ResourceRow(
    id: "keyboard-full-access",
    name: "Keyboard full access (custom keyboards)",
    family: "keyboard",
    access: nil,
    group: .setting,
    modules: ["UIKit"],
    platforms: [.init("iOS", "8.0")],
    symbols: [
      Symbol(
        .status, "UIInputViewController", .instanceMember("hasFullAccess"), [], answer: .returned,
        objectiveC: "-[UIInputViewController hasFullAccess]", since: "iOS 11"),
      .appSettings,
    ],
    statuses: [
      .init("Bool", "true", nil, .granted(.full)),
      .init("Bool", "false", nil, .blocked(.denied)),
    ],
    words: ["full access", "allow full access", "keyboard access"],
    purposeKeys: [
      .init(
        "RequestsOpenAccess", .setting, condition: "boolean in the extension, under NSExtension",
        since: "iOS 8")
    ],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceKeyboardNetwork",
      .xcuitest: "keyboardNetwork",
    ],
    wrappers: [:],
    notes: [
      "Test tools: xcuitest keyboardNetwork: iOS 13.4.",
      "Fold: Bool",
    ],
    sources: [
      """
      objc2-generated@fff28a8e:XCUIAutomation + \
      https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource
      """,
      "wix/AppleSimulatorUtils@753749d:applesimutils/applesimutils/main.m",
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
