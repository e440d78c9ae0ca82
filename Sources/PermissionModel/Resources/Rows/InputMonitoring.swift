extension ResourceRow {
  /// Input monitoring.
  public static let inputMonitoring = ResourceRow(
    id: "input-monitoring",
    name: "Input monitoring",
    family: "inputMonitoring",
    access: nil,
    group: .macOS,
    modules: ["IOKit", "CoreGraphics"],
    platforms: [.init("macOS", "10.15")],
    symbols: [
      Symbol(
        .request, "", .global("IOHIDRequestAccess"), ["_"],
        deciding: .init("_", ["kIOHIDRequestTypeListenEvent"]), answer: .returned,
        objectiveC: "IOHIDRequestAccess", since: "macOS 10.15"),
      Symbol(
        .request, "", .global("CGRequestListenEventAccess"), [], answer: .returned,
        objectiveC: "CGRequestListenEventAccess", since: "macOS 10.15"),
      Symbol(
        .status, "", .global("IOHIDCheckAccess"), ["_"],
        deciding: .init("_", ["kIOHIDRequestTypeListenEvent"]), answer: .returned,
        objectiveC: "IOHIDCheckAccess", since: "macOS 10.15"),
      Symbol(
        .status, "", .global("CGPreflightListenEventAccess"), [], answer: .returned,
        objectiveC: "CGPreflightListenEventAccess", since: "macOS 10.15"),
      Symbol(.implicitUse, "", .global("IOHIDManagerOpen"), objectiveC: "IOHIDManagerOpen"),
      Symbol(.implicitUse, "", .global("IOHIDDeviceOpen"), objectiveC: "IOHIDDeviceOpen"),
      Symbol(
        .implicitUse, "CGEvent", .typeMember("tapCreate"),
        ["tap", "place", "options", "eventsOfInterest", "callback", "userInfo"],
        deciding: .init("options", ["listenOnly"]), objectiveC: "CGEventTapCreate", isRead: false),
    ],
    statuses: [
      .init("IOHIDAccessType", "kIOHIDAccessTypeGranted", 0, .granted(.full)),
      .init("IOHIDAccessType", "kIOHIDAccessTypeDenied", 1, .blocked(.denied)),
      .init("IOHIDAccessType", "kIOHIDAccessTypeUnknown", 2, .notDetermined),
      .init("Bool", "true", nil, .granted(.full)),
      .init(
        "Bool", "false", nil, .notDetermined,
        note: "also when the person said no: the two cannot be told apart"),
    ],
    words: ["input monitoring", "monitor your keyboard", "keyboard input"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "Privacy & Security > Input Monitoring",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_ListenEvent"),
    endsAppWhenSwitched: .sometimes("Quit & Reopen offered"),
    asksAgain: .unknown("not documented"),
    boundaries: "MDM deny-only",
    testNames: [
      .tcc: "kTCCServiceListenEvent"
    ],
    wrappers: [:],
    notes: [
      "Fold: raw order: granted 0",
      "Implicit: IOHIDManagerOpen / IOHIDDeviceOpen: prompt",
      "Implicit: CGEvent.tapCreate (listen only): prompt",
      """
      Implicit: NSEvent.addGlobalMonitorForEvents(matching: .keyDown): prompt; needs \
      Accessibility instead
      """,
    ],
    sources: [
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/IOKit.framework/Versions/A/Headers/hidsystem/IOHIDLib.h
      """,
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/CoreGraphics.framework/Versions/A/Headers/CGEvent.h
      """,
    ],
    inferred: [
      "symbols: implicit use, CGEvent.tapCreate (listen only)",
      "symbols: implicit use, NSEvent.addGlobalMonitorForEvents(matching: .keyDown)",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
