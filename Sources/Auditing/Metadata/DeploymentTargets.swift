import Facts

/// The platforms that an app is built for, by its build settings and package manifests.
struct DeploymentTargets: Sendable {
  /// "iOS", "macOS"; empty where nothing says it.
  private(set) var platforms: Set<String> = []

  private static let settings = [
    "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS",
    "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
    "XROS_DEPLOYMENT_TARGET": "visionOS",
  ]

  init(_ facts: AppFacts) {
    for context in BuildContext.all(facts) {
      for (name, platform) in Self.settings where context.settings.values(of: name) != nil {
        platforms.insert(platform)
      }
    }
    // `platforms: [.iOS(.v16)]`
    for file in facts.swift
    where file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") {
      for call in file.calls where Self.settings.values.contains(call.name) {
        platforms.insert(call.name)
      }
    }
  }
}
