import Facts
import PermissionModel

/// Which purpose keys a use of a resource needs on the systems that an app runs on.
struct PurposeNeeds {
  struct Need {
    var key: String
    /// How surely the systems that the app runs on read it for this use.
    var certainty: Certainty = .certain
    /// The oldest systems of the app, where only they read the key.
    var systems: [String] = []
  }
  private let targets: DeploymentTargets
  private let apps: AppFolders
  private let conditions: SystemConditions

  init(_ subject: Subject) {
    targets = DeploymentTargets(subject.facts)
    apps = subject.apps
    conditions = SystemConditions(subject.asBuilt)
  }

  /// The keys that a use in an app needs, those of current systems first.
  func keys(of row: ResourceRow, at site: RequestSite, in app: AppFolders.App?) -> [Need] {
    let old = row.purposeKeys.compactMap { key in
      key.need == .alternative ? oldNeed(key.key, row, site, app) : nil
    }
    // What a retired call asks on older systems, current ones never ask: another rule tells.
    let isOld = site.match.retired != nil && old.contains { $0.certainty > .possible }
    let current = row.purposeKeys.filter { $0.need == .required }.map { Need(key: $0.key) }
    return isOld ? old : current + old
  }

  /// The need of a key that systems before its successor read alone; nil where the app runs on
  /// none of them, or where that is not known.
  private func oldNeed(
    _ key: String, _ row: ResourceRow, _ site: RequestSite, _ app: AppFolders.App?
  ) -> Need? {
    guard let successor = PurposeKeys.successors[key],
      let oldest = targets.oldest(of: app, in: apps)
    else { return nil }
    let systems = oldest.versions.older(than: successor.since)
    guard !systems.isEmpty else { return nil }
    let isSure = oldest.isCertain && runs(site, before: successor.since, row)
    return Need(key: key, certainty: isSure ? .certain : .possible, systems: systems)
  }

  /// Whether a use surely runs on older systems too.
  private func runs(
    _ site: RequestSite, before versions: SystemVersions, _ row: ResourceRow
  ) -> Bool {
    // What is read after a request may stand in a function of newer systems alone.
    let asksItself = !site.isImplicit || row.symbols(.request).isEmpty
    return asksItself && !conditions.keep(site, from: versions)
  }
}

extension ResourceRow {
  /// Whether nothing is granted without the key.
  var needsKey: Bool {
    switch missingPurposeKey {
    case .crash, .exception, .error, .depends, .noEffect, .refused: true
    case .genericText, .noKey, .unknown: false
    }
  }

  /// What the absence of the key does, as the end of a sentence.
  var effectOfMissingKey: String {
    let may = inferred.contains("missingPurposeKey") ? "may " : ""
    let s = may.isEmpty ? "s" : ""
    switch missingPurposeKey {
    case .crash: return ", so the system \(may)end\(s) the app"
    case .exception: return ", so the request throws an exception, which ends the app"
    case .error: return ", so the request \(may)fail\(s) with an error"
    case .depends(let words): return ", so \(words)"
    case .noEffect: return ", so nothing is asked and nothing granted"
    case .refused: return ", so the system \(may)refuse\(s) without asking"
    case .genericText: return ", so the prompt says nothing of the app's use"
    case .unknown: return "; what the system does then is not documented"
    case .noKey: return ""
    }
  }
}
