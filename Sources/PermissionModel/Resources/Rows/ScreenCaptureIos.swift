extension ResourceRow {
  /// Screen recording / broadcast (iOS).
  public static let screenCaptureIos = ResourceRow(
    id: "screen-capture-ios",
    name: "Screen recording / broadcast (iOS)",
    family: "screenRecording",
    access: nil,
    group: .sheet,
    modules: ["ReplayKit", "ScreenCaptureKit"],
    platforms: [.init("iOS", "9.0"), .init("tvOS", "10.0"), .init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .status, "RPScreenRecorder", .instanceMember("isAvailable"), [], answer: .returned,
        objectiveC: "-[RPScreenRecorder isAvailable]", since: "iOS 9"),
      Symbol(
        .implicitUse, "RPScreenRecorder", .instanceMember("startRecording"), [], answer: .closure,
        objectiveC: "-[RPScreenRecorder startRecordingWithHandler:]", since: "iOS 10", isRead: false
      ),
      Symbol(
        .implicitUse, "RPScreenRecorder", .instanceMember("startRecording"),
        ["withMicrophoneEnabled"], answer: .closure,
        objectiveC: "-[RPScreenRecorder startRecordingWithMicrophoneEnabled:handler:]",
        since: "iOS 9", isRead: false),
      Symbol(
        .implicitUse, "RPScreenRecorder", .instanceMember("startCapture"), answer: .closure,
        objectiveC: "-[RPScreenRecorder startCaptureWithHandler:completionHandler:]",
        since: "iOS 11", isRead: false),
      Symbol(
        .picker, "RPSystemBroadcastPickerView", .initializer,
        objectiveC: "-[RPSystemBroadcastPickerView initWithFrame:]"),
      Symbol(
        .picker, "SCContentSharingPicker", .typeMember("shared"), [],
        objectiveC: "+[SCContentSharingPicker sharedPicker]", since: "iOS 27"),
      .appSettings,
    ],
    statuses: [
      .init(
        "RPScreenRecorder.isAvailable", "false", nil, .blocked(.unavailable),
        note: "restricted, mirrored or already in use")
    ],
    words: ["record your screen", "screen recording", "broadcast your screen", "screen broadcast"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no("there is no switch"),
    asksAgain: .yes("every session"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: sheet; RPRecordingErrorCode.userDeclined",
      "Platforms: iOS 9.0: ReplayKit; ScreenCaptureKit 27; macOS: see screen-capture",
      """
      Implicit: RPScreenRecorder.startRecording / startCapture: consent alert, remembered for \
      minutes
      """,
      "Implicit: RPSystemBroadcastPickerView: system picker",
      "Implicit: SCContentSharingPicker (iOS 27): system picker",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: ReplayKit.framework/Headers/RPScreenRecorder.h",
      "dotnet/macios wiki: ScreenCaptureKit-iOS-xcode27",
    ],
    inferred: [
      "symbols: implicit use, RPScreenRecorder.startRecording / startCapture",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
      "statuses: from the Boolean property",
    ],
    lastChecked: "2026-11-30")
}
