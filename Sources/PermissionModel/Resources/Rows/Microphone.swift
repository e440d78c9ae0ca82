extension ResourceRow {
  /// Microphone.
  public static let microphone = ResourceRow(
    id: "microphone",
    name: "Microphone",
    family: "microphone",
    access: nil,
    group: .prompted,
    modules: ["AVFAudio", "AVFoundation", "AVKit", "WebKit", "AudioToolbox", "ReplayKit"],
    platforms: [
      .init("iOS", "7.0"), .init("iPadOS", "7.0"), .init("macOS", "10.14"),
      .init("macCatalyst", "14.0"), .init("tvOS", "17.0"), .init("visionOS", "1.0"),
      .init("watchOS", "4.0"),
    ],
    symbols: [
      Symbol(
        .request, "AVAudioApplication", .typeMember("requestRecordPermission"), [],
        answer: .closure,
        objectiveC: "+[AVAudioApplication requestRecordPermissionWithCompletionHandler:]",
        since: "iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1"),
      Symbol(
        .request, "AVAudioSession", .instanceMember("requestRecordPermission"), [],
        answer: .closure, objectiveC: "-[AVAudioSession requestRecordPermission:]",
        since: "iOS 7, watchOS 4 (not macOS/tvOS)"),
      Symbol(
        .request, "AVCaptureDevice", .typeMember("requestAccess"), ["for"],
        deciding: .init("for", ["audio"]), answer: .closure,
        objectiveC: "+[AVCaptureDevice requestAccessForMediaType:completionHandler:]",
        since: "iOS 7, macOS 10.14, tvOS 17"),
      Symbol(
        .status, "AVAudioApplication", .instanceMember("recordPermission"), [], answer: .returned,
        objectiveC: "-[AVAudioApplication recordPermission]",
        since: "iOS 17, macOS 14, tvOS 17, watchOS 10"),
      Symbol(
        .status, "AVAudioSession", .instanceMember("recordPermission"), [], answer: .returned,
        objectiveC: "-[AVAudioSession recordPermission]", since: "iOS 8, watchOS 4"),
      Symbol(
        .status, "AVCaptureDevice", .typeMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["audio"]), answer: .returned,
        objectiveC: "+[AVCaptureDevice authorizationStatusForMediaType:]",
        since: "iOS 7, macOS 10.14"),
      Symbol(
        .implicitUse, "AVCaptureDeviceInput", .initializer, ["device"],
        deciding: .init("device", ["audio"]),
        objectiveC: "+[AVCaptureDeviceInput deviceInputWithDevice:error:]"),
      Symbol(
        .implicitUse, "AVAudioRecorder", .instanceMember("record"), [],
        objectiveC: "-[AVAudioRecorder record]"),
      Symbol(
        .implicitUse, "AVAudioRecorder", .instanceMember("record"), ["forDuration"],
        objectiveC: "-[AVAudioRecorder recordForDuration:]"),
      Symbol(
        .implicitUse, "AVAudioRecorder", .instanceMember("record"), ["atTime"],
        objectiveC: "-[AVAudioRecorder recordAtTime:]"),
      Symbol(
        .implicitUse, "AVAudioRecorder", .instanceMember("record"), ["atTime", "forDuration"],
        objectiveC: "-[AVAudioRecorder recordAtTime:forDuration:]"),
      Symbol(
        .implicitUse, "AVAudioRecorder", .instanceMember("prepareToRecord"), [],
        objectiveC: "-[AVAudioRecorder prepareToRecord]"),
      Symbol(
        .implicitUse, "AVAudioEngine", .instanceMember("inputNode"), [],
        objectiveC: "-[AVAudioEngine inputNode]"),
      Symbol(
        .implicitUse, "", .global("AudioQueueNewInput"), objectiveC: "AudioQueueNewInput",
        isRead: false),
      Symbol(
        .implicitUse, "RPScreenRecorder", .typeMember("shared"), [],
        deciding: .init("isMicrophoneEnabled", ["true"], countsWhenUnresolved: false),
        objectiveC: "+[RPScreenRecorder sharedRecorder]", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("AVAudioApplication.recordPermission", "undetermined", 1970168948, .notDetermined),
      .init(
        "AVAudioApplication.recordPermission", "denied", 1684369017, .blocked(.denied),
        note: "also covers restricted"),
      .init("AVAudioApplication.recordPermission", "granted", 1735552628, .granted(.full)),
      .init("AVAudioSession.RecordPermission", "undetermined", 1970168948, .notDetermined),
      .init(
        "AVAudioSession.RecordPermission", "denied", 1684369017, .blocked(.denied),
        note: "also covers restricted"),
      .init("AVAudioSession.RecordPermission", "granted", 1735552628, .granted(.full)),
      .init("AVAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("AVAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init(
        "AVAuthorizationStatus", "denied", 2, .blocked(.denied), note: "also covers restricted"),
      .init("AVAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: [
      "microphone", "mic", "record audio", "voice recording", "audio recording",
      "record your voice", "voice memo",
    ],
    purposeKeys: [
      .init(
        "NSMicrophoneUsageDescription", .required, condition: "always",
        since: "iOS 7, macOS 10.14, tvOS 17, watchOS 4, visionOS 1")
    ],
    missingPurposeKey: .crash("process terminated on first access"),
    entitlements: [
      """
      macOS sandbox / hardened runtime: com.apple.security.device.audio-input (old sandbox name \
      com.apple.security.device.microphone)
      """
    ],
    settings: .init(
      "Settings > Privacy & Security > Microphone",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no("as for the camera"),
    boundaries: """
      AVAudioSession/AVAudioApplication fold restricted into denied; AVCaptureDevice reports \
      .restricted. MDM PPPC deny-only.
      """,
    testNames: [
      .tcc: "kTCCServiceMicrophone",
      .simctl: "microphone",
      .xcuitest: "microphone",
      .applesimutils: "microphone",
      .maestro: "microphone",
      .detox: "microphone",
      .appium: "microphone",
    ],
    wrappers: [
      "permissionskit": "Permission.microphone.request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.MICROPHONE",
      "flutterPermissionHandler": "Permission.microphone (PERMISSION_MICROPHONE=1)",
    ],
    notes: [
      "Until granted the input is silence, not an error.",
      "Fold: three-case enum, FourCC raw values, named undetermined; no restricted case",
      "AVCaptureDevice.requestAccess(for: .audio) { granted in }: same permission",
      "AVCaptureDevice.authorizationStatus(for: .audio): only this one has .restricted",
      "Implicit: AVCaptureDeviceInput for an audio device: prompt",
      "Implicit: AVAudioRecorder.record() / prepareToRecord: prompt",
      """
      Implicit: AVAudioSession with a recording category (.record/.playAndRecord/.multiRoute) + \
      first use of an input route: prompt; Apple: "system automatically prompts ... when you use \
      a category that supports recording and the app attempts to use an input route"; until then \
      silence
      """,
      """
      Implicit: AVAudioEngine.inputNode access/start: prompt; dotnet docs: process exits at once \
      on inputNode access when the key is missing
      """,
      "Implicit: AudioUnit RemoteIO with input enabled / AudioQueueNewInput: prompt",
      "Implicit: WKWebView getUserMedia audio: prompt",
      "Implicit: ReplayKit RPScreenRecorder.isMicrophoneEnabled = true: prompt",
      """
      Implicit: SFSpeechAudioBufferRecognitionRequest fed from inputNode: prompt; needs \
      microphone in addition to speech
      """,
      "Instead: system dictation keyboard (UITextInput)",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: AVFAudio.framework/Headers/AVAudioApplication.h",
      "iPhoneOS 17.4 SDK: AVFAudio.framework/Headers/AVAudioSession.h",
      "iPhoneOS 17.4 SDK: AVFoundation.framework/Headers/AVCaptureDevice.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsmicrophoneusagedescription
      """,
      "iPhoneOS 17.4 SDK: CoreAudioTypes.framework/Headers/AudioSessionTypes.h",
    ],
    inferred: [
      "symbols: implicit use, AudioUnit RemoteIO with input enabled / AudioQueueNewInput",
      "symbols: implicit use, ReplayKit RPScreenRecorder.isMicrophoneEnabled = true",
      "symbols: picker, system dictation keyboard (UITextInput)",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
