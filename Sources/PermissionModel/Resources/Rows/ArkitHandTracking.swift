extension ResourceRow {
  /// Hand tracking (visionOS).
  public static let arkitHandTracking = ResourceRow(
    id: "arkit-hand-tracking",
    name: "Hand tracking (visionOS)",
    family: "arkit",
    access: "handTracking",
    group: .prompted,
    modules: ["ARKit", "RealityKit"],
    platforms: [.init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .request, "ARKitSession", .instanceMember("requestAuthorization"), ["for"],
        deciding: .init("for", ["handTracking"]), answer: .async,
        objectiveC: "ar_session_request_authorization", since: "visionOS 1.0"),
      Symbol(
        .status, "ARKitSession", .instanceMember("queryAuthorization"), ["for"],
        deciding: .init("for", ["handTracking"]), answer: .async,
        objectiveC: "ar_session_query_authorization_results", since: "visionOS 1.0"),
      Symbol(.implicitUse, "HandTrackingProvider", .initializer, isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("ARKitSession.AuthorizationStatus", "notDetermined", nil, .notDetermined),
      .init("ARKitSession.AuthorizationStatus", "allowed", nil, .granted(.full)),
      .init("ARKitSession.AuthorizationStatus", "denied", nil, .blocked(.denied)),
    ],
    words: ["hand tracking", "your hands", "hand movements"],
    purposeKeys: [
      .init("NSHandsTrackingUsageDescription", .required, since: "visionOS 1.0")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Hand Structure and Movements",
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
      contains .handTracking: prompt
      """,
    ],
    sources: [
      "https://developer.apple.com/documentation/arkit/arkitsession/requestauthorization(for:)",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nshandstrackingusagedescription
      """,
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):ARKit/",
    ],
    inferred: [
      "missingPurposeKey",
      "boundaries",
      "settings.place",
      "symbols: implicit use, the providers; running a session with one is what asks",
    ],
    lastChecked: "2026-11-30")
}
