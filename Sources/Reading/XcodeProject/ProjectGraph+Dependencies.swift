import Facts

extension ProjectGraph {
  /// Names of what a target is built with or embeds: targets, products of packages, libraries.
  func dependencies(of target: MarkedValue) -> [String] {
    let phases = objects(target["buildPhases"]).filter { phase in
      phase["isa"]?.string.map(Self.phases.contains) ?? false
    }
    let names =
      objects(target["dependencies"]).compactMap(dependency)
      + phases.flatMap { objects($0["files"]) }.compactMap(product)
      + objects(target["packageProductDependencies"]).compactMap { $0["productName"]?.string }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// "Core" of `Core.framework` or `libCore.a`; empty where no product is named.
  func productName(of target: MarkedValue) -> String {
    referred(target["productReference"]).flatMap(Self.name) ?? ""
  }

  /// The packages that a project fetches, by their addresses.
  func packages(of project: MarkedValue) -> [DependencyFacts.Entry] {
    objects(project["packageReferences"]).compactMap { package in
      package["repositoryURL"].flatMap { value in
        value.string.map { DependencyFacts.Entry(address: $0, place: places[value.range]) }
      }
    }
  }

  private static let phases: Set<String> = ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"]

  private func dependency(_ object: MarkedValue) -> String? {
    referred(object["target"])?["name"]?.string ?? object["name"]?.string
      ?? referred(object["targetProxy"])?["remoteInfo"]?.string
  }

  private func product(_ file: MarkedValue) -> String? {
    referred(file["productRef"])?["productName"]?.string
      ?? referred(file["fileRef"]).flatMap(Self.name)
  }

  private func referred(_ reference: MarkedValue?) -> MarkedValue? {
    reference?.string.flatMap { object(named: $0) }
  }

  private static func name(ofFile file: MarkedValue) -> String? {
    guard let path = file["path"]?.string ?? file["name"]?.string,
      let last = path.split(separator: "/").last, let dot = last.lastIndex(of: ".")
    else { return nil }
    let ending = last[last.index(after: dot)...]
    let isLibrary = last.hasPrefix("lib") && ["a", "dylib", "tbd"].contains(ending)
    return String(last[..<dot].dropFirst(isLibrary ? 3 : 0))
  }
}
