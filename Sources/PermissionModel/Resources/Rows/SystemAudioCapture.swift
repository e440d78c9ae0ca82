extension ResourceRow {
  /// System audio capture (process taps).
  public static let systemAudioCapture = ResourceRow(
    id: "system-audio-capture",
    name: "System audio capture (process taps)",
    family: "systemAudio",
    access: nil,
    group: .macOS,
    modules: ["CoreAudio"],
    platforms: [.init("macOS", "14.2")],
    symbols: [
      Symbol(
        .implicitUse, "", .global("AudioHardwareCreateProcessTap"),
        objectiveC: "AudioHardwareCreateProcessTap", since: "macOS 14.2")
    ],
    statuses: [],
    words: ["system audio", "system audio recording", "audio of other apps"],
    purposeKeys: [
      .init("NSAudioCaptureUsageDescription", .required, since: "macOS 14.2")
    ],
    missingPurposeKey: .noEffect("silence, no prompt (reported)"),
    entitlements: [],
    settings: .init(
      "Privacy & Security > Screen & System Audio Recording > System Audio Recording Only",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_AudioCapture"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceAudioCapture"
    ],
    wrappers: [:],
    notes: [
      "Fold: no request/status; denial = all-zero samples",
      "Implicit: AudioHardwareCreateProcessTap + aggregate device start: prompt",
    ],
    sources: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsaudiocaptureusagedescription
      """,
      """
      https://developer.apple.com/documentation/coreaudio/capturing-system-audio-with-core-audio-taps
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
