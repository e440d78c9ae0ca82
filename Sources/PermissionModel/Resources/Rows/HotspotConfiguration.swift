extension ResourceRow {
  /// Join Wi-Fi network.
  public static let hotspotConfiguration = ResourceRow(
    id: "hotspot-configuration",
    name: "Join Wi-Fi network",
    family: "hotspot",
    access: nil,
    group: .sheet,
    modules: ["NetworkExtension"],
    platforms: [.init("iOS", "11.0")],
    symbols: [
      Symbol(
        .implicitUse, "NEHotspotConfigurationManager", .instanceMember("apply"), ["_"],
        answer: .closure,
        objectiveC: "-[NEHotspotConfigurationManager applyConfiguration:completionHandler:]",
        since: "iOS 11", isRead: false),
      .appSettings,
    ],
    statuses: [],
    words: ["join wi-fi", "wi-fi network", "join network", "hotspot"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.networking.HotspotConfiguration",
      """
      com.apple.developer.networking.wifi-info for NEHotspotNetwork.fetchCurrent (needs precise \
      location or own configuration)
      """,
    ],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no("there is no switch"),
    asksAgain: .yes("per network"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: userDenied error",
      "NEHotspotConfigurationManager.shared.apply(_:) { error in }: confirmation per network",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: NetworkExtension.framework/Headers/NEHotspotConfigurationManager.h",
      "iPhoneOS 17.4 SDK: NetworkExtension.framework/Headers/NEHotspotNetwork.h:71",
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
