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
    /// The targets that lack it; empty where it is not known which targets use it.
    var targets: [TargetKeys.Lack] = []

    /// Who lacks it, as a clause.
    var owner: String {
      guard !targets.isEmpty else { return "no property list or build setting has \(key)" }
      let names = targets.map(\.label).spoken
      return targets.count == 1
        ? "the Info.plist of target \(names) has no \(key)"
        : "the Info.plists of targets \(names) have no \(key)"
    }

    /// What its absence does, as the end of a sentence.
    var effect: String {
      if !targets.isEmpty, targets.allSatisfy(\.isInApp) { return "; that of its app has it" }
      return switch row.missingPurposeKey {
      case .crash: ", so the system ends the app"
      case .noEffect: ", so nothing is asked and nothing granted"
      case .refused: ", so the system refuses without asking"
      case .genericText, .noKey, .unknown: ""
      }
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

  /// Keys that some use of a resource needs, and that its targets do not state, by key.
  var unstatedKeys: [UnstatedKey] {
    let targets = TargetKeys(facts, TargetGraph(facts))
    var found: [[String]: UnstatedKey] = [:]
    for site in asBuilt.requests {
      guard let certainty = certainty(of: site), site.match.resources.count == 1,
        let row = asBuilt.app.symbols.rows[site.match.resources[0]]
      else { continue }
      for key in row.purposeKeys where key.need == .required {
        guard let unstated = unstated(key.key, row, at: site, certainty, targets) else { continue }
        let app = apps.app(of: site.place.path)?.folder ?? ""
        let name = [key.key, app] + unstated.targets.map(\.label)
        if var known = found[name] {
          known.places += unstated.places
          known.certainty = max(known.certainty, unstated.certainty)
          found[name] = known
        } else {
          found[name] = unstated
        }
      }
    }
    return found.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { found[$0]! }
  }

  /// One key at one site, where some target lacks it.
  private func unstated(
    _ key: String, _ row: ResourceRow, at site: RequestSite, _ certainty: Certainty,
    _ targets: TargetKeys
  ) -> UnstatedKey? {
    let app = apps.app(of: site.place.path)
    let isMisplaced = purposes.misplaced(key).contains { isShared($0, app) }
    if isMisplaced, !states(key, in: app) { return nil }
    var unstated = UnstatedKey(key: key, row: row, places: [site.place], certainty: certainty)
    let conditions = asBuilt.app.program.conditions(around: site.call).filter {
      $0.statement == .compilation
    }
    let use = TargetKeys.Use(key: key, row: row, path: site.place.path, conditions: conditions)
    guard let lacks = targets.lacks(of: use) else {
      // What use of a family is meant, a key that is stated for the family tells.
      if states(key, in: app) || site.isImplicit && statesAnother(row, in: app) { return nil }
      unstated.certainty = weigh(certainty, row, in: app)
      if targets.isLeftOut(site.place.path) { unstated.certainty = .possible }
      return unstated
    }
    unstated.targets = lacks.filter { lack in
      !site.isImplicit || !statesAnother(row, in: targets, lack.target)
    }
    guard let surest = unstated.targets.map(\.certainty).max() else { return nil }
    unstated.certainty = min(certainty, surest, limit(row, unstated.targets, targets))
    return unstated
  }

  /// Whether a target states the key of another access of the same family.
  private func statesAnother(
    _ row: ResourceRow, in targets: TargetKeys, _ target: BuildContext.Target
  ) -> Bool {
    ResourceRow.rows(family: row.family).filter { $0.id != row.id }.flatMap(\.purposeKeys)
      .contains { $0.need != .setting && targets.states($0.key, [target]) }
  }

  /// How surely a key that targets lack is needed: less where they state a substitute.
  private func limit(
    _ row: ResourceRow, _ lacks: [TargetKeys.Lack], _ targets: TargetKeys
  ) -> Certainty {
    let hasSubstitute = row.purposeKeys.contains { key in
      key.need == .alternative && targets.states(key.key, lacks.map(\.target))
    }
    switch row.missingPurposeKey {
    case .crash, .noEffect, .refused: return hasSubstitute ? .possible : .certain
    case .genericText, .noKey, .unknown: return .possible
    }
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
    _ certainty: Certainty, _ row: ResourceRow, in app: AppFolders.App?
  ) -> Certainty {
    let hasSubstitute = row.purposeKeys.contains {
      $0.need == .alternative && states($0.key, in: app)
    }
    switch row.missingPurposeKey {
    case .crash, .noEffect, .refused: break
    case .genericText, .noKey, .unknown: return .possible
    }
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

extension TargetKeys.Lack {
  /// "'App'", or "'App' (Release)" where it lacks the key in one configuration alone.
  var label: String {
    configurations.isEmpty
      ? "'\(target.name)'" : "'\(target.name)' (\(configurations.joined(separator: ", ")))"
  }
}

extension [String] {
  /// "a", "a and b", "a, b and c".
  fileprivate var spoken: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
