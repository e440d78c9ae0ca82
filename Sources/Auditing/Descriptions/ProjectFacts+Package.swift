import Facts

extension ProjectFacts {
  /// The targets and products of a package, as its `Package.swift` declares them.
  init?(package file: SwiftFacts) {
    guard file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") else { return nil }
    let manifest = Manifest(file)
    let folder = RelativePath.folder(of: file.path)
    let targets = file.calls.compactMap { call in
      Self.targetKinds[call.name].flatMap { Self.target(call, $0, in: folder, manifest) }
    }
    let products = file.calls.compactMap { call in
      Self.productKinds.contains(call.name) ? Self.product(call, manifest) : nil
    }
    guard !targets.isEmpty else { return nil }
    self.init(path: file.path, root: folder, targets: targets + products, configurations: [])
  }

  private static let targetKinds = [
    "target": "", "executableTarget": "com.apple.product-type.tool",
    "testTarget": "com.apple.product-type.bundle.unit-test",
  ]
  private static let productKinds: Set<String> = ["library", "executable", "iOSApplication"]

  private static func target(
    _ call: Call, _ kind: String, in folder: String, _ manifest: Manifest
  ) -> Target? {
    guard let name = manifest.text("name", of: call) else { return nil }
    let home = kind.hasSuffix("-test") ? "Tests/" : "Sources/"
    // `.target(name:)` among dependencies only names one, and adds nothing to it.
    let isNamed = call.arguments.count == 1
    let own = manifest.text("path", of: call) ?? home + name
    let path = RelativePath.join(folder, own)
    let isWhole = manifest.argument("path", of: call) == nil || path != nil
    return Target(
      name: name, productType: kind, configurations: [],
      synchronizedFolders: isWhole && !isNamed
        ? [path].compactMap { $0 }.map { SynchronizedFolder(path: $0, excluded: []) } : [],
      dependencies: manifest.members(manifest.argument("dependencies", of: call))
        .compactMap { dependency($0, manifest) },
      place: call.place)
  }

  private static func product(_ call: Call, _ manifest: Manifest) -> Target? {
    manifest.text("name", of: call).map { name in
      Target(
        name: name, productType: "", configurations: [],
        dependencies: manifest.members(manifest.argument("targets", of: call))
          .compactMap(manifest.text), place: call.place)
    }
  }

  /// `"Core"`, `.product(name: "Core", package: "core")`, `.target(name: "Core")`.
  private static func dependency(_ value: Value, _ manifest: Manifest) -> String? {
    manifest.call(value).flatMap { manifest.text("name", of: $0) } ?? manifest.text(value)
  }
}
