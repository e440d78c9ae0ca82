extension ResourceRow {
  /// SensorKit research sensors.
  public static let sensorkit = ResourceRow(
    id: "sensorkit",
    name: "SensorKit research sensors",
    family: "sensorkit",
    access: nil,
    group: .prompted,
    modules: ["SensorKit"],
    platforms: [.init("iOS", "14.0")],
    symbols: [
      Symbol(
        .request, "SRSensorReader", .typeMember("requestAuthorization"), ["sensors"],
        answer: .closure,
        objectiveC: "+[SRSensorReader requestAuthorizationForSensors:completion:]", since: "iOS 14"),
      Symbol(
        .status, "SRSensorReader", .instanceMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "-[SRSensorReader authorizationStatus]", since: "iOS 14"),
      .appSettings,
    ],
    statuses: [
      .init("SRAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("SRAuthorizationStatus", "authorized", 1, .granted(.full)),
      .init(
        "SRAuthorizationStatus", "denied", 2, .blocked(.denied),
        note: "also when collection is off in Settings"),
      .init(
        "SRSensorReader.authorizationStatus", "some", nil, .granted(.limited),
        note: "several sensors were asked for at once: some may be read, some may not"),
    ],
    words: ["research study", "research sensor", "sensor & usage data"],
    purposeKeys: [
      .init("NSSensorKitUsageDescription", .required, since: "iOS 14"),
      .init(
        "NSSensorKitUsageDetail", .required,
        condition: "dictionary SRSensorUsage* {Description, Required}", since: "iOS 14"),
      .init("NSSensorKitPrivacyPolicyURL", .setting, since: "iOS 14"),
    ],
    missingPurposeKey: .error("error/crash (inferred)"),
    entitlements: [
      "com.apple.developer.sensorkit.reader.allow (managed)"
    ],
    settings: .init(
      "Settings > Privacy & Security > Research Sensor & Usage Data",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .no(""),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceSensorKit*"
    ],
    wrappers: [:],
    notes: [
      "Test tools: tcc kTCCServiceSensorKit*: one per sensor.",
      "Fold: raw order: authorized 1, denied 2",
      "Platforms: watchOS: reader on iOS",
      """
      SRSensorReader.requestAuthorization(sensors:completion:): completes with an error when the \
      user already chose for all sensors
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: SensorKit.framework/Headers/SRAuthorization.h",
      "iPhoneOS 17.4 SDK: SensorKit.framework/Headers/SRSensorReader.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nssensorkitusagedescription
      """,
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
