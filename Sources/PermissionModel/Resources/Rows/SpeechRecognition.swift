extension ResourceRow {
  /// Speech recognition.
  public static let speechRecognition = ResourceRow(
    id: "speech-recognition",
    name: "Speech recognition",
    family: "speech",
    access: nil,
    group: .prompted,
    modules: ["Speech"],
    platforms: [
      .init("iOS", "10.0"), .init("macOS", "10.15"), .init("macCatalyst", "13.1"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "SFSpeechRecognizer", .typeMember("requestAuthorization"), [], answer: .closure,
        objectiveC: "+[SFSpeechRecognizer requestAuthorization:]", since: "iOS 10, macOS 10.15"),
      Symbol(
        .status, "SFSpeechRecognizer", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[SFSpeechRecognizer authorizationStatus]", since: "iOS 10, macOS 10.15"),
      Symbol(
        .implicitUse, "SFSpeechRecognizer", .instanceMember("recognitionTask"), ["with"],
        answer: .closure,
        objectiveC: "-[SFSpeechRecognizer recognitionTaskWithRequest:resultHandler:]", isRead: false
      ),
      Symbol(
        .implicitUse, "SFSpeechRecognizer", .instanceMember("recognitionTask"),
        ["with", "delegate"], answer: .delegate,
        objectiveC: "-[SFSpeechRecognizer recognitionTaskWithRequest:delegate:]", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("SFSpeechRecognizerAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("SFSpeechRecognizerAuthorizationStatus", "denied", 1, .blocked(.denied)),
      .init("SFSpeechRecognizerAuthorizationStatus", "restricted", 2, .blocked(.restricted)),
      .init("SFSpeechRecognizerAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: ["speech recognition", "dictation", "transcribe", "transcription", "speech to text"],
    purposeKeys: [
      .init("NSSpeechRecognitionUsageDescription", .required, since: "iOS 10, macOS 10.15")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Speech Recognition",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: """
        x-apple.systempreferences:com.apple.preference.security?Privacy_SpeechRecognition
        """),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: """
      .restricted; also isAvailable false when offline or Siri & Dictation is off (macOS)
      """,
    testNames: [
      .tcc: "kTCCServiceSpeechRecognition",
      .applesimutils: "speech",
      .maestro: "speech",
      .detox: "speech",
      .appium: "speech",
    ],
    wrappers: [
      "permissionskit": "Permission.speech.request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.SPEECH_RECOGNITION",
      "flutterPermissionHandler": """
      Permission.speech (PERMISSION_SPEECH_RECOGNIZER=1; also asks microphone)
      """,
    ],
    notes: [
      "Test tools: appium speech: applesimutils.",
      "Fold: raw order differs: denied 1, restricted 2",
      """
      SFSpeechRecognizer.requestAuthorization { status in }: no async import (unlabelled \
      handler): wrapped in withCheckedContinuation; callback on a background queue
      """,
      """
      Implicit: SFSpeechRecognizer.recognitionTask(with:) while notDetermined: prompt or error
      """,
      "Implicit: SpeechAnalyzer/SpeechTranscriber (iOS 26): no speech permission",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: Speech.framework/Headers/SFSpeechRecognizer.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsspeechrecognitionusagedescription
      """,
    ],
    inferred: [
      "symbols: implicit use, SFSpeechRecognizer.recognitionTask(with:) while notDetermined",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
