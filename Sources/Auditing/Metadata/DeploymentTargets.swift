import Facts

/// The systems that an app is built for, by build settings, property lists and package manifests.
struct DeploymentTargets: Sendable {
  /// The oldest systems that an app runs on.
  struct Oldest: Sendable, Hashable {
    var versions: SystemVersions
    /// Whether the targets of the app itself say so, and say it in full.
    var isCertain: Bool
  }
  /// One version that something names.
  private struct Named: Sendable {
    var platform: String
    /// Nil where it is not known.
    var version: [Int]?
    var path: String
  }

  /// "iOS", "macOS"; empty where nothing says it.
  let platforms: Set<String>
  /// Of the targets that are apps.
  private let ofApps: [Named]
  /// Of property lists, and where none has a version, of package manifests.
  private let ofFiles: [Named]

  private static let settings = [
    "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS",
    "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
    "XROS_DEPLOYMENT_TARGET": "visionOS",
  ]
  private static let keys = ["MinimumOSVersion": "iOS", "LSMinimumSystemVersion": "macOS"]

  init(_ facts: AppFacts) {
    let contexts = BuildContext.all(facts)
    let packages = facts.swift.flatMap(Self.named(in:))
    platforms = Set(contexts.flatMap(Self.named(in:)).map(\.platform) + packages.map(\.platform))
    ofApps = contexts.filter { $0.built?.isApplication == true }.flatMap(Self.named(in:))
    let lists = facts.propertyLists.filter { $0.use == .other }.flatMap(Self.named(in:))
    ofFiles = lists.isEmpty ? Self.newest(packages) : lists
  }

  /// The oldest systems that an app runs on; nil where nothing says it.
  func oldest(of app: AppFolders.App?, in apps: AppFolders) -> Oldest? {
    let isOwn = { (named: Named) in app == nil || [nil, app].contains(apps.app(of: named.path)) }
    let own = ofApps.filter(isOwn)
    let named = own.isEmpty ? ofFiles.filter(isOwn) : own
    var numbers: [String: [Int]] = [:]
    for (platform, all) in Dictionary(grouping: named, by: \.platform) {
      let versions = all.compactMap(\.version)
      guard versions.count == all.count else { continue }
      numbers[platform] = versions.min { $0.lexicographicallyPrecedes($1) }
    }
    guard !numbers.isEmpty else { return nil }
    let isAlone = app != nil || apps.apps.count < 2
    return Oldest(versions: SystemVersions(numbers: numbers), isCertain: !own.isEmpty && isAlone)
  }

  private static func named(in context: BuildContext) -> [Named] {
    let platforms = context.platforms
    return settings.sorted { $0.key < $1.key }.flatMap { name, platform -> [Named] in
      guard platforms.isEmpty || platforms.contains(platform),
        let values = context.settings.values(of: name)
      else { return [] }
      return values.map { value in
        let path = context.built?.place.path ?? value.place?.path ?? ""
        let version = value.isResolved ? SystemVersions.parts(value.text) : nil
        return Named(platform: platform, version: version, path: path)
      }
    }
  }

  private static func named(in list: PropertyListFacts) -> [Named] {
    list.entries.compactMap { entry in
      guard entry.keyPath.count == 1, let platform = keys[entry.keyPath[0]],
        case .string(let text) = entry.value, let version = SystemVersions.parts(text)
      else { return nil }
      return Named(platform: platform, version: version, path: list.path)
    }
  }

  /// `platforms: [.iOS(.v16), .macOS("13.3")]`.
  private static func named(in file: SwiftFacts) -> [Named] {
    guard file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") else { return [] }
    return file.calls.filter { settings.values.contains($0.name) }.map { call in
      let version: [Int]? =
        switch call.arguments.first?.value {
        case .path(let names)?:
          SystemVersions.parts(
            (names.last ?? "").drop { $0 == "v" }.split(separator: "_").joined(separator: "."))
        case .text(let text)?: SystemVersions.parts(text)
        default: nil
        }
      return Named(platform: call.name, version: version, path: file.path)
    }
  }

  /// An app links no package that wants a newer system than itself.
  private static func newest(_ packages: [Named]) -> [Named] {
    Dictionary(grouping: packages, by: \.platform).sorted { $0.key < $1.key }.compactMap {
      let known = $0.value.filter { $0.version != nil }
      return known.max { $0.version!.lexicographicallyPrecedes($1.version!) }.map { newest in
        Named(platform: newest.platform, version: newest.version, path: "")
      }
    }
  }
}
