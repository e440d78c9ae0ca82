extension ResourceRow {
  /// Automation (Apple events).
  public static let automation = ResourceRow(
    id: "automation",
    name: "Automation (Apple events)",
    family: "automation",
    access: nil,
    group: .macOS,
    modules: ["CoreServices", "Foundation", "ScriptingBridge"],
    platforms: [.init("macOS", "10.14")],
    symbols: [
      Symbol(
        .request, "", .global("AEDeterminePermissionToAutomateTarget"), ["_", "_", "_", "_"],
        deciding: .init("_", ["true"]), answer: .returned,
        objectiveC: "AEDeterminePermissionToAutomateTarget", since: "macOS 10.14"),
      Symbol(
        .status, "", .global("AEDeterminePermissionToAutomateTarget"), ["_", "_", "_", "_"],
        deciding: .init("_", ["false"], countsWhenUnresolved: false), answer: .returned,
        objectiveC: "AEDeterminePermissionToAutomateTarget", since: "macOS 10.14"),
      Symbol(
        .implicitUse, "NSAppleScript", .instanceMember("executeAndReturnError"), ["_"],
        answer: .returned, objectiveC: "-[NSAppleScript executeAndReturnError:]"),
      Symbol(
        .implicitUse, "SBApplication", .initializer,
        objectiveC: "+[SBApplication applicationWithBundleIdentifier:]"),
      Symbol(
        .implicitUse, "NSAppleEventDescriptor", .instanceMember("sendEvent"),
        ["options", "timeout"], answer: .thrown,
        objectiveC: "-[NSAppleEventDescriptor sendEventWithOptions:timeout:error:]"),
    ],
    statuses: [
      .init("OSStatus", "noErr", 0, .granted(.full)),
      .init("OSStatus", "errAEEventNotPermitted", -1743, .blocked(.denied)),
      .init("OSStatus", "errAEEventWouldRequireUserConsent", -1744, .notDetermined),
      .init("OSStatus", "procNotFound", -600, .blocked(.unavailable), note: "target not running"),
    ],
    words: ["automation permission", "control other apps", "apple events"],
    purposeKeys: [
      .init("NSAppleEventsUsageDescription", .required, since: "macOS 10.14"),
      .init(
        "NSSystemAdministrationUsageDescription", .conditional,
        condition: "system administration files", since: "macOS 10.14"),
    ],
    missingPurposeKey: .refused("denied (-1743) / crash when hardened (inferred)"),
    entitlements: [
      "com.apple.security.automation.apple-events (hardened runtime)",
      "sandbox: com.apple.security.scripting-targets or temporary-exception.apple-events",
    ],
    settings: .init(
      "Privacy & Security > Automation",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Automation"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .no("only after tccutil reset AppleEvents"),
    boundaries: "MDM PPPC per target",
    testNames: [
      .tcc: "kTCCServiceAppleEvents",
      .xcuitest: "appleEvents",
    ],
    wrappers: [:],
    notes: [
      "Test tools: xcuitest appleEvents: macOS.",
      "Fold: permission is per (source, target) pair",
      """
      AEDeterminePermissionToAutomateTarget(target, eventClass, eventID, askUserIfNeeded: true): \
      blocks the thread until answered; never on main
      """,
      """
      AEDeterminePermissionToAutomateTarget(..., false): request vs status differs by the last \
      argument
      """,
      "Implicit: NSAppleScript.executeAndReturnError targeting another app: prompt",
      "Implicit: SBApplication / NSAppleEventDescriptor.sendEvent: prompt",
      "Implicit: /usr/bin/osascript child process: prompt",
    ],
    sources: [
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/CoreServices.framework/Versions/A/Frameworks/AE.framework/Versions/A/Headers/AppleEvents.h
      """,
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsappleeventsusagedescription
      """,
    ],
    inferred: [
      "symbols: implicit use, /usr/bin/osascript child process",
      "missingPurposeKey",
      "endsAppWhenSwitched",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
