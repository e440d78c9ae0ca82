extension ResourceRow {
  /// Screen & system audio recording (macOS).
  public static let screenCapture = ResourceRow(
    id: "screen-capture",
    name: "Screen & system audio recording (macOS)",
    family: "screenCapture",
    access: nil,
    group: .macOS,
    modules: ["CoreGraphics", "ScreenCaptureKit"],
    platforms: [.init("macOS", "10.15")],
    symbols: [
      Symbol(
        .request, "", .global("CGRequestScreenCaptureAccess"), [], answer: .returned,
        objectiveC: "CGRequestScreenCaptureAccess", since: "macOS 10.15 (symbol), reliable 11"),
      Symbol(
        .status, "", .global("CGPreflightScreenCaptureAccess"), [], answer: .returned,
        objectiveC: "CGPreflightScreenCaptureAccess", since: "macOS 10.15"),
      Symbol(.implicitUse, "SCShareableContent", .typeMember("current"), [], answer: .async),
      Symbol(
        .implicitUse, "SCShareableContent", .typeMember("excludingDesktopWindows"),
        ["_", "onScreenWindowsOnly"], answer: .async,
        objectiveC: """
          +[SCShareableContent \
          getShareableContentExcludingDesktopWindows:onScreenWindowsOnly:completionHandler:]
          """),
      Symbol(
        .implicitUse, "SCShareableContent", .typeMember("getExcludingDesktopWindows"),
        ["_", "onScreenWindowsOnly"], answer: .closure,
        objectiveC: """
          +[SCShareableContent \
          getShareableContentExcludingDesktopWindows:onScreenWindowsOnly:completionHandler:]
          """),
      Symbol(
        .implicitUse, "SCStream", .instanceMember("startCapture"), [], answer: .closure,
        objectiveC: "-[SCStream startCaptureWithCompletionHandler:]", isRead: false),
      Symbol(
        .implicitUse, "", .global("CGWindowListCreateImage"), objectiveC: "CGWindowListCreateImage",
        isRead: false),
      Symbol(
        .implicitUse, "CGDisplayStream", .initializer, objectiveC: "CGDisplayStreamCreate",
        isRead: false),
      Symbol(
        .implicitUse, "", .global("CGDisplayCreateImage"), objectiveC: "CGDisplayCreateImage",
        isRead: false),
      Symbol(
        .picker, "SCContentSharingPicker", .typeMember("shared"), [],
        objectiveC: "+[SCContentSharingPicker sharedPicker]", since: "macOS 14"),
    ],
    statuses: [
      .init("Bool", "true", nil, .granted(.full)),
      .init(
        "Bool", "false", nil, .notDetermined,
        note: "also when the person said no: the two cannot be told apart"),
    ],
    words: [
      "screen recording", "record the screen", "screen capture", "screen & system audio recording",
    ],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.persistent-content-capture (managed, VNC)"
    ],
    settings: .init(
      "System Settings > Privacy & Security > Screen & System Audio Recording",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_ScreenCapture"),
    endsAppWhenSwitched: .sometimes("macOS asks the user to Quit & Reopen"),
    asksAgain: .sometimes(
      "macOS 15+: periodic re-confirmation (weekly in betas, monthly in release)"),
    boundaries: """
      MDM deny-only (AllowStandardUserToSetSystemService lets standard users approve)
      """,
    testNames: [
      .tcc: "kTCCServiceScreenCapture"
    ],
    wrappers: [:],
    notes: [
      "Fold: Bool, two-state",
      "Platforms: macOS 10.15: usable API 11",
      """
      CGRequestScreenCaptureAccess() -> Bool: returns at once; alert only offers "Open System \
      Settings"; relaunch needed
      """,
      "Implicit: SCShareableContent.current / getExcludingDesktopWindows: prompt",
      "Implicit: SCStream.startCapture: prompt",
      "Implicit: CGWindowListCreateImage / CGDisplayStream / CGDisplayCreateImage: prompt",
      """
      Implicit: reading kCGWindowName of other apps via CGWindowListCopyWindowInfo: no prompt, \
      name omitted
      """,
      "Instead: SCContentSharingPicker",
    ],
    sources: [
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/CoreGraphics.framework/Versions/A/Headers/CGWindow.h
      """,
      """
      macOS 14.0 \
      SDK:macOS14.0.sdk/System/Library/Frameworks/ScreenCaptureKit.framework/Versions/A/Headers/SCContentSharingPicker.h
      """,
      "markbattistella.com/writings/2024/macos-sequoia-screen-recording/",
    ],
    inferred: [
      "symbols: implicit use, SCStream.startCapture",
      "symbols: implicit use, CGWindowListCreateImage / CGDisplayStream / CGDisplayCreateImage",
      """
      symbols: implicit use, reading kCGWindowName of other apps via CGWindowListCopyWindowInfo
      """,
      "missingPurposeKey",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
