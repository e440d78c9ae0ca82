import Facts

/// One target in one configuration, with the settings that hold there.
struct BuildContext: Sendable {
  /// One target of one project.
  struct Target: Sendable, Hashable {
    /// The path of the project.
    var project: String
    var name: String
  }
  /// Nil where a project has no target, and of a settings file by itself.
  let target: Target?
  /// "Debug"; empty of a settings file by itself.
  let configuration: String
  /// "App, Debug"; the project's path, where it has no target; nil of a settings file by itself.
  let owner: String?
  /// The target as the project states it; nil of what no target inherits.
  let built: ProjectFacts.Target?
  let settings: BuildSettings
  /// The property lists that the target is given, relative to the checked folder.
  let propertyLists: Set<String>
  /// Whether a file is named as property list that cannot be told.
  let hasUnknownList: Bool
  /// The folder that its paths start in; nil where it is outside.
  let root: String?
  /// The keys that a description gives the property list; nil where files alone tell.
  let statedKeys: Set<String>?
  /// The same of the entitlements.
  let entitlements: Set<String>?

  private init(
    target: Target? = nil, built: ProjectFacts.Target? = nil, configuration: String = "",
    owner: String?, _ settings: BuildSettings, root: String?
  ) {
    self.target = target
    self.built = built
    self.configuration = configuration
    self.owner = owner
    self.settings = settings
    self.root = root
    statedKeys = (built?.statedKeys).map { Set($0) }
    entitlements = (built?.entitlements).map { Set($0) }
    let files = settings.values(of: "INFOPLIST_FILE") ?? []
    let paths = files.map { Self.path(of: $0, root: root) }
    propertyLists = Set(paths.compactMap(\.self))
    hasUnknownList = paths.contains(nil)
  }

  /// The files that a setting names, relative to the checked folder; nil where one cannot be told.
  func paths(of name: String) -> [String?] {
    (settings.values(of: name) ?? []).map { Self.path(of: $0, root: root) }
  }

  private static func path(of file: BuildSettings.Value, root: String?) -> String? {
    // The root is known as the empty text, so what stands behind it starts with a slash.
    let path = String(file.text.drop { $0 == "/" })
    return file.isResolved ? root.flatMap { RelativePath.join($0, path) } : nil
  }

  /// Every context of an app: targets and configurations, then settings files that none uses.
  static func all(_ facts: AppFacts) -> [BuildContext] {
    var files = SettingsFiles(facts.settingsFiles)
    let targets = facts.projects.flatMap { contexts(of: $0, &files) }
    let unused = facts.settingsFiles.filter { !files.used.contains($0.path) }
    return targets
      + unused.map { file in
        BuildContext(owner: nil, files.layer(of: file.path).settings(known: [:]), root: nil)
      }
  }

  private static func contexts(
    of project: ProjectFacts, _ files: inout SettingsFiles
  ) -> [BuildContext] {
    var contexts: [BuildContext] = []
    // Apps first: what several targets inherit is theirs, rather than that of their tests.
    let targets = project.targets.filter(\.isApplication)
    for target in targets + project.targets.filter({ !$0.isApplication }) {
      for configuration in target.configurations {
        let shared = project.configurations.first { $0.name == configuration.name }
        let layers = [shared, configuration].compactMap { $0 }
        contexts.append(
          BuildContext(
            target: Target(project: project.path, name: target.name), built: target,
            configuration: configuration.name, owner: "\(target.name), \(configuration.name)",
            settings(of: layers, known: project.known(in: configuration, of: target), &files),
            root: project.root))
      }
    }
    guard contexts.isEmpty else { return contexts }
    return project.configurations.map { configuration in
      let own = settings(of: [configuration], known: [:], &files)
      return BuildContext(
        configuration: configuration.name, owner: project.path, own, root: project.root)
    }
  }

  private static func settings(
    of layers: [ProjectFacts.Configuration], known: [String: String], _ files: inout SettingsFiles
  ) -> BuildSettings {
    var all = SettingsLayer()
    for layer in layers {
      if let file = layer.baseFile { all.append(files.layer(of: file)) }
      all.settings += layer.settings
    }
    return all.settings(known: known)
  }
}

extension ProjectFacts {
  /// What Xcode sets of itself, as far as texts and paths use it; the project's folder is "".
  fileprivate func known(in configuration: Configuration, of target: Target) -> [String: String] {
    [
      "CONFIGURATION": configuration.name, "TARGET_NAME": target.name, "TARGETNAME": target.name,
      "PRODUCT_NAME": target.name, "PROJECT_NAME": name, "PROJECT": name, "SRCROOT": "",
      "PROJECT_DIR": "", "SOURCE_ROOT": "",
    ]
  }
}

/// Settings, the weakest first, and whether files are missing between them.
private struct SettingsLayer {
  var settings: [ProjectFacts.Setting] = []
  /// Where the last file that is not there would stand.
  var gap: Int?

  /// Adds stronger settings.
  mutating func append(_ layer: SettingsLayer) {
    if let inner = layer.gap { gap = settings.count + inner }
    settings += layer.settings
  }

  /// The settings as they hold together.
  func settings(known: [String: String]) -> BuildSettings {
    BuildSettings(settings, doubtful: gap ?? 0, known: known)
  }
}

/// The settings files of an app, with what they include.
private struct SettingsFiles {
  /// More inclusions are not followed: files that include each other twice would never end.
  private static let limit = 256

  private let files: [String: SettingsFileFacts]
  /// The files that something names.
  private(set) var used: Set<String> = []
  private var inclusions = 0

  init(_ files: [SettingsFileFacts]) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// All settings of a file, those of included files in their place.
  mutating func layer(of path: String) -> SettingsLayer {
    inclusions = 0
    return layer(of: path, in: [])
  }

  private mutating func layer(of path: String?, in outer: [String]) -> SettingsLayer {
    guard let path, let file = files[path], !outer.contains(path), inclusions < Self.limit else {
      // Those that CocoaPods generates name libraries, and nothing of the app.
      let isOfPods = path?.contains("Pods/Target Support Files/") ?? false
      return SettingsLayer(gap: isOfPods ? nil : 0)
    }
    inclusions += 1
    used.insert(path)
    var all = SettingsLayer()
    for line in file.lines {
      switch line {
      case .setting(let setting): all.settings.append(setting)
      case .include(let include):
        let inner = RelativePath.join(RelativePath.folder(of: path), include.name)
        all.append(layer(of: inner, in: outer + [path]))
      }
    }
    return all
  }
}
