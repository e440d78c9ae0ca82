extension ResourceRow {
  /// What is stored on external cameras (ImageCaptureCore).
  public static let imageCaptureContents = ResourceRow(
    id: "image-capture-contents",
    name: "External cameras: contents",
    family: "imageCapture",
    access: "contents",
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
        .status, "ICDeviceBrowser", .instanceMember("contentsAuthorizationStatus"), [],
        answer: .returned, objectiveC: "-[ICDeviceBrowser contentsAuthorizationStatus]",
        since: "iOS 14"),
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
    missingPurposeKey: .unknown(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("resetContentsAuthorization (iOS 15)"),
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
      https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/requestcontentsauthorization(completion:)
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
