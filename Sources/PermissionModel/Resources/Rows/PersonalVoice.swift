extension ResourceRow {
  /// Personal Voice.
  public static let personalVoice = ResourceRow(
    id: "personal-voice",
    name: "Personal Voice",
    family: "personalVoice",
    access: nil,
    group: .prompted,
    modules: ["AVFAudio"],
    platforms: [
      .init("iOS", "17.0"), .init("macOS", "14.0"), .init("macCatalyst", "17.0"),
      .init("tvOS", "17.0"), .init("watchOS", "10.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "AVSpeechSynthesizer", .typeMember("requestPersonalVoiceAuthorization"), [],
        answer: .closure,
        objectiveC: """
          +[AVSpeechSynthesizer requestPersonalVoiceAuthorizationWithCompletionHandler:]
          """, since: "iOS 17, macOS 14"),
      Symbol(
        .status, "AVSpeechSynthesizer", .typeMember("personalVoiceAuthorizationStatus"), [],
        answer: .returned, objectiveC: "+[AVSpeechSynthesizer personalVoiceAuthorizationStatus]",
        since: "iOS 17"),
    ],
    statuses: [
      .init(
        "AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus", "denied", 1, .blocked(.denied)),
      .init(
        "AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus", "unsupported", 2,
        .blocked(.unavailable)),
      .init(
        "AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["personal voice"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [],
    settings: .init(
      "Settings > Accessibility > Personal Voice > Allow Apps to Request to Use"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: extra case unsupported"
    ],
    sources: [
      "iPhoneOS 17.4 SDK: AVFAudio.framework/Headers/AVSpeechSynthesis.h",
      """
      https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/requestpersonalvoiceauthorization(completionhandler:)
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
