import Facts
import PermissionModel

/// The names of purpose keys: which there are, and which took the place of others.
enum PurposeKeys {
  /// What current systems read in the place of a key.
  struct Successor: Sendable {
    /// Any of them suffices.
    var keys: [String]
    /// The first systems that read them alone.
    var since: String
  }

  /// Every key that some system reads, that of visionOS before 2.4 among them.
  static let known: Set<String> = Set(ResourceRow.all.flatMap(\.purposeKeys).map(\.key))
    .union(["NSEnterpriseMCAMUsageDescription"])

  /// The key that somebody meant; nil for known keys, and for what is no purpose key.
  ///
  /// A key of a future system is like none of today's, and nothing is said of it.
  static func meant(by key: String) -> String? {
    guard !known.contains(key), key.count > 12 else { return nil }
    let folded = key.lowercased()
    guard folded.contains("usage"), folded.contains("descri") else { return nil }
    if let same = known.first(where: { $0.lowercased() == folded }) { return same }
    // Of a short name few letters may be wrong: it may be a key of a future system.
    let limit = max(1, (key.count - "NSUsageDescription".count) / 4)
    let near = known.map { (key: $0, distance: NearestWord.distance($0, key)) }
      .filter { $0.distance <= limit }
    return near.min { ($0.distance, $0.key) < ($1.distance, $1.key) }?.key
  }

  /// Keys that current systems no longer read by themselves.
  ///
  /// Source: Apple's pages of these keys ("Deprecated"), and "Accessing the event store".
  static let successors: [String: Successor] = [
    "NSCalendarsUsageDescription": Successor(
      keys: [
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
      ], since: "iOS 17 and macOS 14"),
    "NSRemindersUsageDescription": Successor(
      keys: ["NSRemindersFullAccessUsageDescription"], since: "iOS 17 and macOS 14"),
    "NSLocationAlwaysUsageDescription": Successor(
      keys: ["NSLocationAlwaysAndWhenInUseUsageDescription"], since: "iOS 11"),
    "NSBluetoothPeripheralUsageDescription": Successor(
      keys: ["NSBluetoothAlwaysUsageDescription"], since: "iOS 13"),
  ]
}
