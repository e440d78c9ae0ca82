extension ResourceRow {
  /// Camera.
  public static let camera = ResourceRow(
    id: "camera",
    name: "Camera",
    family: "camera",
    access: nil,
    group: .prompted,
    modules: [
      "AVFoundation", "UIKit", "VisionKit", "ARKit", "WebKit", "AVKit", "RealityKit", "RoomPlan",
      "NearbyInteraction",
    ],
    platforms: [
      .init("iOS", "7.0"), .init("iPadOS", "7.0"), .init("macOS", "10.14"),
      .init("macCatalyst", "14.0"), .init("tvOS", "17.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "AVCaptureDevice", .typeMember("requestAccess"), ["for"],
        deciding: .init("for", ["video"]), answer: .closure,
        objectiveC: "+[AVCaptureDevice requestAccessForMediaType:completionHandler:]",
        since: "iOS 7, macOS 10.14, tvOS 17, visionOS 1"),
      Symbol(
        .status, "AVCaptureDevice", .typeMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["video"]), answer: .returned,
        objectiveC: "+[AVCaptureDevice authorizationStatusForMediaType:]",
        since: "iOS 7, macOS 10.14, tvOS 17, visionOS 1"),
      Symbol(
        .implicitUse, "AVCaptureDeviceInput", .initializer, ["device"],
        deciding: .init("device", ["video"]),
        objectiveC: "+[AVCaptureDeviceInput deviceInputWithDevice:error:]"),
      Symbol(
        .implicitUse, "UIImagePickerController", .initializer, [],
        deciding: .init("sourceType", ["camera"]), objectiveC: "-[UIImagePickerController init]"),
      Symbol(
        .implicitUse, "VNDocumentCameraViewController", .initializer, [],
        objectiveC: "-[VNDocumentCameraViewController init]"),
      Symbol(.implicitUse, "DataScannerViewController", .initializer, isRead: false),
      Symbol(
        .implicitUse, "ARSession", .instanceMember("run"), ["_"],
        objectiveC: "-[ARSession runWithConfiguration:]", isRead: false),
      Symbol(
        .implicitUse, "ARSession", .instanceMember("run"), ["_", "options"],
        objectiveC: "-[ARSession runWithConfiguration:options:]", isRead: false),
      Symbol(.implicitUse, "ARView", .initializer, isRead: false),
      Symbol(.implicitUse, "RoomCaptureView", .initializer, isRead: false),
      Symbol(
        .implicitUse, "RoomCaptureSession", .instanceMember("run"), ["configuration"], isRead: false
      ),
      Symbol(
        .implicitUse, "NINearbyPeerConfiguration", .initializer, ["peerToken"],
        deciding: .init("isCameraAssistanceEnabled", ["true"], countsWhenUnresolved: false),
        objectiveC: "-[NINearbyPeerConfiguration initWithPeerToken:]", since: "iOS 16",
        isRead: false),
      Symbol(
        .implicitUse, "NINearbyAccessoryConfiguration", .initializer,
        deciding: .init("isCameraAssistanceEnabled", ["true"], countsWhenUnresolved: false),
        objectiveC: "-[NINearbyAccessoryConfiguration initWithData:error:]", since: "iOS 16",
        isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("AVAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init(
        "AVAuthorizationStatus", "restricted", 1, .blocked(.restricted),
        note: "parental controls / MDM; user cannot change it"),
      .init("AVAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("AVAuthorizationStatus", "authorized", 3, .granted(.full)),
    ],
    words: [
      "camera", "video camera", "take a photo", "take photos", "take pictures", "scan", "scanner",
      "viewfinder",
    ],
    purposeKeys: [
      .init(
        "NSCameraUsageDescription", .required, condition: "always",
        since: "iOS 7, macOS 10.14, tvOS 17, visionOS 1"),
      .init(
        "NSMainCameraUsageDescription", .conditional, condition: "ARKit CameraFrameProvider",
        since: """
          visionOS 26 (enterprise main camera; visionOS 2.0-2.3 NSEnterpriseMCAMUsageDescription)
          """),
    ],
    missingPurposeKey: .crash(
      """
      TCC terminates the process the first time the API is touched ("must contain an \
      NSCameraUsageDescription key")
      """),
    entitlements: [
      """
      macOS sandbox / hardened runtime: com.apple.security.device.camera (missing -> terminated)
      """,
      "iOS 18 LockedCameraCapture extension",
      "visionOS: com.apple.developer.arkit.main-camera-access.allow (enterprise)",
    ],
    settings: .init(
      "Settings > Privacy & Security > Camera, or Settings > [app] > Camera",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Camera"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(
      """
      Only after app deletion, "Reset Location & Privacy", or tccutil reset Camera (macOS).
      """),
    boundaries: """
      Screen Time/MDM camera restriction -> .restricted, or no device at all \
      (AVCaptureDevice.default nil, UIImagePickerController.isSourceTypeAvailable(.camera) false). \
      No camera in the simulator. MDM PPPC on macOS can only deny.
      """,
    testNames: [
      .tcc: "kTCCServiceCamera",
      .xcuitest: "camera",
      .applesimutils: "camera",
      .maestro: "camera",
      .detox: "camera",
      .appium: "camera",
    ],
    wrappers: [
      "permissionskit": "Permission.camera.request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.CAMERA",
      "flutterPermissionHandler": "Permission.camera (PERMISSION_CAMERA=1)",
    ],
    notes: [
      "Before grant the session runs but delivers black frames.",
      "`xcrun simctl privacy` has no `camera` service in its help although Detox passes one.",
      "visionOS: third party apps get blank/placeholder back camera.",
      "Test tools: appium camera: getPermission via applesimutils; not in simctl list.",
      "Fold: none: 4 standard cases",
      "Platforms: iOS 7.0: prompt from 8 worldwide",
      """
      AVCaptureDevice.requestAccess(for: .video) { granted in }: Any other media type than \
      video/audio throws NSInvalidArgumentException. Completion runs on an arbitrary queue.
      """,
      """
      Implicit: AVCaptureDeviceInput(device:) / +deviceInputWithDevice:error: for a video device: \
      prompt; header: creating the input while notDetermined shows the dialog
      """,
      "Implicit: UIImagePickerController with sourceType .camera: prompt",
      """
      Implicit: VNDocumentCameraViewController: prompt; "document scanner" is not permission free
      """,
      "Implicit: DataScannerViewController (VisionKit): prompt",
      "Implicit: ARSession.run(_:) on iOS (ARKit, RealityKit ARView): prompt",
      "Implicit: RoomCaptureView/RoomCaptureSession: prompt",
      """
      Implicit: WKWebView getUserMedia: prompt; two gates: app TCC prompt + per-site prompt; \
      WKUIDelegate \
      webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:) returns \
      WKPermissionDecision .prompt/.grant/.deny, default prompt (iOS 15)
      """,
      """
      Implicit: NISession with isCameraAssistanceEnabled (iOS 16): prompt; creates an ARSession
      """,
      "Instead: PHPickerViewController / PhotosPicker when an existing picture is enough",
      "Instead: UIDocumentPickerViewController / fileImporter",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: AVFoundation.framework/Headers/AVCaptureDevice.h",
      "iPhoneOS 17.4 SDK: AVFoundation.framework/Headers/AVCaptureInput.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nscamerausagedescription
      """,
      """
      https://developer.apple.com/documentation/avfoundation/requesting-authorization-to-capture-and-save-media
      """,
      "xcrun simctl privacy help text (Xcode 27), quoted in public repositories",
      "wix/AppleSimulatorUtils@753749d:applesimutils/applesimutils/main.m",
    ],
    inferred: [
      "symbols: implicit use, DataScannerViewController (VisionKit)",
      "symbols: implicit use, ARSession.run(_:) on iOS (ARKit, RealityKit ARView)",
      "symbols: implicit use, RoomCaptureView/RoomCaptureSession",
      "symbols: implicit use, NISession with isCameraAssistanceEnabled (iOS 16)",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
