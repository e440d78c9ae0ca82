extension ResourceRow {
  /// Raw motion sensors (accelerometer, gyroscope).
  public static let motionSensorsRaw = ResourceRow(
    id: "motion-sensors-raw",
    name: "Raw motion sensors (accelerometer, gyroscope)",
    family: "motionSensors",
    access: nil,
    group: .prompted,
    modules: ["CoreMotion"],
    platforms: [.init("iOS", "27.2"), .init("iPadOS", "27.2")],
    symbols: [
      Symbol(
        .status, "CMMotionManager", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[CMMotionManager authorizationStatus]", since: "iOS 27.2", isRead: false),
      Symbol(
        .implicitUse, "CMMotionManager", .instanceMember("startAccelerometerUpdates"), [],
        objectiveC: "-[CMMotionManager startAccelerometerUpdates]",
        since: "iOS 27.2 (regulated devices)", isRead: false),
      Symbol(
        .implicitUse, "CMMotionManager", .instanceMember("startAccelerometerUpdates"), ["to"],
        answer: .closure,
        objectiveC: "-[CMMotionManager startAccelerometerUpdatesToQueue:withHandler:]",
        since: "iOS 27.2 (regulated devices)", isRead: false),
      Symbol(
        .implicitUse, "CMMotionManager", .instanceMember("startGyroUpdates"), [],
        objectiveC: "-[CMMotionManager startGyroUpdates]", since: "iOS 27.2 (regulated devices)",
        isRead: false),
      Symbol(
        .implicitUse, "CMMotionManager", .instanceMember("startGyroUpdates"), ["to"],
        answer: .closure, objectiveC: "-[CMMotionManager startGyroUpdatesToQueue:withHandler:]",
        since: "iOS 27.2 (regulated devices)", isRead: false),
      Symbol(
        .implicitUse, "CMMotionManager", .instanceMember("startDeviceMotionUpdates"), [],
        objectiveC: "-[CMMotionManager startDeviceMotionUpdates]",
        since: "iOS 27.2 (regulated devices)", isRead: false),
      Symbol(
        .implicitUse, "CMMotionManager", .instanceMember("startDeviceMotionUpdates"), ["to"],
        answer: .closure,
        objectiveC: "-[CMMotionManager startDeviceMotionUpdatesToQueue:withHandler:]",
        since: "iOS 27.2 (regulated devices)", isRead: false),
      Symbol(
        .implicitUse, "CMMotionManager", .instanceMember("startDeviceMotionUpdates"),
        ["using", "to"], answer: .closure,
        objectiveC: """
          -[CMMotionManager startDeviceMotionUpdatesUsingReferenceFrame:toQueue:withHandler:]
          """, since: "iOS 27.2 (regulated devices)", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("CMAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("CMAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("CMAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("CMAuthorizationStatus", "authorized", 3, .granted(.full)),
      .init(
        "CMError", "CMErrorNotAuthorized", 111, .blocked(.denied),
        note: "what a refused start reports"),
    ],
    words: ["motion sensors", "accelerometer", "gyroscope"],
    purposeKeys: [
      .init("NSMotionUsageDescription", .conditional, condition: "assumed", since: "iOS 7")
    ],
    missingPurposeKey: .unknown(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceMotionSensors"
    ],
    wrappers: [:],
    notes: [
      "Fold: may be authorized without ever prompting",
      """
      Implicit: \
      CMMotionManager.startAccelerometerUpdates/startGyroUpdates/startDeviceMotionUpdates: prompt \
      only on regulated devices; tccd symbol isEligibleForMotionSensorDataRegulation suggests a \
      region gate; elsewhere authorized
      """,
    ],
    sources: [
      "dotnet/macios wiki: CoreMotion-iOS-xcode27.2",
      "iOS 27.2 tccd binary diff (public ipsw diffs)",
    ],
    inferred: [
      """
      symbols: implicit use, \
      CMMotionManager.startAccelerometerUpdates/startGyroUpdates/startDeviceMotionUpdates
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
