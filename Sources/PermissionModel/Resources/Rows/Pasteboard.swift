extension ResourceRow {
  /// Pasteboard read.
  public static let pasteboard = ResourceRow(
    id: "pasteboard",
    name: "Pasteboard read",
    family: "pasteboard",
    access: nil,
    group: .prompted,
    modules: ["UIKit", "AppKit", "SwiftUI"],
    platforms: [.init("iOS", "14"), .init("macOS", "15.4"), .init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .status, "NSPasteboard", .instanceMember("accessBehavior"), [], answer: .returned,
        objectiveC: "-[NSPasteboard accessBehavior]", since: "macOS 15.4"),
      Symbol(
        .implicitUse, "UIPasteboard", .instanceMember("string"), [],
        objectiveC: "-[UIPasteboard string]", since: "iOS 14 (banner), 16 (alert)"),
      Symbol(
        .implicitUse, "UIPasteboard", .instanceMember("strings"), [],
        objectiveC: "-[UIPasteboard strings]", since: "iOS 14 (banner), 16 (alert)"),
      Symbol(
        .implicitUse, "UIPasteboard", .instanceMember("items"), [],
        objectiveC: "-[UIPasteboard items]", since: "iOS 14 (banner), 16 (alert)"),
      Symbol(
        .implicitUse, "UIPasteboard", .instanceMember("data"), ["forPasteboardType"],
        objectiveC: "-[UIPasteboard dataForPasteboardType:]", since: "iOS 14 (banner), 16 (alert)"),
      Symbol(.picker, "PasteButton", .initializer, since: "iOS 16"),
      Symbol(
        .picker, "UIPasteControl", .initializer,
        objectiveC: "-[UIPasteControl initWithConfiguration:]", since: "iOS 16"),
      .appSettings,
    ],
    statuses: [
      .init("NSPasteboard.AccessBehavior", "default", 0, .notDetermined),
      .init("NSPasteboard.AccessBehavior", "ask", 1, .notDetermined),
      .init("NSPasteboard.AccessBehavior", "alwaysAllow", 2, .granted(.full)),
      .init("NSPasteboard.AccessBehavior", "alwaysDeny", 3, .blocked(.denied)),
    ],
    words: ["paste", "pasteboard", "clipboard"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "Settings > [app] > Paste from Other Apps (Ask/Deny/Allow)",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("asked each time by default"),
    boundaries: "MDM managed pasteboard",
    testNames: [
      .tcc: "kTCCServicePasteboard"
    ],
    wrappers: [:],
    notes: [
      "Test tools: tcc kTCCServicePasteboard: macOS.",
      "Fold: iOS: no status",
      "Platforms: iOS 14: banner, 16 alert; macOS 15.4: 26 (developer preview then on)",
      """
      Implicit: UIPasteboard.general.string/.strings/.items/.data(...) without user-initiated \
      paste: prompt
      """,
      "Implicit: UIPasteboard.general.hasStrings / detectPatterns(for:): no prompt",
      "Instead: PasteButton (SwiftUI) / UIPasteControl",
      "Instead: UITextView/UITextField edit menu paste",
    ],
    sources: [
      "https://developer.apple.com/documentation/uikit/uipasteboard",
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):AppKit/NSPasteboard.rs",
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
