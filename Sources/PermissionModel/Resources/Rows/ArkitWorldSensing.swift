extension ResourceRow {
  /// World sensing (visionOS).
  public static let arkitWorldSensing = ResourceRow(
    id: "arkit-world-sensing",
    name: "World sensing (visionOS)",
    family: "arkit",
    access: "worldSensing",
    group: .prompted,
    modules: ["ARKit", "RealityKit"],
    platforms: [.init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .request, "ARKitSession", .instanceMember("requestAuthorization"), ["for"],
        deciding: .init("for", ["worldSensing"]), answer: .async,
        objectiveC: "ar_session_request_authorization", since: "visionOS 1.0"),
      Symbol(
        .status, "ARKitSession", .instanceMember("queryAuthorization"), ["for"],
        deciding: .init("for", ["worldSensing"]), answer: .async,
        objectiveC: "ar_session_query_authorization_results", since: "visionOS 1.0"),
      Symbol(.implicitUse, "PlaneDetectionProvider", .initializer, isRead: false),
      Symbol(.implicitUse, "SceneReconstructionProvider", .initializer, isRead: false),
      Symbol(.implicitUse, "ImageTrackingProvider", .initializer, isRead: false),
      Symbol(.implicitUse, "ObjectTrackingProvider", .initializer, isRead: false),
      Symbol(.implicitUse, "RoomTrackingProvider", .initializer, isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("ARKitSession.AuthorizationStatus", "notDetermined", nil, .notDetermined),
      .init("ARKitSession.AuthorizationStatus", "allowed", nil, .granted(.full)),
      .init("ARKitSession.AuthorizationStatus", "denied", nil, .blocked(.denied)),
    ],
    words: ["surroundings", "world sensing", "your room"],
    purposeKeys: [
      .init("NSWorldSensingUsageDescription", .required, since: "visionOS 1.0")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Surroundings",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .no(""),
    boundaries: "only in a Full Space",
    testNames: [:],
    wrappers: [:],
    notes: [
      "World tracking and plane-less device pose need no permission.",
      "Fold: granted is allowed; ARKit on iOS uses the camera permission instead",
      "Platforms: macOS: ARKitSession class macOS 26, request API visionOS only",
      """
      Implicit: ARKitSession.run([provider]) with a provider whose requiredAuthorizations \
      contains .worldSensing: prompt
      """,
    ],
    sources: [
      "https://developer.apple.com/documentation/arkit/arkitsession/requestauthorization(for:)",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsworldsensingusagedescription
      """,
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):ARKit/",
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
      "symbols: implicit use, the providers; running a session with one is what asks",
    ],
    lastChecked: "2026-11-30")
}
