extension ResourceRow {
  /// Local network.
  public static let localNetwork = ResourceRow(
    id: "local-network",
    name: "Local network",
    family: "localNetwork",
    access: nil,
    group: .prompted,
    modules: [
      "Network", "Foundation", "MultipeerConnectivity", "dnssd", "AVKit", "AccessorySetupKit",
      "DeviceDiscoveryUI", "GameKit",
    ],
    platforms: [
      .init("iOS", "14.0"), .init("iPadOS", "14.0"), .init("macOS", "15.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .implicitUse, "NWBrowser", .initializer, ["for", "using"], objectiveC: "nw_browser_create"),
      Symbol(
        .implicitUse, "NWListener", .initializer, ["using"],
        deciding: .init("service", [], except: ["nil"], countsWhenUnresolved: false),
        objectiveC: "nw_listener_create"),
      Symbol(
        .implicitUse, "NWListener", .initializer, ["using", "on"],
        deciding: .init("service", [], except: ["nil"], countsWhenUnresolved: false),
        objectiveC: "nw_listener_create"),
      Symbol(.implicitUse, "NWListener", .initializer, ["service", "using"]),
      Symbol(
        .implicitUse, "NetServiceBrowser", .instanceMember("searchForServices"),
        ["ofType", "inDomain"],
        objectiveC: "-[NSNetServiceBrowser searchForServicesOfType:inDomain:]"),
      Symbol(
        .implicitUse, "NetService", .instanceMember("publish"), [],
        objectiveC: "-[NSNetService publish]"),
      Symbol(
        .implicitUse, "NetService", .instanceMember("publish"), ["options"],
        objectiveC: "-[NSNetService publishWithOptions:]"),
      Symbol(
        .implicitUse, "NetService", .instanceMember("resolve"), ["withTimeout"],
        objectiveC: "-[NSNetService resolveWithTimeout:]"),
      Symbol(.implicitUse, "", .global("DNSServiceBrowse"), objectiveC: "DNSServiceBrowse"),
      Symbol(
        .implicitUse, "NWConnectionGroup", .initializer, ["with", "using"],
        deciding: .init("with", ["NWMulticastGroup"], countsWhenUnresolved: false)),
      Symbol(
        .implicitUse, "MCNearbyServiceBrowser", .instanceMember("startBrowsingForPeers"), [],
        objectiveC: "-[MCNearbyServiceBrowser startBrowsingForPeers]"),
      Symbol(
        .implicitUse, "MCNearbyServiceAdvertiser", .instanceMember("startAdvertisingPeer"), [],
        objectiveC: "-[MCNearbyServiceAdvertiser startAdvertisingPeer]"),
      Symbol(
        .implicitUse, "MCBrowserViewController", .initializer,
        objectiveC: "-[MCBrowserViewController initWithServiceType:session:]"),
      Symbol(
        .implicitUse, "GKMatchmaker", .instanceMember("startBrowsingForNearbyPlayers"), [],
        objectiveC: "-[GKMatchmaker startBrowsingForNearbyPlayersWithHandler:]", isRead: false),
      Symbol(
        .picker, "ASAccessorySession", .instanceMember("showPicker"), ["for"], answer: .closure,
        objectiveC: "-[ASAccessorySession showPickerForDisplayItems:completionHandler:]",
        since: "iOS 18"),
      Symbol(.picker, "DevicePicker", .initializer, since: "tvOS 16, iOS 26"),
      Symbol(
        .picker, "AVRoutePickerView", .initializer, objectiveC: "-[AVRoutePickerView init]",
        since: "iOS 11"),
      .appSettings,
    ],
    statuses: [
      .init(
        "DNSServiceErrorType", "kDNSServiceErr_PolicyDenied", -65570, .blocked(.denied),
        note: "read only after a search was refused")
    ],
    words: ["local network", "devices on your network", "wi-fi devices", "your home network"],
    purposeKeys: [
      .init(
        "NSLocalNetworkUsageDescription", .required,
        condition: "recommended; a default text exists",
        since: "iOS 14, macOS 11 (enforced 15), visionOS 1"),
      .init(
        "NSBonjourServices", .setting,
        condition: """
          every browsed/registered type; missing -> error -65555 NoAuth / NSNetServices -72008
          """, since: "iOS 14"),
    ],
    missingPurposeKey: .genericText(
      """
      generic text or error; no crash. Missing NSLocalNetworkUsageDescription: default message; \
      missing NSBonjourServices entry: browse fails with an error
      """),
    entitlements: [
      """
      com.apple.developer.networking.multicast (iOS only, managed) for raw multicast/broadcast
      """
    ],
    settings: .init(
      "Settings > Privacy & Security > Local Network",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: """
        Privacy & Security > Local Network (anchor Privacy_LocalNetwork not in the 26.5 anchor \
        table: opens the root)
        """),
    endsAppWhenSwitched: .unknown("not TCC"),
    asksAgain: .no(
      """
      undetermined in background is denied silently and not recorded; macOS entry can be \
      toggled
      """),
    boundaries: "cannot be configured by MDM; App Clips cannot use it",
    testNames: [
      .xcuitest: "localNetwork"
    ],
    wrappers: [:],
    notes: [
      "Not implemented in the Simulator.",
      "Keys belong to the app, not to the extension.",
      "First operation may fail before the user answers: retry.",
      "Test tools: tcc has none: networkextension/NECP; xcuitest localNetwork: iOS 15.4.",
      """
      Fold: no request and no status API: infer from NWBrowser/NWConnection \
      .waiting(policyDenied) (kDNSServiceErr_PolicyDenied -65570)
      """,
      "Implicit: outgoing TCP (connect) or UDP to a local unicast address: prompt",
      "Implicit: any multicast/broadcast send or receive: prompt",
      "Implicit: resolving a .local name: prompt",
      "Implicit: NWBrowser / NetServiceBrowser / DNSServiceBrowse: prompt",
      "Implicit: NWListener with a Bonjour service / NetService.publish: prompt",
      """
      Implicit: MCNearbyServiceBrowser / MCNearbyServiceAdvertiser / MCBrowserViewController: \
      prompt; declare _type._tcp and _type._udp in NSBonjourServices
      """,
      "Implicit: URLSession to http://192.168.x.x or *.local: prompt",
      "Implicit: GKLocalPlayer nearby multiplayer: prompt",
      "Implicit: Chromecast/Sonos/React Native dev client SDKs: prompt",
      """
      Implicit: not: WKWebView or SFSafariViewController traffic, AirPlay, system printing, \
      DeviceDiscoveryUI, AccessorySetupKit, incoming TCP connections: exempt
      """,
      "Instead: AccessorySetupKit picker",
      "Instead: DeviceDiscoveryUI DevicePicker",
      "Instead: AVRoutePickerView",
    ],
    sources: [
      """
      https://developer.apple.com/documentation/technotes/tn3179-understanding-local-network-privacy
      """,
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nslocalnetworkusagedescription
      """,
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsbonjourservices
      """,
    ],
    inferred: [
      "statuses: an error code, not a status",
      "symbols: implicit use, GKLocalPlayer nearby multiplayer",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
