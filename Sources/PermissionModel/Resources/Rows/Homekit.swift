extension ResourceRow {
  /// Home data.
  public static let homekit = ResourceRow(
    id: "homekit",
    name: "Home data",
    family: "homekit",
    access: nil,
    group: .prompted,
    modules: ["HomeKit"],
    platforms: [
      .init("iOS", "8.0"), .init("tvOS", "10.0"), .init("watchOS", "2.0"),
      .init("macCatalyst", "14.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .status, "HMHomeManager", .instanceMember("authorizationStatus"), [], answer: .delegate,
        callback: "homeManager(_:didUpdate:)", objectiveC: "-[HMHomeManager authorizationStatus]",
        since: "iOS 13, watchOS 6, tvOS 13"),
      Symbol(
        .implicitUse, "HMHomeManager", .initializer, [], answer: .delegate,
        callback: "homeManager(_:didUpdate:)", objectiveC: "-[HMHomeManager init]"),
      Symbol(
        .implicitUse, "HMAccessorySetupManager", .instanceMember("performAccessorySetup"),
        ["using"], answer: .closure,
        objectiveC: """
          -[HMAccessorySetupManager performAccessorySetupUsingRequest:completionHandler:]
          """, isRead: false),
      .appSettings,
    ],
    statuses: [
      .init(
        "HMHomeManagerAuthorizationStatus", "[]", 0, .notDetermined,
        note: "a set of bits: without determined nothing is stored"),
      .init(
        "HMHomeManagerAuthorizationStatus", "determined", 1, .blocked(.denied),
        note: "with neither authorized nor restricted: the person said no"),
      .init("HMHomeManagerAuthorizationStatus", "restricted", 2, .blocked(.restricted)),
      .init("HMHomeManagerAuthorizationStatus", "authorized", 4, .granted(.full)),
    ],
    words: ["homekit", "home data", "apple home", "smart home", "home accessories"],
    purposeKeys: [
      .init("NSHomeKitUsageDescription", .required, since: "iOS 8, watchOS 2, visionOS 1")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [
      "com.apple.developer.homekit"
    ],
    settings: .init(
      "Settings > Privacy & Security > HomeKit",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: "restricted bit; iCloud/keychain off: homes empty",
    testNames: [
      .tcc: "kTCCServiceWillow",
      .xcuitest: "homeKit",
      .applesimutils: "homekit",
      .maestro: "homekit",
      .detox: "homekit",
      .appium: "homekit",
    ],
    wrappers: [:],
    notes: [
      "Test tools: appium homekit: applesimutils.",
      """
      Fold: bit mask: notDetermined = !determined; denied = determined && !authorized && \
      !restricted
      """,
      "Platforms: iOS 8.0: status 13.0",
      "HMHomeManager().authorizationStatus: requires creating the manager = prompts",
      "Implicit: HMHomeManager() init: prompt",
      "Implicit: HMAccessorySetupManager.performAccessorySetup: prompt",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: HomeKit.framework/Headers/HMHomeManager.h",
      "https://developer.apple.com/documentation/homekit/hmhomemanagerauthorizationstatus",
      "https://developer.apple.com/documentation/homekit/hmhomemanager/authorizationstatus",
    ],
    inferred: [
      "symbols: implicit use, HMAccessorySetupManager.performAccessorySetup",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
