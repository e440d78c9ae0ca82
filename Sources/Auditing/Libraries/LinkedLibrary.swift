import Facts

/// A library of others that is known for what it touches, as an app is built with it.
struct LinkedLibrary: Sendable {
  /// What is known of a library.
  struct Known: Sendable {
    /// What it is for, where that concerns tracking.
    enum Purpose: Sendable {
      /// It shows advertisements.
      case advertising
      /// It tells which advertisement brought a person.
      case attribution
      case other
    }
    /// As its makers call it.
    var name: String
    /// What lists of dependencies call it, in lower case: pods, repositories, products.
    var names: Set<String>
    /// What a file imports to use it.
    var modules: Set<String> = []
    var purpose: Purpose = .other
    /// Families of the resources that it may ask for, as far as is generally known: findings that
    /// rest on it are merely possible.
    var families: Set<String>
    /// Its makers' page, to check that against; it was not read for this table.
    var source: String
  }
  var known: Known
  /// Where it is named.
  var place: Place

  /// The known libraries that an app is built with, each once, where it is named first.
  static func all(_ facts: AppFacts) -> [LinkedLibrary] {
    var found: [String: LinkedLibrary] = [:]
    for entry in named(in: facts) {
      guard let known = byName[entry.name.lowercased()], found[known.name] == nil else { continue }
      found[known.name] = LinkedLibrary(known: known, place: entry.place)
    }
    for file in facts.swift {
      for known in file.imports.compactMap({ byModule[$0] }) where found[known.name] == nil {
        found[known.name] = LinkedLibrary(known: known, place: Place(path: file.path))
      }
    }
    return found.values.sorted { ($0.place, $0.known.name) < ($1.place, $1.known.name) }
  }

  private static let byName = Dictionary(
    Known.all.flatMap { known in known.names.map { ($0, known) } },
    uniquingKeysWith: { first, _ in first })
  private static let byModule = Dictionary(
    Known.all.flatMap { known in known.modules.map { ($0, known) } },
    uniquingKeysWith: { first, _ in first })

  /// Everything that lists, projects and packages name.
  private static func named(in facts: AppFacts) -> [DependencyFacts.Entry] {
    let packages = facts.swift.flatMap { file -> [DependencyFacts.Entry] in
      guard file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") else { return [] }
      let manifest = Manifest(file)
      return file.calls.filter { $0.name == "package" }.compactMap { call in
        manifest.text("url", of: call).map { .init(address: $0, place: call.place) }
      }
    }
    let linked = facts.projects.flatMap(\.targets).flatMap { target in
      target.dependencies.map { DependencyFacts.Entry(name: $0, place: target.place) }
    }
    return facts.dependencyLists.flatMap(\.entries) + facts.projects.flatMap(\.packages)
      + packages + linked
  }
}
