import Facts

extension Rule {
  /// A capability is declared whose purpose string nothing states.
  package static let capabilityWithoutPurposeString = Rule(
    id: "capability-without-purpose-string", group: .metadata, severity: .warning,
    summary: "A capability is declared, and its purpose string is missing.",
    why: """
      The upload is checked for the purpose strings of what an app's entitlements permit, whether \
      or not it is used (ITMS-90683); for the rest the system asks with a text of its own, or with \
      none.
      """,
    fix: "State the purpose string, or remove the capability.",
    sources: [.requestingAccess],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
      --- App.entitlements
      { com.apple.developer.nfc.readersession.formats = ( ↓TAG ); }
      """,
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; NSBonjourServices = ( ↓"_printer._tcp" ); }
      """,
      """
      import CoreLocation
      func start() { CLLocationManager().requestWhenInUseAuthorization() }
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; UIBackgroundModes = ( ↓location );
        NSLocationWhenInUseUsageDescription = "Shows where you are."; }
      """,
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app";
        NFCReaderUsageDescription = "Reads the tags of your luggage."; }
      --- App.entitlements
      { com.apple.developer.nfc.readersession.formats = ( TAG ); }
      """,
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; NSBonjourServices = ( "_printer._tcp" );
        NSLocalNetworkUsageDescription = "Finds the printers around you."; }
      --- App.entitlements
      { com.apple.developer.healthkit = NO; }
      """,
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app";
        NSHealthShareUsageDescription = "Shows your steps."; }
      --- App.entitlements
      { com.apple.developer.healthkit = YES; }
      """,
    ],
    check: { subject in
      guard subject.statesAnApp else { return [] }
      let targets = subject.targetKeys
      // What is used without its text is told where it is used.
      let told = Set(subject.unstatedKeys.value.map(\.key))
      return subject.facts.propertyLists.filter { $0.format != .signature }.flatMap { list in
        capabilities(in: list, subject).filter { capability in
          let keys = capability.keys
          let isStated =
            targets.states(oneOf: keys, forUsersOf: list.path)
            ?? keys.contains { !subject.purposes.stated($0).isEmpty }
          return !isStated && told.isDisjoint(with: keys)
        }.map(finding)
      }
    })

  /// What a list declares, with the keys of which one is needed.
  private struct Capability {
    var name: String
    var keys: [String]
    var place: Place
    var certainty: Certainty
  }

  /// Entitlements and keys that permit the use of a resource, by what stands in an entry first.
  private static let keys: [String: [String]] = [
    "com.apple.developer.healthkit": [
      "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
    ],
    "com.apple.developer.homekit": ["NSHomeKitUsageDescription"],
    "com.apple.developer.nfc.readersession.formats": ["NFCReaderUsageDescription"],
    "com.apple.developer.sensorkit.reader.allow": ["NSSensorKitUsageDescription"],
    "com.apple.developer.health.fall-detection": ["NSFallDetectionUsageDescription"],
    "com.apple.developer.financekit": ["NSFinancialDataUsageDescription"],
  ]

  private static func capabilities(
    in list: PropertyListFacts, _ subject: Subject
  ) -> [Capability] {
    var seen: Set<String> = []
    return list.entries.compactMap { entry in
      guard let first = entry.keyPath.first else { return nil }
      let capability =
        list.use == .entitlements ? entitled(first, entry) : declared(first, entry, subject)
      return capability.flatMap { seen.insert($0.name).inserted ? $0 : nil }
    }
  }

  private static func entitled(
    _ name: String, _ entry: PropertyListFacts.Entry
  ) -> Capability? {
    guard let keys = keys[name], !entry.value.isNo else { return nil }
    return Capability(name: name, keys: keys, place: entry.place, certainty: .likely)
  }

  /// The system asks with its own text for the local network, and shows that it uses the location.
  private static func declared(
    _ name: String, _ entry: PropertyListFacts.Entry, _ subject: Subject
  ) -> Capability? {
    if name == "NSBonjourServices" {
      return Capability(
        name: name, keys: ["NSLocalNetworkUsageDescription"], place: entry.place,
        certainty: .possible)
    }
    guard name == "UIBackgroundModes", entry.value == .string("location"),
      subject.asBuilt.requests.contains(where: {
        $0.match.resources.contains("location-when-in-use")
      })
    else { return nil }
    let keys = ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"]
    return Capability(
      name: "the background mode location", keys: keys, place: entry.place, certainty: .possible)
  }

  private static func finding(about capability: Capability) -> Finding {
    Finding(
      rule: "capability-without-purpose-string", severity: .warning,
      certainty: capability.certainty,
      message: "\(capability.name) is declared, and \(capability.keys[0]) is not stated",
      help: "State what the app uses it for, or remove it.", place: capability.place,
      about: capability.name)
  }
}

extension PropertyListFacts.Scalar {
  /// Whether it is false, or holds nothing.
  fileprivate var isNo: Bool {
    switch self {
    case .bool(let value): !value
    case .string(let text): ["NO", "false", "0"].contains(text)
    case .emptyArray: true
    default: false
    }
  }
}
