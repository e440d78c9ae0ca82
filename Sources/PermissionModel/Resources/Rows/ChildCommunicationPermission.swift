extension ResourceRow {
  /// Parent permission for communication (Apple PermissionKit).
  public static let childCommunicationPermission = ResourceRow(
    id: "child-communication-permission",
    name: "Parent permission for communication (Apple PermissionKit)",
    family: "childCommunication",
    access: nil,
    group: .sheet,
    modules: ["PermissionKit", "SwiftUI"],
    platforms: [
      .init("iOS", "26.0"), .init("iPadOS", "26.0"), .init("macOS", "26.0"),
      .init("visionOS", "26.0"),
    ],
    symbols: [
      Symbol(
        .request, "CommunicationLimits", .instanceMember("ask"), ["_", "in"], answer: .async,
        since: "iOS 26", isRead: false),
      Symbol(.request, "CommunicationLimitsButton", .initializer, since: "iOS 26", isRead: false),
      Symbol(
        .request, "AskCenter", .instanceMember("ask"), ["_", "in"], answer: .async, since: "iOS 26",
        isRead: false),
      Symbol(
        .status, "CommunicationLimits", .instanceMember("isKnownHandle"), ["_"], answer: .async,
        since: "iOS 26", isRead: false),
      .appSettings,
    ],
    statuses: [],
    words: ["ask a parent", "parent permission", "permission to communicate"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      """
      Apple's own framework is called PermissionKit since iOS 26: name clash with sparrowcode \
      PermissionsKit and with any new module of ours.
      """,
      "Fold: asks a parent in Messages",
    ],
    sources: [
      "https://developer.apple.com/documentation/permissionkit",
      "https://developer.apple.com/documentation/permissionkit/communicationlimits",
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
