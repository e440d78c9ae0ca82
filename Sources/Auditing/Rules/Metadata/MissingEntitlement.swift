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
      var families: Set<String> = []
      return subject.asBuilt.requests.compactMap { site in
        guard site.match.resources.count == 1, site.match.certainty > .possible,
          let row = subject.asBuilt.app.symbols.rows[site.match.resources[0]],
          let entitlement = row.entitlement,
          let owner = owner(of: site, entitlement, subject.targetKeys, lists),
          families.insert(entitlement).inserted
        else { return nil }
        return Finding(
          rule: "missing-entitlement", severity: .warning, certainty: .likely,
          message: "\(row.spokenName) is used here, and \(owner) \(entitlement)",
          help: "Add the capability to the target that asks.", place: site.place,
          related: lists.prefix(3).map { RelatedPlace("entitlements", at: Place(path: $0.path)) },
          about: entitlement)
      }
    })

  /// Whose entitlements lack what a site needs, as a clause; nil where it is not known.
  private static func owner(
    of site: RequestSite, _ entitlement: String, _ targets: TargetKeys,
    _ lists: [PropertyListFacts]
  ) -> String? {
    guard let names = targets.targetsWithout(entitlement, at: site.place.path) else {
      let held = lists.flatMap(\.entries).contains { $0.keyPath.first == entitlement }
      return lists.isEmpty || held ? nil : "no entitlements have"
    }
    guard !names.isEmpty else { return nil }
    let quoted = names.map { "'\($0)'" }.spoken
    return names.count == 1
      ? "the entitlements of target \(quoted) lack"
      : "the entitlements of targets \(quoted) lack"
  }
}
