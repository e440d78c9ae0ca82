extension ResourceRow {
  /// Control of external cameras (ImageCaptureCore).
  public static let imageCaptureControl = ResourceRow(
    id: "image-capture-control",
    name: "External cameras: control",
    family: "imageCapture",
    access: "control",
    group: .prompted,
    modules: ["ImageCaptureCore"],
    platforms: [.init("iOS", "14.0"), .init("macCatalyst", "14.0"), .init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .request, "ICDeviceBrowser", .instanceMember("requestControlAuthorization"), [],
        answer: .closure,
        objectiveC: "-[ICDeviceBrowser requestControlAuthorizationWithCompletion:]", since: "iOS 14"
      ),
      Symbol(
        .status, "ICDeviceBrowser", .instanceMember("controlAuthorizationStatus"), [],
        answer: .returned, objectiveC: "-[ICDeviceBrowser controlAuthorizationStatus]",
        since: "iOS 14"),
      .appSettings,
    ],
    statuses: [
      .init("ICAuthorizationStatus", "notDetermined", nil, .notDetermined),
      .init("ICAuthorizationStatus", "restricted", nil, .blocked(.restricted)),
      .init("ICAuthorizationStatus", "denied", nil, .blocked(.denied)),
      .init("ICAuthorizationStatus", "authorized", nil, .granted(.full)),
    ],
    words: ["external camera", "connected cameras"],
    purposeKeys: [],
    missingPurposeKey: .unknown("uses NSCameraUsageDescription (inferred)"),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes(
      """
      resetControlAuthorization (iOS 15); where the app was granted the camera, it resets only the \
      dialog that says so
      """),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: string enum"
    ],
    sources: [
      "iPhoneOS 17.4 SDK: ImageCaptureCore.framework/Headers/ICDeviceBrowser.h",
      """
      https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/requestcontrolauthorization(completion:)
      """,
    ],
    inferred: [
      "missingPurposeKey",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
