import Facts
import PermissionModel

extension TargetKeys {
  /// The names of the targets that a file's code ends up in, where none of them is signed with an
  /// entitlement; nil where it is not known of all of them.
  func targetsWithout(_ entitlement: String, at path: String) -> [String]? {
    let targets = targets(of: path)
    let held = targets.flatMap { contexts[$0] ?? [] }.map { $0.holds(entitlement, in: lists) }
    if held.contains(true) { return [] }
    return held.isEmpty || held.contains(nil) ? nil : targets.map(\.name)
  }

  /// Whether some of these keys is stated for every target that is signed with a file, or given it
  /// as property list; nil where no target is.
  func states(oneOf keys: [String], forUsersOf file: String) -> Bool? {
    let users = contexts.values.flatMap { $0 }.filter { context in
      context.propertyLists.contains(file) || context.paths(of: Self.entitlements).contains(file)
    }
    guard !users.isEmpty else { return nil }
    return users.allSatisfy { context in
      // Apple TV and Apple Watch ask for no access to the local network.
      let platforms = context.platforms
      if keys == [Self.localNetwork], !platforms.isEmpty,
        platforms.isSubset(of: ["tvOS", "watchOS"])
      {
        return true
      }
      // An extension may have its app's text.
      let around = context.target.map { graph.apps(around: $0) } ?? []
      return keys.contains { context.states($0, in: lists) != false || states($0, around) }
    }
  }

  private static let localNetwork = "NSLocalNetworkUsageDescription"

  /// The setting that names the file of entitlements.
  static let entitlements = "CODE_SIGN_ENTITLEMENTS"
}

extension BuildContext {
  /// Whether its product is signed with an entitlement; nil where that cannot be told.
  fileprivate func holds(_ entitlement: String, in lists: [String: Set<String>]) -> Bool? {
    if entitlements?.contains(entitlement) == true { return true }
    let files = paths(of: TargetKeys.entitlements)
    if files.contains(where: { $0.flatMap { lists[$0] }?.contains(entitlement) ?? false }) {
      return true
    }
    if files.isEmpty { return settings.doubtful > 0 ? nil : false }
    return files.allSatisfy { $0.flatMap { lists[$0] } != nil } ? false : nil
  }
}

extension ResourceRow {
  /// The entitlement that every use needs, on every platform; nil where it depends.
  ///
  /// The table names it with a word on when; nothing, or that Apple has to grant it, is always.
  var entitlement: String? {
    guard let text = entitlements.first, text.hasPrefix("com.apple.developer.") else { return nil }
    let name = text.prefix { $0 != " " }
    let condition = text.dropFirst(name.count)
    return condition.isEmpty || condition.hasPrefix(" (managed") ? String(name) : nil
  }
}
