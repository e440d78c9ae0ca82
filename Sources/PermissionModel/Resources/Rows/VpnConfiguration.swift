extension ResourceRow {
  /// VPN / content filter configuration.
  public static let vpnConfiguration = ResourceRow(
    id: "vpn-configuration",
    name: "VPN / content filter configuration",
    family: "vpn",
    access: nil,
    group: .sheet,
    modules: ["NetworkExtension"],
    platforms: [.init("iOS", "8.0"), .init("macOS", "10.11")],
    symbols: [
      Symbol(
        .implicitUse, "NEVPNManager", .instanceMember("saveToPreferences"), [], answer: .closure,
        objectiveC: "-[NEVPNManager saveToPreferencesWithCompletionHandler:]", since: "iOS 8",
        isRead: false),
      Symbol(
        .implicitUse, "NETunnelProviderManager", .instanceMember("saveToPreferences"), [],
        answer: .closure, objectiveC: "-[NEVPNManager saveToPreferencesWithCompletionHandler:]",
        isRead: false),
      Symbol(
        .implicitUse, "NEFilterManager", .instanceMember("saveToPreferences"), [], answer: .closure,
        objectiveC: "-[NEFilterManager saveToPreferencesWithCompletionHandler:]", isRead: false),
      Symbol(
        .implicitUse, "NEDNSSettingsManager", .instanceMember("saveToPreferences"), [],
        answer: .closure,
        objectiveC: "-[NEDNSSettingsManager saveToPreferencesWithCompletionHandler:]", isRead: false
      ),
      Symbol(
        .status, "NEVPNConnection", .instanceMember("status"), [], answer: .returned,
        objectiveC: "-[NEVPNConnection status]", since: "iOS 8", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init(
        "NEVPNStatus", "invalid", 0, .notDetermined,
        note: "no configuration is stored, also when the person refused it"),
      .init("NEVPNStatus", "disconnected", 1, .granted(.full)),
      .init("NEVPNStatus", "connecting", 2, .granted(.full)),
      .init("NEVPNStatus", "connected", 3, .granted(.full)),
      .init("NEVPNStatus", "reasserting", 4, .granted(.full)),
      .init("NEVPNStatus", "disconnecting", 5, .granted(.full)),
    ],
    words: ["vpn", "vpn configuration", "content filter", "vpn profile"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.networking.networkextension / vpn.api"
    ],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("each new save after removal"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: NEVPNErrorDomain configurationReadWriteFailed on refusal",
      """
      NEVPNManager.shared().saveToPreferences { }: first save shows "Would Like to Add VPN \
      Configurations"
      """,
      """
      Implicit: NETunnelProviderManager/NEFilterManager/NEDNSSettingsManager.saveToPreferences: \
      prompt
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: NetworkExtension.framework/Headers/NEVPNManager.h"
    ],
    inferred: [
      """
      symbols: implicit use, \
      NETunnelProviderManager/NEFilterManager/NEDNSSettingsManager.saveToPreferences
      """,
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
