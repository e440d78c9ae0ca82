import Facts
import PermissionModel

extension Subject {
  /// A purpose key that the source needs and nothing states.
  struct UnstatedKey {
    var key: String
    var row: ResourceRow
    /// Calls, or the programs that hold them.
    var places: [Place]
    var certainty: Certainty
    /// The oldest systems of the app, where they read this key and newer ones do not.
    var systems: [String] = []

    /// What its absence does, as the end of a sentence.
    var effect: String {
      guard let old = PurposeKeys.successors[key], !systems.isEmpty else {
        return row.effectOfMissingKey
      }
      return ", so systems before \(old.since.spoken) \(old.effect)"
    }
  }

  /// Whether what was read is an app, rather than a package that some app uses.
  var statesAnApp: Bool {
    applicationTargets > 0 || !purposes.statements.isEmpty
      || facts.propertyLists.contains { list in
        list.path.hasSuffix("Info.plist")
          && list.entries.contains { $0.keyPath == ["CFBundleIdentifier"] }
      }
  }

  private var applicationTargets: Int {
    facts.projects.flatMap(\.targets).count(where: \.isApplication)
  }

  /// Keys that some use of a resource needs, and that are stated nowhere, by key.
  var unstatedKeys: [UnstatedKey] {
    let needs = PurposeNeeds(self)
    var found: [[String]: UnstatedKey] = [:]
    for site in asBuilt.requests {
      guard let certainty = certainty(of: site), site.match.resources.count == 1,
        let row = asBuilt.app.symbols.rows[site.match.resources[0]]
      else { continue }
      // What use of a family is meant, a key that is stated for the family tells.
      let app = apps.app(of: site.place.path)
      if site.isImplicit, statesAnother(row, in: app) { continue }
      for need in needs.keys(of: row, at: site, in: app) where !states(need.key, in: app) {
        if purposes.misplaced(need.key).contains(where: { isShared($0, app) }) { continue }
        let weighed = min(need.certainty, weigh(certainty, row, need, in: app))
        let name = [need.key, app?.folder ?? ""]
        var unstated =
          found[name]
          ?? UnstatedKey(
            key: need.key, row: row, places: [], certainty: weighed, systems: need.systems)
        // The surest use stands first.
        let isSurer = weighed > unstated.certainty
        unstated.places.insert(site.place, at: isSurer ? 0 : unstated.places.count)
        unstated.certainty = max(unstated.certainty, weighed)
        found[name] = unstated
      }
    }
    return found.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { found[$0]! }
  }

  /// Whether a key is stated for an app: in it, or where several apps may share it.
  private func states(_ key: String, in app: AppFolders.App?) -> Bool {
    purposes.stated(key).contains { isShared($0, app) }
  }

  /// Whether a statement may be that of an app: it stands in it, or where several may share it.
  private func isShared(_ statement: PurposeStrings.Statement, _ app: AppFolders.App?) -> Bool {
    let owner = apps.app(of: statement.place.path)
    return app == nil || owner == nil || owner == app
  }

  /// Whether another access of the same family has its key.
  private func statesAnother(_ row: ResourceRow, in app: AppFolders.App?) -> Bool {
    asBuilt.app.symbols.rows.values.contains { other in
      other.family == row.family && other.id != row.id
        && other.purposeKeys.contains { $0.need != .setting && states($0.key, in: app) }
    }
  }

  /// How surely a site uses its resource; nil where a guess would be told as a fact.
  private func certainty(of site: RequestSite) -> Certainty? {
    if site.match.certainty == .possible { return site.isImplicit ? nil : .possible }
    return site.match.certainty
  }

  /// A missing key is certain only where one application is built, and the key has no substitute.
  private func weigh(
    _ certainty: Certainty, _ row: ResourceRow, _ need: PurposeNeeds.Need,
    in app: AppFolders.App?
  ) -> Certainty {
    // Older systems read no newer key.
    let hasSubstitute =
      need.systems.isEmpty
      && row.purposeKeys.contains { $0.need == .alternative && states($0.key, in: app) }
    guard row.needsKey else { return .possible }
    let isOnlyTarget =
      app.map { isStated($0) && $0.targets.count == 1 } ?? (applicationTargets == 1)
    return isOnlyTarget && !hasSubstitute ? certainty : .possible
  }

  /// Whether the metadata of one app among several lies in its own folder.
  private func isStated(_ app: AppFolders.App) -> Bool {
    purposes.statements.contains { apps.app(of: $0.place.path) == app }
      || facts.propertyLists.contains { list in
        list.path.hasSuffix("Info.plist") && apps.app(of: list.path) == app
      }
  }
}
