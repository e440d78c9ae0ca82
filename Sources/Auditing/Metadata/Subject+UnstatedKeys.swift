import Facts
import PermissionModel

extension Subject {
  /// A purpose key that the source needs and nothing states.
  struct UnstatedKey {
    var key: String
    var row: ResourceRow
    var sites: [RequestSite]
    var certainty: Certainty

    /// What its absence does, as the end of a sentence.
    var effect: String {
      switch row.missingPurposeKey {
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

  /// Keys that some use of a resource needs, and that are stated nowhere, by key.
  var unstatedKeys: [UnstatedKey] {
    var found: [String: UnstatedKey] = [:]
    for site in asBuilt.requests {
      guard let certainty = certainty(of: site), site.match.resources.count == 1,
        let row = asBuilt.app.symbols.rows[site.match.resources[0]]
      else { continue }
      // What use of a family is meant, a key that is stated for the family tells.
      if site.isImplicit, statesAnother(row) { continue }
      for key in row.purposeKeys where key.need == .required && purposes.stated(key.key).isEmpty {
        let weighed = weigh(certainty, row)
        var unstated =
          found[key.key]
          ?? UnstatedKey(key: key.key, row: row, sites: [], certainty: weighed)
        unstated.sites.append(site)
        unstated.certainty = max(unstated.certainty, weighed)
        found[key.key] = unstated
      }
    }
    return found.keys.sorted().map { found[$0]! }
  }

  /// Whether another access of the same family has its key.
  private func statesAnother(_ row: ResourceRow) -> Bool {
    asBuilt.app.symbols.rows.values.contains { other in
      other.family == row.family && other.id != row.id
        && other.purposeKeys.contains { $0.need != .setting && !purposes.stated($0.key).isEmpty }
    }
  }

  /// How surely a site uses its resource; nil where a guess would be told as a fact.
  private func certainty(of site: RequestSite) -> Certainty? {
    if site.match.certainty == .possible { return site.isImplicit ? nil : .possible }
    return site.match.certainty
  }

  /// A missing key is certain only where one application is built, and the key has no substitute.
  private func weigh(_ certainty: Certainty, _ row: ResourceRow) -> Certainty {
    let hasSubstitute = row.purposeKeys.contains {
      $0.need == .alternative && !purposes.stated($0.key).isEmpty
    }
    switch row.missingPurposeKey {
    case .crash, .noEffect, .refused: break
    case .genericText, .noKey, .unknown: return .possible
    }
    return applicationTargets == 1 && !hasSubstitute ? certainty : .possible
  }
}
