extension ResourceRow {
  /// Privileged file operations (NSWorkspace).
  public static let privilegedFileOperations = ResourceRow(
    id: "privileged-file-operations",
    name: "Privileged file operations (NSWorkspace)",
    family: "privilegedFiles",
    access: nil,
    group: .macOS,
    modules: ["AppKit"],
    platforms: [.init("macOS", "10.14")],
    symbols: [
      Symbol(
        .request, "NSWorkspace", .instanceMember("requestAuthorization"), ["to"], answer: .closure,
        objectiveC: "-[NSWorkspace requestAuthorizationOfType:completionHandler:]",
        since: "macOS 10.14")
    ],
    statuses: [],
    words: ["administrator password", "administrator privileges"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("per request (password dialog)"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: administrator dialog, not TCC"
    ],
    sources: [
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/AppKit.framework/Versions/C/Headers/NSWorkspace.h
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
