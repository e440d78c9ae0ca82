extension ResourceRow {
  /// External storage for capture.
  public static let externalStorageCapture = ResourceRow(
    id: "external-storage-capture",
    name: "External storage for capture",
    family: "externalStorage",
    access: nil,
    group: .prompted,
    modules: ["AVFoundation"],
    platforms: [
      .init("iOS", "17.0"), .init("macOS", "14.0"), .init("macCatalyst", "17.0"),
      .init("tvOS", "17.0"),
    ],
    symbols: [
      Symbol(
        .request, "AVExternalStorageDevice", .typeMember("requestAccess"), [], answer: .closure,
        objectiveC: "+[AVExternalStorageDevice requestAccessWithCompletionHandler:]",
        since: "iOS 17"),
      Symbol(
        .status, "AVExternalStorageDevice", .typeMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "+[AVExternalStorageDevice authorizationStatus]",
        since: "iOS 17"),
      .appSettings,
    ],
    statuses: [
      .init("AVAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("AVAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("AVAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("AVAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["external storage", "external drive"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [],
    sources: [
      "iPhoneOS 17.4 SDK: AVFoundation.framework/Headers/AVExternalStorageDevice.h",
      """
      https://developer.apple.com/documentation/avfoundation/avexternalstoragedevice/requestaccess(completionhandler:)
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
