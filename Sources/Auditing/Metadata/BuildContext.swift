import Facts

/// One target in one configuration, with the settings that hold there.
struct BuildContext: Sendable {
  /// "App, Debug"; the project's path, where it has no target; nil of a settings file by itself.
  let owner: String?
  /// Nil of what no target inherits.
  let target: ProjectFacts.Target?
  let settings: BuildSettings
  /// The property lists that the target is given, relative to the checked folder.
  let propertyLists: Set<String>

  private init(
    owner: String?, target: ProjectFacts.Target? = nil, _ settings: BuildSettings, root: String?
  ) {
    self.owner = owner
    self.target = target
    self.settings = settings
    let files = settings.values(of: "INFOPLIST_FILE") ?? []
    propertyLists = Set(
      files.filter(\.isResolved).compactMap { file in
        // The root is known as the empty text, so what stands behind it starts with a slash.
        let path = file.text.drop { $0 == "/" }
        return root.flatMap { RelativePath.join($0, String(path)) }
      })
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
            owner: "\(target.name), \(configuration.name)", target: target,
            settings(of: layers, known: project.known(in: configuration, of: target), &files),
            root: project.root))
      }
    }
    guard contexts.isEmpty else { return contexts }
    return project.configurations.map { configuration in
      let own = settings(of: [configuration], known: [:], &files)
      return BuildContext(owner: project.path, own, root: project.root)
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
    let folder = path.split(separator: "/").dropLast().last ?? ""
    let name = String(folder.hasSuffix(".xcodeproj") ? folder.dropLast(10) : folder)
    return [
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
      return SettingsLayer(gap: 0)
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
