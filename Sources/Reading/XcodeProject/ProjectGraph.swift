import Facts

/// The objects of a project by identifier, and the walk from the project to its settings.
struct ProjectGraph {
  private let objects: [String: MarkedValue]
  private let identifiers: [String]
  /// Where values stand.
  let places: PlaceIndex
  /// Where files stand.
  let tree: FileTree
  /// Folders whose files belong to targets without being listed.
  let synchronizedGroups: [String]
  /// References to objects that are absent or of another kind.
  private(set) var problems: [ReadingProblem] = []

  init(_ pairs: [MarkedPair], root: MarkedValue?, places: PlaceIndex) {
    let objects = Dictionary(
      pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    self.objects = objects
    identifiers = pairs.map(\.key)
    self.places = places
    tree = FileTree(
      objects, identifiers, project: root?.string.flatMap { objects[$0] }, path: places.path)
    synchronizedGroups = identifiers.filter {
      objects[$0]?["isa"]?.string == "PBXFileSystemSynchronizedRootGroup"
    }
  }

  /// An object by its identifier; nil, unstated, where there is none.
  func object(named identifier: String) -> MarkedValue? { objects[identifier] }

  /// Targets in the project's order; without a project object, in file order.
  mutating func facts(root: MarkedValue?) -> ProjectFacts {
    var facts = ProjectFacts(
      path: places.path, root: tree.root, targets: [], configurations: [])
    if let project = object(root, of: "PBXProject") {
      facts.configurations = configurations(of: project)
      facts.packages = packages(of: project)
      facts.targets = project["targets"]?.members.compactMap { target($0) } ?? []
    } else {
      facts.targets = identifiers.compactMap { identifier in
        guard let object = objects[identifier], object["isa"]?.string?.hasSuffix("Target") == true
        else { return nil }
        return target(object, identifier)
      }
    }
    return facts
  }

  private mutating func target(_ reference: MarkedValue) -> ProjectFacts.Target? {
    object(reference, of: "Target").map { target($0, reference.string ?? "") }
  }

  private mutating func target(_ object: MarkedValue, _ identifier: String) -> ProjectFacts.Target {
    let name = object["name"] ?? object["productName"]
    return ProjectFacts.Target(
      name: name?.string ?? "", productType: object["productType"]?.string ?? "",
      configurations: configurations(of: object),
      sources: sources(of: object) + borrowed(by: object, identifier),
      synchronizedFolders: folders(of: object, identifier),
      dependencies: dependencies(of: object), productName: productName(of: object),
      place: places[(name ?? object).range])
  }

  private mutating func configurations(of owner: MarkedValue) -> [ProjectFacts.Configuration] {
    let list = object(owner["buildConfigurationList"], of: "XCConfigurationList")
    return list?["buildConfigurations"]?.members.compactMap { reference in
      object(reference, of: "XCBuildConfiguration").map(configuration)
    } ?? []
  }

  private func configuration(_ object: MarkedValue) -> ProjectFacts.Configuration {
    let settings = object["buildSettings"]?.pairs.compactMap(setting) ?? []
    return ProjectFacts.Configuration(
      name: object["name"]?.string ?? "", settings: settings, baseFile: baseFile(of: object))
  }

  /// A file of a group, or of a folder whose files are not listed.
  private func baseFile(of configuration: MarkedValue) -> String? {
    if let file = configuration["baseConfigurationReference"]?.string { return tree.path(of: file) }
    guard let folder = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap(tree.path),
      let name = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return RelativePath.join(folder, name)
  }

  private func setting(_ pair: MarkedPair) -> ProjectFacts.Setting? {
    let value: String
    switch pair.value.content {
    case .string(let text): value = text
    case .array(let members): value = members.compactMap(\.string).joined(separator: " ")
    default: return nil
    }
    return ProjectFacts.Setting(
      key: pair.key, value: value, place: places[pair.keyRange],
      valuePlace: places[pair.value.range])
  }

  /// The object that a reference names, if its kind ends with `kind`.
  private mutating func object(_ reference: MarkedValue?, of kind: String) -> MarkedValue? {
    guard let reference, let identifier = reference.string else { return nil }
    let object = objects[identifier]
    if let object, object["isa"]?.string?.hasSuffix(kind) == true { return object }
    let found = object.map { "a \($0["isa"]?.string ?? "nameless object")" } ?? "no such object"
    problems.append(
      ReadingProblem(
        .partlyRead, at: places[reference.range],
        "expected an object of kind \(kind) with the identifier \(identifier), found \(found)",
        help: "Remove the reference, or restore the object."))
    return nil
  }
}
