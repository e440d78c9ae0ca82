extension ResourceRow {
  /// Motion & Fitness.
  public static let motion = ResourceRow(
    id: "motion",
    name: "Motion & Fitness",
    family: "motion",
    access: nil,
    group: .prompted,
    modules: ["CoreMotion"],
    platforms: [
      .init("iOS", "7.0"), .init("watchOS", "2.0"), .init("macOS", "10.15"),
      .init("macCatalyst", "13.1"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .status, "CMMotionActivityManager", .typeMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "+[CMMotionActivityManager authorizationStatus]",
        since: "iOS 11, watchOS 4; unavailable macOS"),
      Symbol(
        .status, "CMPedometer", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[CMPedometer authorizationStatus]", since: "iOS 11"),
      Symbol(
        .status, "CMAltimeter", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[CMAltimeter authorizationStatus]", since: "iOS 11"),
      Symbol(
        .status, "CMSensorRecorder", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[CMSensorRecorder authorizationStatus]", since: "iOS 11"),
      Symbol(
        .status, "CMHeadphoneMotionManager", .typeMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "+[CMHeadphoneMotionManager authorizationStatus]",
        since: "iOS 14"),
      Symbol(
        .status, "CMMovementDisorderManager", .typeMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "+[CMMovementDisorderManager authorizationStatus]",
        since: "watchOS 5"),
      Symbol(
        .status, "CMBatchedSensorManager", .typeMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "+[CMBatchedSensorManager authorizationStatus]",
        since: "watchOS 10"),
      Symbol(
        .status, "CMWaterSubmersionManager", .typeMember("authorizationStatus"), [],
        answer: .returned, since: "watchOS 9"),
      Symbol(
        .implicitUse, "CMMotionActivityManager", .instanceMember("queryActivityStarting"),
        ["from", "to", "to"], answer: .closure,
        objectiveC: """
          -[CMMotionActivityManager queryActivityStartingFromDate:toDate:toQueue:withHandler:]
          """),
      Symbol(
        .implicitUse, "CMMotionActivityManager", .instanceMember("startActivityUpdates"), ["to"],
        answer: .closure,
        objectiveC: "-[CMMotionActivityManager startActivityUpdatesToQueue:withHandler:]"),
      Symbol(
        .implicitUse, "CMPedometer", .instanceMember("queryPedometerData"), ["from", "to"],
        answer: .closure,
        objectiveC: "-[CMPedometer queryPedometerDataFromDate:toDate:withHandler:]"),
      Symbol(
        .implicitUse, "CMPedometer", .instanceMember("startUpdates"), ["from"], answer: .closure,
        objectiveC: "-[CMPedometer startPedometerUpdatesFromDate:withHandler:]"),
      Symbol(
        .implicitUse, "CMPedometer", .instanceMember("startEventUpdates"), [], answer: .closure,
        objectiveC: "-[CMPedometer startPedometerEventUpdatesWithHandler:]", isRead: false),
      Symbol(
        .implicitUse, "CMAltimeter", .instanceMember("startRelativeAltitudeUpdates"), ["to"],
        answer: .closure,
        objectiveC: "-[CMAltimeter startRelativeAltitudeUpdatesToQueue:withHandler:]"),
      Symbol(
        .implicitUse, "CMAltimeter", .instanceMember("startAbsoluteAltitudeUpdates"), ["to"],
        answer: .closure,
        objectiveC: "-[CMAltimeter startAbsoluteAltitudeUpdatesToQueue:withHandler:]"),
      Symbol(
        .implicitUse, "CMSensorRecorder", .instanceMember("recordAccelerometer"), ["forDuration"],
        objectiveC: "-[CMSensorRecorder recordAccelerometerForDuration:]"),
      Symbol(
        .implicitUse, "CMHeadphoneMotionManager", .instanceMember("startDeviceMotionUpdates"),
        ["to"], answer: .closure,
        objectiveC: "-[CMHeadphoneMotionManager startDeviceMotionUpdatesToQueue:withHandler:]"),
      Symbol(
        .implicitUse, "CMHeadphoneMotionManager", .instanceMember("startDeviceMotionUpdates"), [],
        objectiveC: "-[CMHeadphoneMotionManager startDeviceMotionUpdates]"),
      .appSettings,
    ],
    statuses: [
      .init("CMAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init(
        "CMAuthorizationStatus", "restricted", 1, .blocked(.restricted),
        note: "system-wide Motion & Fitness switch off or restrictions"),
      .init("CMAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("CMAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["motion", "steps", "step count", "motion & fitness", "activity data", "pedometer"],
    purposeKeys: [
      .init("NSMotionUsageDescription", .required, since: "iOS 7, macOS 10.15, visionOS 1")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Motion & Fitness",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: """
      global "Fitness Tracking" switch off -> restricted/denied; unavailable hardware: \
      isActivityAvailable()/isStepCountingAvailable() false
      """,
    testNames: [
      .tcc: "kTCCServiceMotion",
      .simctl: "motion",
      .applesimutils: "motion",
      .maestro: "motion",
      .detox: "motion",
      .appium: "motion",
    ],
    wrappers: [
      "permissionskit": """
      Permission.motion.request { } (fires queryActivityStarting)
      """,
      "reactNativePermissions": "PERMISSIONS.IOS.MOTION",
      "flutterPermissionHandler": "Permission.sensors (PERMISSION_SENSORS=1)",
    ],
    notes: [
      "Fold: no request API: a query is the request",
      """
      Platforms: iOS 7.0: status 11.0; watchOS 2.0: status 4.0; macOS 10.15: key; status \
      unavailable (some 14.0)
      """,
      "Implicit: CMMotionActivityManager.queryActivityStarting / startActivityUpdates: prompt",
      "Implicit: CMPedometer.queryPedometerData / startUpdates: prompt",
      """
      Implicit: CMAltimeter.startRelativeAltitudeUpdates / startAbsoluteAltitudeUpdates: prompt
      """,
      "Implicit: CMSensorRecorder.recordAccelerometer: prompt",
      "Implicit: CMHeadphoneMotionManager.startDeviceMotionUpdates: prompt",
      "Implicit: CMMotionManager.start*Updates (raw): no prompt before iOS 27.2",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: CoreMotion.framework/Headers/CMAuthorization.h",
      "iPhoneOS 17.4 SDK: CoreMotion.framework/Headers/CMMotionActivityManager.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsmotionusagedescription
      """,
      "sparrowcode/PermissionsKit@bc20d72:Sources/MotionPermission/MotionPermission.swift",
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
