import Facts

/// A project that Tuist would generate, as far as literals in its `Project.swift` tell.
struct TuistProject {
  private let manifest: Manifest
  private let folder: String
  /// The folder of the workspace, which `.relativeToRoot` starts in.
  private let root: String

  /// The projects of all manifests.
  static func all(_ facts: AppFacts) -> [ProjectFacts] {
    let manifests = facts.swift.filter {
      $0.path == "Project.swift" || $0.path.hasSuffix("/Project.swift")
    }.filter { $0.imports.contains("ProjectDescription") }
    let roots = facts.swift.map(\.path).compactMap(workspace)
    return manifests.compactMap { file in
      let folder = RelativePath.folder(of: file.path)
      let root = roots.filter { folder == $0 || $0.isEmpty || folder.hasPrefix($0 + "/") }
        .max { $0.count < $1.count }
      return TuistProject(manifest: Manifest(file), folder: folder, root: root ?? "").facts
    }
  }

  private static func workspace(of path: String) -> String? {
    if ["Workspace.swift", "Tuist.swift"].contains(where: { path == $0 || path.hasSuffix("/" + $0) }
    ) {
      return RelativePath.folder(of: path)
    }
    let parts = path.split(separator: "/")
    return parts.firstIndex(of: "Tuist").map { parts[..<$0].joined(separator: "/") }
  }

  private var facts: ProjectFacts? {
    let targets = manifest.file.calls.compactMap(target)
    guard !targets.isEmpty else { return nil }
    let project = manifest.file.calls.first { $0.name == "Project" }
    var facts = ProjectFacts(
      path: manifest.file.path, root: folder, targets: targets,
      configurations: project.map { configurations(of: $0) } ?? [])
    facts.title = project.flatMap { manifest.text("name", of: $0) } ?? ""
    return facts
  }

  /// `.target(name: "App", product: .app, ...)`; a call without a product only names a target.
  private func target(_ call: Call) -> ProjectFacts.Target? {
    guard ["target", "Target"].contains(call.name), let name = manifest.text("name", of: call),
      let product = manifest.argument("product", of: call)?.lastName,
      let kind = Self.productTypes[product]
    else { return nil }
    let folders =
      ["sources", "buildableFolders"].flatMap { manifest.paths($0, of: call) }
      .compactMap { Self.folder(ofGlob: $0) }.compactMap { path(of: $0) }
    let list = TuistList(manifest, manifest.argument("infoPlist", of: call))
    let entitlements = TuistList(manifest, manifest.argument("entitlements", of: call))
    var target = ProjectFacts.Target(
      name: name, productType: "com.apple.product-type." + kind,
      configurations: configurations(
        of: call, given: given(list, entitlements, platforms(of: call), at: call.place)),
      synchronizedFolders: folders.map { .init(path: $0, excluded: []) },
      dependencies: manifest.members(manifest.argument("dependencies", of: call))
        .compactMap(dependency),
      productName: manifest.text("productName", of: call) ?? "", place: call.place)
    target.statedKeys = list.keys
    target.entitlements = entitlements.file == nil ? entitlements.keys : nil
    return target
  }

  private func given(
    _ list: TuistList, _ entitlements: TuistList, _ platforms: String, at place: Place
  ) -> [ProjectFacts.Setting] {
    var values = ["SUPPORTED_PLATFORMS": platforms]
    values["INFOPLIST_FILE"] = list.file.map(setting)
    values["CODE_SIGN_ENTITLEMENTS"] = entitlements.file.map(setting)
    return values.keys.sorted().filter { !values[$0]!.isEmpty }.map {
      ProjectFacts.Setting(key: $0, value: values[$0]!, place: place, valuePlace: place)
    }
  }

  /// A path as the settings have it: seen from the project.
  private func setting(_ file: Manifest.Path) -> String {
    guard case .fromRoot(let path) = file else { return file.text }
    return folder.dropFirst(root.count).split(separator: "/").map { _ in "../" }.joined() + path
  }

  private func path(of file: Manifest.Path) -> String? {
    switch file {
    case .fromRoot(let path): RelativePath.join(root, path)
    case .fromManifest(let path): RelativePath.join(folder, path)
    case .unknown: nil
    }
  }

  private func platforms(of call: Call) -> String {
    let value =
      manifest.argument("destinations", of: call) ?? manifest.argument("platform", of: call)
    let names =
      manifest.members(value).isEmpty ? [value].compactMap { $0 } : manifest.members(value)
    return names.compactMap { $0.lastName.flatMap { ApplePlatform.sdks[$0] } }
      .joined(separator: " ")
  }

  private func configurations(
    of call: Call, given: [ProjectFacts.Setting] = []
  ) -> [ProjectFacts.Configuration] {
    let settings = manifest.argument("settings", of: call).flatMap(manifest.call)
    let base = settings.flatMap { manifest.argument("base", of: $0) }
    let own = settings.map { manifest.members(manifest.argument("configurations", of: $0)) } ?? []
    let shared = given + manifest.settings(base, at: call.place)
    let named = own.compactMap(manifest.call).compactMap { call -> ProjectFacts.Configuration? in
      guard let name = manifest.text("name", of: call) else { return nil }
      let own = manifest.settings(manifest.argument("settings", of: call), at: call.place)
      return ProjectFacts.Configuration(
        name: name, settings: shared + own,
        baseFile: manifest.argument("xcconfig", of: call).flatMap { path(of: manifest.path($0)) })
    }
    guard named.isEmpty else { return named }
    return ["Debug", "Release"].map { .init(name: $0, settings: shared) }
  }

  /// "Sources" of `Sources/**`.
  private static func folder(ofGlob glob: Manifest.Path) -> Manifest.Path {
    glob.mapped { path in
      path.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
    }
  }

  /// The name of `.target(name:)`, `.external(name:)`, `.package(product:)`, `.framework(path:)`.
  private func dependency(_ value: Value) -> String? {
    guard let call = manifest.call(value) else { return nil }
    let name = ["name", "target", "product"].lazy.compactMap { manifest.text($0, of: call) }.first
    return name
      ?? manifest.argument("path", of: call).map { manifest.path($0).text }
      .flatMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
  }

  private static let productTypes = [
    "app": "application", "appClip": "application.on-demand-install-capable",
    "appExtension": "app-extension", "extensionKitExtension": "extensionkit-extension",
    "messagesExtension": "app-extension.messages", "watch2App": "application.watchapp2",
    "watch2Extension": "watchkit2-extension", "tvTopShelfExtension": "tv-app-extension",
    "framework": "framework", "staticFramework": "framework.static",
    "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic",
    "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing", "bundle": "bundle.resources",
    "commandLineTool": "tool",
  ]
}

/// A property list of a Tuist target: a file, or keys in the manifest.
private struct TuistList {
  private(set) var file: Manifest.Path?
  /// Nil where a file alone tells.
  private(set) var keys: [String]?

  init(_ manifest: Manifest, _ value: Value?) {
    guard let value else {
      keys = []
      return
    }
    if value.lastName == "default" || value == .none {
      keys = []
    } else if let call = manifest.call(value),
      ["extendingDefault", "dictionary"].contains(call.name)
    {
      let given = manifest.argument("with", of: call) ?? call.arguments.first?.value
      if let own = given.flatMap(manifest.keys) { keys = own } else { file = .unknown }
    } else if let call = manifest.call(value), let path = manifest.argument("path", of: call) {
      file = manifest.path(path)
    } else {
      file = manifest.path(value)
    }
  }
}
