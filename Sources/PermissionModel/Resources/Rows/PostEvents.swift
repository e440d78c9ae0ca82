extension ResourceRow {
  /// Synthesise input events.
  public static let postEvents = ResourceRow(
    id: "post-events",
    name: "Synthesise input events",
    family: "postEvents",
    access: nil,
    group: .macOS,
    modules: ["CoreGraphics", "IOKit"],
    platforms: [.init("macOS", "10.15")],
    symbols: [
      Symbol(
        .request, "", .global("CGRequestPostEventAccess"), [], answer: .returned,
        objectiveC: "CGRequestPostEventAccess", since: "macOS 10.15"),
      Symbol(
        .request, "", .global("IOHIDRequestAccess"), ["_"],
        deciding: .init("_", ["kIOHIDRequestTypePostEvent"]), answer: .returned,
        objectiveC: "IOHIDRequestAccess", since: "macOS 10.15"),
      Symbol(
        .status, "", .global("CGPreflightPostEventAccess"), [], answer: .returned,
        objectiveC: "CGPreflightPostEventAccess", since: "macOS 10.15"),
      Symbol(
        .status, "", .global("IOHIDCheckAccess"), ["_"],
        deciding: .init("_", ["kIOHIDRequestTypePostEvent"]), answer: .returned,
        objectiveC: "IOHIDCheckAccess", since: "macOS 10.15"),
      Symbol(.implicitUse, "", .global("IOHIDPostEvent"), objectiveC: "IOHIDPostEvent"),
      Symbol(
        .implicitUse, "CGEvent", .instanceMember("post"), ["tap"], objectiveC: "CGEventPost",
        isRead: false),
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
    words: ["control your keyboard and mouse", "synthetic input"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "Privacy & Security > Accessibility",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Accessibility"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServicePostEvent"
    ],
    wrappers: [:],
    notes: [
      "Fold: Bool",
      "Implicit: IOHIDPostEvent: prompt",
      "Implicit: CGEvent.post(tap:): prompt",
    ],
    sources: [
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/CoreGraphics.framework/Versions/A/Headers/CGEvent.h
      """,
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/IOKit.framework/Versions/A/Headers/hidsystem/IOHIDLib.h
      """,
    ],
    inferred: [
      "symbols: implicit use, CGEvent.post(tap:)",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
