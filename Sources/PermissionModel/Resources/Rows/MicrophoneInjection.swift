extension ResourceRow {
  /// Microphone injection (add audio to calls).
  public static let microphoneInjection = ResourceRow(
    id: "microphone-injection",
    name: "Microphone injection (add audio to calls)",
    family: "microphoneInjection",
    access: nil,
    group: .prompted,
    modules: ["AVFAudio"],
    platforms: [.init("iOS", "18.2"), .init("macCatalyst", "18.2"), .init("visionOS", "2.2")],
    symbols: [
      Symbol(
        .request, "AVAudioApplication", .typeMember("requestMicrophoneInjectionPermission"), [],
        answer: .closure,
        objectiveC: """
          +[AVAudioApplication requestMicrophoneInjectionPermissionWithCompletionHandler:]
          """, since: "iOS 18.2"),
      Symbol(
        .status, "AVAudioApplication", .instanceMember("microphoneInjectionPermission"), [],
        answer: .returned, objectiveC: "-[AVAudioApplication microphoneInjectionPermission]",
        since: "iOS 18.2"),
      .appSettings,
    ],
    statuses: [
      .init(
        "AVAudioApplication.MicrophoneInjectionPermission", "serviceDisabled", 1936876659,
        .blocked(.switchedOff), note: "system feature switched off by the user"),
      .init(
        "AVAudioApplication.MicrophoneInjectionPermission", "undetermined", 1970168948,
        .notDetermined),
      .init(
        "AVAudioApplication.MicrophoneInjectionPermission", "denied", 1684369017, .blocked(.denied)),
      .init(
        "AVAudioApplication.MicrophoneInjectionPermission", "granted", 1735552628, .granted(.full)),
    ],
    words: ["add audio to calls", "audio in calls", "microphone injection"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown(""),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: extra case serviceDisabled is not a denial by the user"
    ],
    sources: [
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):AVFAudio/AVAudioApplication.rs",
      """
      https://developer.apple.com/documentation/avfaudio/avaudioapplication/requestmicrophoneinjectionpermission(completionhandler:)
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
