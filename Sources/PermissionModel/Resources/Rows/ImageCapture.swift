extension ResourceRow {
  /// External cameras (ImageCaptureCore).
  public static let imageCapture = ResourceRow(
    id: "image-capture",
    name: "External cameras (ImageCaptureCore)",
    family: "imageCapture",
    access: nil,
    group: .prompted,
    modules: ["ImageCaptureCore"],
    platforms: [.init("iOS", "14.0"), .init("macCatalyst", "14.0"), .init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .request, "ICDeviceBrowser", .instanceMember("requestContentsAuthorization"), [],
        answer: .closure,
        objectiveC: "-[ICDeviceBrowser requestContentsAuthorizationWithCompletion:]",
        since: "iOS 14"),
      Symbol(
        .request, "ICDeviceBrowser", .instanceMember("requestControlAuthorization"), [],
        answer: .closure,
        objectiveC: "-[ICDeviceBrowser requestControlAuthorizationWithCompletion:]", since: "iOS 14"
      ),
      Symbol(
        .status, "ICDeviceBrowser", .instanceMember("contentsAuthorizationStatus"), [],
        answer: .returned, since: "iOS 14"),
      Symbol(
        .status, "ICDeviceBrowser", .instanceMember("controlAuthorizationStatus"), [],
        answer: .returned, since: "iOS 14"),
      Symbol(
        .implicitUse, "ICDeviceBrowser", .instanceMember("start"), [],
        objectiveC: "-[ICDeviceBrowser start]", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("ICAuthorizationStatus", "notDetermined", nil, .notDetermined),
      .init("ICAuthorizationStatus", "restricted", nil, .blocked(.restricted)),
      .init("ICAuthorizationStatus", "denied", nil, .blocked(.denied)),
      .init("ICAuthorizationStatus", "authorized", nil, .granted(.full)),
    ],
    words: ["external camera", "import from camera", "connected cameras"],
    purposeKeys: [],
    missingPurposeKey: .unknown("uses NSCameraUsageDescription (inferred)"),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes(
      """
      resetContentsAuthorization/resetControlAuthorization (iOS 15) - the only public reset API
      """),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: string enum",
      "Implicit: ICDeviceBrowser.start(): prompt",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: ImageCaptureCore.framework/Headers/ICDeviceBrowser.h",
      """
      https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/requestcontrolauthorization(completion:)
      """,
    ],
    inferred: [
      "symbols: implicit use, ICDeviceBrowser.start()",
      "missingPurposeKey",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
