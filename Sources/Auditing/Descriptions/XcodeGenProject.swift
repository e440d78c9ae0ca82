import Facts

/// An XcodeGen project: a description with what it includes, as it would be generated.
struct XcodeGenProject {
  /// Of the description.
  let path: String
  /// The folder that its paths start in.
  let folder: String
  let tree: DescriptionTree
  /// The paths of the property lists that were read.
  private let lists: Set<String>

  /// The projects that descriptions among the facts stand for; included ones are none themselves.
  static func all(_ facts: AppFacts) -> [ProjectFacts] {
    let described = facts.propertyLists.filter { $0.format == .yaml }
    guard !described.isEmpty else { return [] }
    let files = DescriptionFiles(described)
    let lists = Set(facts.propertyLists.map(\.path))
    return described.map(\.path).filter { !files.isIncluded($0) }.compactMap { path in
      files.whole(path).flatMap { folder, tree in
        XcodeGenProject(path: path, folder: folder, tree: tree, lists: lists).facts
      }
    }
  }

  private var facts: ProjectFacts? {
    let targets = tree["targets"]?.children.compactMap { target($0.key, $0.value) } ?? []
    guard !targets.isEmpty else { return nil }
    let shared = configurationNames.map { name in
      ProjectFacts.Configuration(
        name: name, settings: settings(tree["settings"], in: name), baseFile: file(in: tree, name))
    }
    var facts = ProjectFacts(path: path, root: folder, targets: targets, configurations: shared)
    facts.title = tree["name"]?.text ?? ""
    return facts
  }

  // MARK: Settings

  /// The names of the configurations.
  private var configurationNames: [String] {
    tree["configs"]?.children.map(\.key) ?? ["Debug", "Release"]
  }

  private static let parts: Set<String> = ["base", "configs", "groups", "presets"]

  /// What settings say of one configuration, the weakest first.
  private func settings(
    _ tree: DescriptionTree?, in configuration: String, depth: Int = 0
  ) -> [ProjectFacts.Setting] {
    guard let tree, depth < 16 else { return [] }
    guard tree.children.contains(where: { Self.parts.contains($0.key) }) else {
      return tree.children.compactMap(Self.setting)
    }
    let groups = (tree["groups"]?.members ?? []).compactMap(\.text).flatMap { name in
      settings(self.tree["settingGroups"]?[name], in: configuration, depth: depth + 1)
    }
    let own = tree["configs"]?.children.filter {
      configuration.lowercased().contains($0.key.lowercased())
    }
    return groups + (tree["base"]?.children.compactMap(Self.setting) ?? [])
      + (own ?? []).flatMap { $0.value.children.compactMap(Self.setting) }
  }

  private static func setting(_ child: DescriptionTree.Child) -> ProjectFacts.Setting? {
    let texts = child.value.members.compactMap(\.text)
    guard let entry = child.value.entry ?? child.value.members.first?.entry else { return nil }
    return ProjectFacts.Setting(
      key: child.key, value: texts.joined(separator: " "), place: entry.place,
      valuePlace: entry.valuePlace)
  }

  private func file(in tree: DescriptionTree, _ configuration: String) -> String? {
    tree["configFiles"]?[configuration]?.text.flatMap { RelativePath.join(folder, $0) }
  }

  // MARK: Targets

  private func target(_ name: String, _ own: DescriptionTree) -> ProjectFacts.Target? {
    var attributes = ["target_name": name]
    for child in own["templateAttributes"]?.children ?? [] {
      attributes[child.key] = child.value.text
    }
    let tree = templated(own, depth: 0).filled(attributes)
    guard let type = tree["type"]?.text, let place = tree["type"]?.entry?.place else { return nil }
    let sources = XcodeGenSources(tree["sources"]?.members ?? [], in: folder)
    let given = presets(of: tree, sources, at: place)
    let configurations = configurationNames.map { configuration in
      ProjectFacts.Configuration(
        name: configuration, settings: given + settings(tree["settings"], in: configuration),
        baseFile: file(in: tree, configuration))
    }
    var target = ProjectFacts.Target(
      name: name, productType: "com.apple.product-type." + type, configurations: configurations,
      sources: sources.files, synchronizedFolders: sources.folders,
      dependencies: (tree["dependencies"]?.members ?? []).flatMap(Self.names),
      productName: tree["productName"]?.text ?? "", place: place)
    target.statedKeys = tree["info"].map { $0["properties"]?.children.map(\.key) ?? [] }
    target.entitlements = tree["entitlements"]?["properties"]?.children.map(\.key)
    return target
  }

  /// A target over its templates.
  private func templated(_ target: DescriptionTree, depth: Int) -> DescriptionTree {
    let names = (target["templates"]?.members ?? []).compactMap(\.text)
    guard depth < 16 else { return target }
    var base = DescriptionTree()
    for template in names.compactMap({ tree["targetTemplates"]?[$0] }) {
      let whole = templated(template, depth: depth + 1)
      base = base.children.isEmpty ? whole : whole.merged(over: base)
    }
    return base.children.isEmpty ? target : target.merged(over: base)
  }

  /// What XcodeGen sets by itself.
  private func presets(
    of tree: DescriptionTree, _ sources: XcodeGenSources, at place: Place
  ) -> [ProjectFacts.Setting] {
    let names = ((tree["platform"]?.members ?? []) + (tree["supportedDestinations"]?.members ?? []))
      .compactMap(\.text)
    let found = lists.filter { list in
      list.hasSuffix("Info.plist")
        && sources.folders.contains { $0.path == RelativePath.folder(of: list) }
    }.min()
    let values = [
      "SUPPORTED_PLATFORMS": names.compactMap { ApplePlatform.sdks[$0] }.joined(separator: " "),
      "INFOPLIST_FILE": tree["info"]?["path"]?.text ?? found.flatMap { relative($0) } ?? "",
      "CODE_SIGN_ENTITLEMENTS": tree["entitlements"]?["path"]?.text ?? "",
    ]
    return values.keys.sorted().filter { !values[$0]!.isEmpty }.map {
      ProjectFacts.Setting(key: $0, value: values[$0]!, place: place, valuePlace: place)
    }
  }

  private func relative(_ path: String) -> String? {
    if folder.isEmpty { return path }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  private static let kinds = ["target", "framework", "carthage", "sdk", "bundle"]

  private static func names(of dependency: DescriptionTree) -> [String] {
    if let package = dependency["package"]?.text {
      let products =
        (dependency["products"]?.members ?? []).compactMap(\.text)
        + [dependency["product"]?.text].compactMap(\.self)
      return products.isEmpty ? [package] : products
    }
    return kinds.compactMap { dependency[$0]?.text }.map { name in
      let last = String(name.split(separator: "/").last ?? "")
      return String(last.prefix { $0 != "." })
    }
  }
}
