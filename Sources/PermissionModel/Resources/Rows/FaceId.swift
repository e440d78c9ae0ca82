extension ResourceRow {
  /// Face ID (Touch ID, Optic ID).
  public static let faceId = ResourceRow(
    id: "face-id",
    name: "Face ID (Touch ID, Optic ID)",
    family: "biometrics",
    access: nil,
    group: .prompted,
    modules: ["LocalAuthentication", "Security"],
    platforms: [.init("iOS", "11.0"), .init("macOS", "10.12.2"), .init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .status, "LAContext", .instanceMember("canEvaluatePolicy"), ["_", "error"],
        deciding: .init(
          "_", ["deviceOwnerAuthenticationWithBiometrics", "deviceOwnerAuthentication"]),
        answer: .returned, objectiveC: "-[LAContext canEvaluatePolicy:error:]", since: "iOS 8"),
      Symbol(
        .implicitUse, "LAContext", .instanceMember("evaluatePolicy"), ["_", "localizedReason"],
        deciding: .init(
          "_", ["deviceOwnerAuthenticationWithBiometrics", "deviceOwnerAuthentication"]),
        answer: .closure, objectiveC: "-[LAContext evaluatePolicy:localizedReason:reply:]",
        since: "iOS 8"),
      Symbol(
        .implicitUse, "LAContext", .instanceMember("evaluateAccessControl"),
        ["_", "operation", "localizedReason"], answer: .closure,
        objectiveC: "-[LAContext evaluateAccessControl:operation:localizedReason:reply:]",
        since: "iOS 9", isRead: false),
      Symbol(
        .implicitUse, "LARight", .instanceMember("authorize"), ["localizedReason"],
        answer: .closure, objectiveC: "-[LARight authorizeWithLocalizedReason:completion:]",
        since: "iOS 16", isRead: false),
      Symbol(
        .implicitUse, "", .global("SecAccessControlCreateWithFlags"), ["_", "_", "_", "_"],
        deciding: .init(
          "_", ["biometryAny", "biometryCurrentSet", "userPresence"], countsWhenUnresolved: false),
        answer: .returned, objectiveC: "SecAccessControlCreateWithFlags", since: "iOS 11.3",
        isRead: false),
      .appSettings,
    ],
    statuses: [
      .init(
        "canEvaluatePolicy", "true", nil, .notDetermined,
        note: "granted reads the same: the first use asks if nothing is stored"),
      .init(
        "LAError.Code", "biometryNotAvailable", -6, .blocked(.denied),
        note: "also when the device has no such hardware: compare biometryType"),
      .init(
        "LAError.Code", "biometryNotEnrolled", -7, .blocked(.unavailable),
        note: "nobody is enrolled on the device"),
      .init(
        "LAError.Code", "biometryLockout", -8, .blocked(.unavailable),
        note: "for the time being: the passcode unlocks it"),
    ],
    words: [
      "face id", "faceid", "touch id", "optic id", "biometrics", "biometric", "biometric unlock",
    ],
    purposeKeys: [
      .init("NSFaceIDUsageDescription", .required, condition: "Face ID only", since: "iOS 11")
    ],
    missingPurposeKey: .depends(
      "the system ends the app, or asks for the passcode where that may take its place"),
    entitlements: [],
    settings: .init(
      "Settings > Face ID & Passcode > Other Apps; Settings > [app] > Face ID",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: "App Clips: always biometryNotAvailable",
    testNames: [
      .tcc: "kTCCServiceFaceID",
      .applesimutils: "faceid",
      .maestro: "faceid",
      .detox: "faceid",
    ],
    wrappers: [
      "permissionskit": "Permission.faceID.request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.FACE_ID",
    ],
    notes: [
      "Empty localizedReason throws NSInvalidArgumentException.",
      "Fold: no request API, no notDetermined",
      """
      Platforms: iOS 11.0: Touch ID 8; macOS 10.12.2: Touch ID (no permission); visionOS 1.0: \
      Optic ID
      """,
      """
      LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error:) + \
      error.code: LAError.biometryNotAvailable (-6) is returned both for "denied by user" and "no \
      hardware"; compare biometryType
      """,
      """
      Implicit: first LAContext.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, ...) on \
      a Face ID device: prompt
      """,
      """
      Implicit: SecItemCopyMatching / SecKey use with kSecAccessControl \
      .biometryAny/.userPresence: prompt
      """,
      "Implicit: LARight.authorize: prompt",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: LocalAuthentication.framework/Headers/LAContext.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsfaceidusagedescription
      """,
      "https://developer.apple.com/forums/thread/679335",
    ],
    inferred: [
      """
      symbols: implicit use, SecItemCopyMatching / SecKey use with kSecAccessControl \
      .biometryAny/.userPresence
      """,
      "symbols: implicit use, LARight.authorize",
      "endsAppWhenSwitched",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
