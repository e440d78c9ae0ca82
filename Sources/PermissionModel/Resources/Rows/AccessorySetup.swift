extension ResourceRow {
  /// Accessory setup (per accessory).
  public static let accessorySetup = ResourceRow(
    id: "accessory-setup",
    name: "Accessory setup (per accessory)",
    family: "accessorySetup",
    access: nil,
    group: .prompted,
    modules: ["AccessorySetupKit"],
    platforms: [.init("iOS", "18.0"), .init("iPadOS", "18.0"), .init("watchOS", "26")],
    symbols: [
      Symbol(
        .request, "ASAccessorySession", .instanceMember("showPicker"), ["for"], answer: .closure,
        objectiveC: "-[ASAccessorySession showPickerForDisplayItems:completionHandler:]",
        since: "iOS 18"),
      Symbol(
        .request, "ASAccessorySession", .instanceMember("showPicker"), [], answer: .closure,
        objectiveC: "-[ASAccessorySession showPickerWithCompletionHandler:]", since: "iOS 18",
        isRead: false),
      Symbol(
        .status, "ASAccessory", .instanceMember("state"), [], answer: .returned,
        objectiveC: "-[ASAccessory state]", since: "iOS 18"),
      .appSettings,
    ],
    statuses: [
      .init("ASAccessory.AccessoryState", "unauthorized", 0, .blocked(.denied)),
      .init("ASAccessory.AccessoryState", "awaitingAuthorization", 10, .notDetermined),
      .init("ASAccessory.AccessoryState", "authorized", 20, .granted(.full)),
    ],
    words: ["accessory", "set up accessory", "pair accessory"],
    purposeKeys: [
      .init(
        "NSAccessorySetupKitSupports", .setting,
        condition: """
          always; array Bluetooth/WiFi; libraries declare NSAccessorySetupSupports too
          """, since: "iOS 18"),
      .init(
        "NSAccessorySetupSupports", .setting,
        condition: "the other spelling of the same documentation", since: "iOS 18"),
      .init(
        "NSAccessorySetupBluetoothServices", .setting, condition: "must cover every descriptor",
        since: "iOS 18"),
      .init(
        "NSAccessorySetupBluetoothNames", .setting, condition: "must cover every descriptor",
        since: "iOS 18"),
      .init(
        "NSAccessorySetupBluetoothCompanyIdentifiers", .setting,
        condition: "must cover every descriptor", since: "iOS 18"),
    ],
    missingPurposeKey: .crash("undeclared identifiers crash at discovery"),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Accessories",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("picker can be shown again at will"),
    boundaries: "error codes pickerRestricted 550, userRestricted 750",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Do not create CBCentralManager before migrating earlier accessories.",
      "Fold: per-accessory, not per-app",
      "Platforms: watchOS 26: inherits",
      "Implicit: ASAccessorySession.activate without declared keys: crash",
      "Instead: it is the picker: no Bluetooth/local network alert",
    ],
    sources: [
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):AccessorySetupKit/",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsaccessorysetupkitsupports
      """,
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsaccessorysetupsupports
      """,
      "https://developer.apple.com/documentation/accessorysetupkit",
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
