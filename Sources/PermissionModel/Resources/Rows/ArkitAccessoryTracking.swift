extension ResourceRow {
  /// Accessory tracking (visionOS).
  public static let arkitAccessoryTracking = ResourceRow(
    id: "arkit-accessory-tracking",
    name: "Accessory tracking (visionOS)",
    family: "arkit",
    access: "accessoryTracking",
    group: .prompted,
    modules: ["ARKit", "RealityKit"],
    platforms: [.init("visionOS", "26.0")],
    symbols: [
      Symbol(
        .request, "ARKitSession", .instanceMember("requestAuthorization"), ["for"],
        deciding: .init("for", ["accessoryTracking"]), answer: .async,
        objectiveC: "ar_session_request_authorization", since: "visionOS 26.0"),
      Symbol(
        .status, "ARKitSession", .instanceMember("queryAuthorization"), ["for"],
        deciding: .init("for", ["accessoryTracking"]), answer: .async,
        objectiveC: "ar_session_query_authorization_results", since: "visionOS 26.0"),
      Symbol(.implicitUse, "AccessoryTrackingProvider", .initializer, isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("ARKitSession.AuthorizationStatus", "notDetermined", nil, .notDetermined),
      .init("ARKitSession.AuthorizationStatus", "allowed", nil, .granted(.full)),
      .init("ARKitSession.AuthorizationStatus", "denied", nil, .blocked(.denied)),
    ],
    words: ["accessory tracking", "track accessories"],
    purposeKeys: [
      .init("NSAccessoryTrackingUsageDescription", .required, since: "visionOS 26.0")
    ],
    missingPurposeKey: .unknown(""),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Accessory tracking (visionOS)",
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
      contains .accessoryTracking: prompt
      """,
    ],
    sources: [
      "https://developer.apple.com/documentation/arkit/arkitsession/requestauthorization(for:)",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsaccessorytrackingusagedescription
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
