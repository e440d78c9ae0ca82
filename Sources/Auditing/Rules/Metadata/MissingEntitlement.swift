import Facts
import PermissionModel

extension Rule {
  /// A resource is used that needs an entitlement, and the app's entitlements lack it.
  package static let missingEntitlement = Rule(
    id: "missing-entitlement", group: .metadata, severity: .warning,
    summary: "A resource is used whose entitlement the app does not have.",
    why: "Without its entitlement the request fails at once, whatever the person would answer.",
    fix: "Add the capability to the target, or remove the use.",
    sources: [.requestingAccess],
    triggers: [
      """
      import HealthKit
      func ask() {
        ↓HKHealthStore().requestAuthorization(toShare: [], read: [type]) { _, _ in }
      }
      --- App.entitlements
      { aps-environment = development; }
      """
    ],
    passes: [
      """
      import HealthKit
      func ask() {
        HKHealthStore().requestAuthorization(toShare: [], read: [type]) { _, _ in }
      }
      --- App.entitlements
      { com.apple.developer.healthkit = YES; }
      """,
      """
      import HealthKit
      func ask() {
        HKHealthStore().requestAuthorization(toShare: [], read: [type]) { _, _ in }
      }
      """,
    ],
    check: { subject in
      let lists = subject.facts.propertyLists.filter { $0.use == .entitlements }
      guard !lists.isEmpty else { return [] }
      let held = Set(lists.flatMap(\.entries).compactMap(\.keyPath.first))
      var families: Set<String> = []
      return subject.asBuilt.requests.compactMap { site in
        guard site.match.resources.count == 1, site.match.certainty > .possible,
          let row = subject.asBuilt.app.symbols.rows[site.match.resources[0]],
          let entitlement = Self.entitlements[row.family], !held.contains(entitlement),
          families.insert(row.family).inserted
        else { return nil }
        return Finding(
          rule: "missing-entitlement", severity: .warning, certainty: .likely,
          message: "\(row.spokenName) is used here, and no entitlements have \(entitlement)",
          help: "Add the capability to the target that asks.", place: site.place,
          related: lists.prefix(3).map { RelatedPlace("entitlements", at: Place(path: $0.path)) },
          about: entitlement)
      }
    })

  /// What the use of a family needs on every platform. Source: the rows' `entitlements`.
  private static let entitlements = [
    "health": "com.apple.developer.healthkit", "homekit": "com.apple.developer.homekit",
    "siri": "com.apple.developer.siri", "familyControls": "com.apple.developer.family-controls",
    "nfc": "com.apple.developer.nfc.readersession.formats",
  ]
}
