extension ResourceRow {
  /// Accessibility (AX control).
  public static let accessibility = ResourceRow(
    id: "accessibility",
    name: "Accessibility (AX control)",
    family: "accessibility",
    access: nil,
    group: .macOS,
    modules: ["ApplicationServices", "AppKit"],
    platforms: [.init("macOS", "10.9")],
    symbols: [
      Symbol(
        .request, "", .global("AXIsProcessTrustedWithOptions"), ["_"],
        deciding: .init("_", ["true"]), answer: .returned,
        objectiveC: "AXIsProcessTrustedWithOptions", since: "macOS 10.9"),
      Symbol(
        .status, "", .global("AXIsProcessTrusted"), [], answer: .returned,
        objectiveC: "AXIsProcessTrusted", since: "macOS 10.4"),
      Symbol(
        .status, "", .global("AXIsProcessTrustedWithOptions"), ["_"],
        deciding: .init("_", ["nil", "false"], countsWhenUnresolved: false), answer: .returned,
        objectiveC: "AXIsProcessTrustedWithOptions", since: "macOS 10.9"),
      Symbol(
        .implicitUse, "", .global("AXUIElementCopyAttributeValue"),
        objectiveC: "AXUIElementCopyAttributeValue", isRead: false),
      Symbol(
        .implicitUse, "", .global("AXUIElementPerformAction"),
        objectiveC: "AXUIElementPerformAction", isRead: false),
      Symbol(
        .implicitUse, "NSEvent", .typeMember("addGlobalMonitorForEvents"), ["matching"],
        deciding: .init(
          "matching", ["keyDown", "keyUp", "flagsChanged"], countsWhenUnresolved: false),
        objectiveC: "+[NSEvent addGlobalMonitorForEventsMatchingMask:handler:]", isRead: false),
    ],
    statuses: [
      .init("Bool", "true", nil, .granted(.full)),
      .init(
        "Bool", "false", nil, .notDetermined,
        note: "also when the person said no: the two cannot be told apart"),
    ],
    words: [
      "accessibility access", "accessibility permission", "control your computer",
      "control your mac",
    ],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "not available to sandboxed App Store apps"
    ],
    settings: .init(
      "Privacy & Security > Accessibility",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Accessibility"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .yes("prompt may be shown again on each call with prompt:true"),
    boundaries: "MDM PPPC can allow",
    testNames: [
      .tcc: "kTCCServiceAccessibility"
    ],
    wrappers: [:],
    notes: [
      "Fold: Bool",
      """
      AXIsProcessTrustedWithOptions([kAXTrustedCheckOptionPrompt: true] as CFDictionary) -> Bool: \
      prompt is asynchronous and does not change the returned value
      """,
      """
      AXIsProcessTrustedWithOptions(nil): same function is status or request depending on the \
      option
      """,
      "Implicit: AXUIElement calls / CGEvent.post by untrusted process: prompt",
    ],
    sources: [
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/ApplicationServices.framework/Versions/A/Frameworks/HIServices.framework/Versions/A/Headers/AXUIElement.h
      """
    ],
    inferred: [
      "symbols: implicit use, AXUIElement calls / CGEvent.post by untrusted process",
      "endsAppWhenSwitched",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
