extension ResourceRow {
  /// Bluetooth.
  public static let bluetooth = ResourceRow(
    id: "bluetooth",
    name: "Bluetooth",
    family: "bluetooth",
    access: nil,
    group: .prompted,
    modules: ["CoreBluetooth", "AccessorySetupKit", "DeviceDiscoveryUI", "ExternalAccessory"],
    platforms: [
      .init("iOS", "13.0"), .init("iPadOS", "13.0"), .init("macOS", "11.0"), .init("tvOS", "13.0"),
      .init("watchOS", "6.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .status, "CBManager", .typeMember("authorization"), [], answer: .returned,
        objectiveC: "+[CBManager authorization]", since: "iOS 13.1, macOS 10.15, tvOS 13, watchOS 6"
      ),
      Symbol(
        .status, "CBCentralManager", .typeMember("authorization"), [], answer: .returned,
        objectiveC: "+[CBCentralManager authorization]",
        since: "iOS 13.1, macOS 10.15, tvOS 13, watchOS 6"),
      Symbol(
        .status, "CBPeripheralManager", .typeMember("authorization"), [], answer: .returned,
        objectiveC: "+[CBPeripheralManager authorization]",
        since: "iOS 13.1, macOS 10.15, tvOS 13, watchOS 6", isRead: false),
      Symbol(
        .status, "CBCentralManager", .instanceMember("authorization"), [], answer: .returned,
        objectiveC: "-[CBManager authorization]", since: "iOS 13.0", retired: "iOS 13.1"),
      Symbol(
        .status, "CBPeripheralManager", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[CBPeripheralManager authorizationStatus]", since: "iOS 7", retired: "iOS 13"),
      Symbol(
        .status, "CBCentralManager", .instanceMember("state"), [], answer: .delegate,
        callback: "centralManagerDidUpdateState", objectiveC: "-[CBManager state]", since: "iOS 10"),
      Symbol(
        .status, "CBPeripheralManager", .instanceMember("state"), [], answer: .delegate,
        callback: "peripheralManagerDidUpdateState", objectiveC: "-[CBManager state]",
        since: "iOS 10"),
      Symbol(
        .implicitUse, "CBCentralManager", .initializer, [], answer: .delegate,
        callback: "centralManagerDidUpdateState", objectiveC: "-[CBCentralManager init]"),
      Symbol(
        .implicitUse, "CBCentralManager", .initializer, ["delegate", "queue"], answer: .delegate,
        callback: "centralManagerDidUpdateState",
        objectiveC: "-[CBCentralManager initWithDelegate:queue:]"),
      Symbol(
        .implicitUse, "CBCentralManager", .initializer, ["delegate", "queue", "options"],
        deciding: .init("options", [], except: ["CBCentralManagerOptionDeviceAccessForMedia"]),
        answer: .delegate, callback: "centralManagerDidUpdateState",
        objectiveC: "-[CBCentralManager initWithDelegate:queue:options:]"),
      Symbol(
        .implicitUse, "CBPeripheralManager", .initializer, [], answer: .delegate,
        callback: "peripheralManagerDidUpdateState", objectiveC: "-[CBPeripheralManager init]"),
      Symbol(
        .implicitUse, "CBPeripheralManager", .initializer, ["delegate", "queue"], answer: .delegate,
        callback: "peripheralManagerDidUpdateState",
        objectiveC: "-[CBPeripheralManager initWithDelegate:queue:]"),
      Symbol(
        .implicitUse, "CBPeripheralManager", .initializer, ["delegate", "queue", "options"],
        answer: .delegate, callback: "peripheralManagerDidUpdateState",
        objectiveC: "-[CBPeripheralManager initWithDelegate:queue:options:]"),
      Symbol(
        .picker, "ASAccessorySession", .instanceMember("showPicker"), ["for"], answer: .closure,
        objectiveC: "-[ASAccessorySession showPickerForDisplayItems:completionHandler:]",
        since: "iOS 18"),
      Symbol(.picker, "DevicePicker", .initializer, since: "tvOS 16, iOS 26"),
      Symbol(
        .picker, "EAAccessoryManager", .instanceMember("showBluetoothAccessoryPicker"),
        ["withNameFilter"], answer: .closure,
        objectiveC: """
          -[EAAccessoryManager showBluetoothAccessoryPickerWithNameFilter:completion:]
          """, since: "iOS 6", isRead: false),
      Symbol(
        .picker, "CBCentralManager", .initializer, ["delegate", "queue", "options"],
        deciding: .init(
          "options", ["CBCentralManagerOptionDeviceAccessForMedia"], countsWhenUnresolved: false),
        objectiveC: "-[CBCentralManager initWithDelegate:queue:options:]", since: "iOS 16"),
      .appSettings,
    ],
    statuses: [
      .init("CBManagerAuthorization", "notDetermined", 0, .notDetermined),
      .init("CBManagerAuthorization", "restricted", 1, .blocked(.restricted)),
      .init("CBManagerAuthorization", "denied", 2, .blocked(.denied)),
      .init("CBManagerAuthorization", "allowedAlways", 3, .granted(.full)),
      .init(
        "CBManagerState", "unknown", 0, .blocked(.unknown),
        note: "passing: wait for the next centralManagerDidUpdateState"),
      .init(
        "CBManagerState", "resetting", 1, .blocked(.unknown),
        note: "passing: wait for the next centralManagerDidUpdateState"),
      .init(
        "CBManagerState", "unsupported", 2, .blocked(.unavailable),
        note: "no Bluetooth, as in the simulator"),
      .init(
        "CBManagerState", "unauthorized", 3, .blocked(.denied),
        note: "denied or restricted: CBManager.authorization tells which"),
      .init(
        "CBManagerState", "poweredOff", 4, .blocked(.switchedOff), note: "Bluetooth is switched off"
      ),
      .init("CBManagerState", "poweredOn", 5, .granted(.full)),
    ],
    words: ["bluetooth", "nearby devices", "bluetooth devices", "pair a device"],
    purposeKeys: [
      .init(
        "NSBluetoothAlwaysUsageDescription", .required,
        since: "iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1"),
      .init(
        "NSBluetoothPeripheralUsageDescription", .alternative,
        condition: "deployment target < 13; deprecated iOS 13", since: "iOS 6"),
    ],
    missingPurposeKey: .crash("on manager creation"),
    entitlements: [
      "macOS sandbox: com.apple.security.device.bluetooth"
    ],
    settings: .init(
      "Settings > Privacy & Security > Bluetooth",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Bluetooth"),
    endsAppWhenSwitched: .yes(
      "TCC switch: the running app gets SIGKILL; reported, flutter_reactive_ble#286"),
    asksAgain: .no(""),
    boundaries: """
      .restricted; hardware absent = state .unsupported; radio off = .poweredOff (not a permission; \
      CBCentralManagerOptionShowPowerAlertKey alert is another alert)
      """,
    testNames: [
      .tcc: "kTCCServiceBluetoothAlways",
      .xcuitest: "bluetooth",
    ],
    wrappers: [
      "permissionskit": "Permission.bluetooth.request { } (creates a manager)",
      "reactNativePermissions": """
      PERMISSIONS.IOS.BLUETOOTH (BLUETOOTH_PERIPHERAL removed in v5)
      """,
      "flutterPermissionHandler": "Permission.bluetooth (PERMISSION_BLUETOOTH=1)",
    ],
    notes: [
      """
      Test tools: tcc also kTCCServiceBluetoothPeripheral, kTCCServiceBluetoothWhileInUse; \
      xcuitest bluetooth: iOS 13.4.
      """,
      "Fold: granted case is named allowedAlways; power state is separate",
      "Platforms: macOS 11.0: 10.15 authorization",
      "centralManager.state == .unauthorized: requires an instance, i.e. after the prompt",
      """
      Implicit: CBCentralManager(...) init: prompt; the init itself prompts when notDetermined
      """,
      "Implicit: CBPeripheralManager(...) init: prompt",
      """
      Implicit: third-party SDKs creating a manager at launch (e.g. react-native-ble-plx, \
      flutter_blue): prompt
      """,
      "Instead: ASAccessorySession.showPicker(for:) (AccessorySetupKit)",
      "Instead: DevicePicker (DeviceDiscoveryUI)",
      "Instead: EAAccessoryManager.showBluetoothAccessoryPicker",
      """
      Instead: CBCentralManager(options: [CBCentralManagerOptionDeviceAccessForMedia: true]); \
      header: "only allow media device access without prompting the user for Bluetooth generic \
      TCC"
      """,
    ],
    sources: [
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):CoreBluetooth/CBManager.rs",
      "iPhoneOS 17.4 SDK: CoreBluetooth.framework/Headers/CBPeripheralManager.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsbluetoothalwaysusagedescription
      """,
      "github.com/Navideck/universal_ble/issues/254",
    ],
    inferred: [
      "symbols: picker, EAAccessoryManager.showBluetoothAccessoryPicker",
      "asksAgain",
      "boundaries",
      "settings.place",
      "statuses: CBManagerState, from the framework’s public cases",
    ],
    lastChecked: "2026-11-30")
}
