import Facts

/// The conditions about the system's version under which requests run.
struct SystemConditions {
  let flows: AsBuilt
  /// The ways to each request.
  let ways: [CallRef: [Effect]]

  init(_ flows: AsBuilt) {
    self.flows = flows
    var ways: [CallRef: [Effect]] = [:]
    for ask in flows.starts.flatMap(\.effects) where ask.isAsk {
      if let call = ask.call { ways[call, default: []].append(ask) }
    }
    self.ways = ways
  }

  /// Whether conditions keep a request to systems before some versions.
  func keep(_ site: RequestSite, before versions: SystemVersions) -> Bool {
    hold(for: site) { Self.isOlder($0, versions) }
  }

  /// Whether a request runs on no system before some versions.
  func keep(_ site: RequestSite, from versions: SystemVersions) -> Bool {
    site.match.since.map { SystemVersions($0).reach(versions) } == true
      || hold(for: site) { Self.isNewer($0, versions) }
  }

  /// Whether some condition stands around a request, or on every way to it.
  private func hold(for site: RequestSite, _ isWanted: (Guard) -> Bool) -> Bool {
    let around = flows.app.program.conditions(around: site.call)
    if around.contains(where: isWanted) { return true }
    guard let ways = ways[site.call], !ways.isEmpty else { return false }
    return ways.allSatisfy { $0.conditions.contains { isWanted($0.test) } }
  }

  /// Whether a condition holds only before some versions.
  private static func isOlder(_ test: Guard, _ versions: SystemVersions) -> Bool {
    guard case .text(let text) = test.pattern, test.statement != .catchClause else {
      return test.subject.namesAvailability
    }
    // `#else` of `#if swift(>=5.9)`: what an older compiler builds never meets a new system.
    if test.statement == .compilation {
      return test.isNegated && (text.hasPrefix("swift(>=") || text.hasPrefix("compiler(>="))
    }
    // What runs before 18 may still run on 17.
    return test.isNegated && versions.reach(SystemVersions(text))
  }

  /// Whether a condition holds only from some versions on.
  private static func isNewer(_ test: Guard, _ versions: SystemVersions) -> Bool {
    guard case .text(let text) = test.pattern, test.statement != .catchClause,
      test.statement != .compilation
    else { return false }
    return !test.isNegated && SystemVersions(text).reach(versions)
  }
}

extension Value {
  /// Whether several conditions at once are negated, one of which is about the system's version.
  fileprivate var namesAvailability: Bool {
    switch self {
    case .binary("&&", let a, let b): a.namesAvailability || b.namesAvailability
    case .other(let text): text.hasPrefix("#available")
    default: false
    }
  }
}
