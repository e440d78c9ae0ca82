import Facts
import PermissionModel

/// The names of purpose keys: which there are, and which took the place of others.
enum PurposeKeys {
  /// What current systems read in the place of a key.
  struct Successor: Sendable {
    /// Any of them suffices.
    var keys: [String]
    /// The first systems that read them alone.
    var since: SystemVersions
    /// What systems before those do without the old key, as the end of a sentence.
    var effect: String

    init(_ keys: [String], since: String, without effect: String) {
      self.keys = keys
      self.since = SystemVersions(since)
      self.effect = effect
    }
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

  /// Keys that current systems no longer read by themselves, and older ones read alone.
  ///
  /// Source: Apple's pages of these keys ("Deprecated"), and "Accessing the event store".
  static let successors: [String: Successor] = [
    "NSCalendarsUsageDescription": Successor(
      ["NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription"],
      since: "iOS 17, macOS 14", without: "end the app"),
    "NSRemindersUsageDescription": Successor(
      ["NSRemindersFullAccessUsageDescription"], since: "iOS 17, macOS 14",
      without: "end the app"),
    "NSLocationAlwaysUsageDescription": Successor(
      ["NSLocationAlwaysAndWhenInUseUsageDescription"], since: "iOS 11",
      without: "ask nothing and grant nothing"),
    "NSBluetoothPeripheralUsageDescription": Successor(
      ["NSBluetoothAlwaysUsageDescription"], since: "iOS 13", without: "may end the app"),
  ]
}
