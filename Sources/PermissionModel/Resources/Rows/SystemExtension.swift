extension ResourceRow {
  /// System extension.
  public static let systemExtension = ResourceRow(
    id: "system-extension",
    name: "System extension",
    family: "systemExtension",
    access: nil,
    group: .macOS,
    modules: ["SystemExtensions"],
    platforms: [.init("macOS", "10.15")],
    symbols: [
      Symbol(
        .request, "OSSystemExtensionManager", .instanceMember("submitRequest"), ["_"],
        deciding: .init("_", ["activationRequest"]), answer: .delegate,
        callback: "requestNeedsUserApproval",
        objectiveC: "-[OSSystemExtensionManager submitRequest:]", since: "macOS 10.15"),
      Symbol(
        .status, "OSSystemExtensionRequest", .typeMember("propertiesRequest"),
        ["forExtensionWithIdentifier", "queue"], answer: .delegate,
        callback: "request(_:foundProperties:)",
        objectiveC: "+[OSSystemExtensionRequest propertiesRequestForExtension:queue:]",
        since: "macOS 12"),
    ],
    statuses: [
      .init(
        "OSSystemExtensionRequest", "requestNeedsUserApproval", nil, .notDetermined,
        note: "told by the delegate: the person has yet to approve it in System Settings"),
      .init(
        "OSSystemExtensionRequest", "completed", nil, .granted(.full), note: "told by the delegate"),
    ],
    words: ["system extension", "driver extension"],
    purposeKeys: [
      .init("NSSystemExtensionUsageDescription", .required, since: "macOS 10.15"),
      .init(
        "OSBundleUsageDescription", .conditional, condition: "DriverKit/kext", since: "macOS 10.15"),
    ],
    missingPurposeKey: .error("error (inferred)"),
    entitlements: [
      "com.apple.developer.system-extension.install"
    ],
    settings: .init(
      "General > Login Items & Extensions",
      macOS: "x-apple.systempreferences:com.apple.LoginItems-Settings.extension"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: delegate callbacks"
    ],
    sources: [
      "https://developer.apple.com/documentation/systemextensions",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nssystemextensionusagedescription
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
