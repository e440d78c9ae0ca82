import Facts
import PermissionModel

/// Which targets, in which configurations, state the purpose keys of what their code uses.
struct TargetKeys {
  /// A target whose property list lacks a key.
  struct Lack: Sendable, Hashable {
    var target: BuildContext.Target
    /// The configurations in which it lacks the key; empty: all of them.
    var configurations: [String]
    /// Whether the app around an extension has the key.
    var isInApp = false
    /// No more is known than this.
    var certainty: Certainty
  }
  /// One use of a resource.
  struct Use {
    var key: String
    var row: ResourceRow
    var path: String
    /// The conditions of compilation around it.
    var conditions: [Guard]
  }

  let graph: TargetGraph
  /// Each target in its configurations.
  let contexts: [BuildContext.Target: [BuildContext]]
  /// The keys of each property list that was read.
  let lists: [String: Set<String>]

  init(_ facts: AppFacts, _ graph: TargetGraph) {
    self.graph = graph
    let all = BuildContext.all(facts).compactMap { context in
      context.target.map { ($0, context) }
    }
    contexts = Dictionary(grouping: all, by: \.0).mapValues { $0.map(\.1) }
    lists = Dictionary(
      facts.propertyLists.map { ($0.path, Set($0.entries.flatMap(\.keyPath))) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The targets that a use is compiled for and that lack its key; nil where no target is known to
  /// be built with its file, or of none it is known which keys it states.
  func lacks(of use: Use) -> [Lack]? {
    let owners = graph.owners(of: use.path)
    guard !owners.isEmpty else { return graph.isOfNoApp(use.path) ? [] : nil }
    let verdicts = owners.map { ($0, verdict(on: $0, of: use, isAlone: owners.count == 1)) }
    if verdicts.allSatisfy({ $0.1 == .unknown }) { return nil }
    let stated = verdicts.contains { $0.1 == .stated }
    return verdicts.compactMap { owner, verdict in
      guard case .lacking(var lack) = verdict else { return nil }
      if !owner.isDirect, stated {
        lack.certainty = .possible
      } else if owners.count > 1, !owner.isDirect || stated {
        lack.certainty = min(lack.certainty, .likely)
      }
      return lack
    }
  }

  /// Whether some target of these states a key.
  func states(_ key: String, _ targets: [BuildContext.Target]) -> Bool {
    targets.contains { target in
      (contexts[target] ?? []).contains { $0.states(key, in: lists) == true }
    }
  }

  /// The apps and extensions that a file's code ends up in.
  func targets(of file: String) -> [BuildContext.Target] { graph.owners(of: file).map(\.target) }

  /// Whether apps list what they compile, and none of them a file.
  func isLeftOut(_ file: String) -> Bool { graph.owners(of: file).isEmpty && graph.isLeftOut(file) }

  private enum Verdict: Equatable {
    case stated, unknown
    /// The target has no such resource, or does not compile the use.
    case unused
    case lacking(Lack)
  }

  private func verdict(on owner: TargetGraph.Owner, of use: Use, isAlone: Bool) -> Verdict {
    var lacking: [String] = []
    var certainty = Certainty.certain
    let all = contexts[owner.target] ?? []
    var stating = 0
    for context in all {
      switch isCompiled(use, in: context, isDirect: owner.isDirect) {
      case false?: continue
      case nil where !isAlone: certainty = .possible
      default: break
      }
      guard let states = context.states(use.key, in: lists) else { return .unknown }
      if states { stating += 1 } else { lacking.append(context.configuration) }
      if context.platforms == ["macOS"], !Self.isDemandedByMac(use.row) { certainty = .possible }
    }
    guard !lacking.isEmpty else {
      return all.isEmpty ? .unknown : stating == 0 ? .unused : .stated
    }
    var lack = Lack(
      target: owner.target, configurations: stating == 0 ? [] : lacking, certainty: certainty)
    if owner.isExtension, states(use.key, graph.apps(around: owner.target)) {
      // The system asks in the name of the app; whose text it shows differs by resource.
      if !owner.isDirect || Self.ofApps.contains(use.row.family) { return .stated }
      lack.isInApp = true
      lack.certainty = .possible
    }
    return .lacking(lack)
  }

  /// Whether a use is compiled for a target: its platform has the resource, and every `#if` holds.
  private func isCompiled(_ use: Use, in context: BuildContext, isDirect: Bool) -> Bool? {
    let platforms = context.platforms
    if !platforms.isEmpty, platforms.isDisjoint(with: use.row.platforms.map(\.platform)) {
      return false
    }
    if platforms == ["macOS"], Self.textless.contains(use.row.family) { return false }
    let conditions = use.conditions.map { condition -> Bool? in
      guard case .text(let text) = condition.pattern else { return nil }
      let holds = context.condition(isDirect: isDirect).holds(text)
      return holds.map { $0 != condition.isNegated }
    }
    if conditions.contains(false) { return false }
    // Of Objective-C it is not known which conditions stand around a use.
    if !use.path.hasSuffix(".swift") { return nil }
    return conditions.contains(nil) ? nil : true
  }

  /// Families whose keys belong to the app, also where an extension uses them. Source: Apple's
  /// TN3179 for the local network, "Accessing location information in widgets" for location.
  private static let ofApps: Set<String> = ["location", "localNetwork"]

  /// Families that ask for no text on macOS, where Touch ID is not a permission.
  private static let textless: Set<String> = ["biometrics"]

  /// Whether macOS ends an app that states no text for a resource.
  private static func isDemandedByMac(_ row: ResourceRow) -> Bool {
    if case .crash = row.missingPurposeKey { return true }
    return false
  }
}
