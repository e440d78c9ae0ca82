import Facts

/// The objects of a project by identifier, and the walk from the project to its settings.
struct ProjectGraph {
  private let objects: [String: MarkedValue]
  private let identifiers: [String]
  private let places: PlaceIndex
  /// References to objects that are absent or of another kind.
  private(set) var problems: [ReadingProblem] = []

  init(_ pairs: [MarkedPair], places: PlaceIndex) {
    objects = Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    identifiers = pairs.map(\.key)
    self.places = places
  }

  /// Targets in the project's order; without a project object, in file order.
  mutating func facts(root: MarkedValue?) -> ProjectFacts {
    var facts = ProjectFacts(path: places.path, targets: [], configurations: [])
    if let project = object(root, of: "PBXProject") {
      facts.configurations = configurations(of: project)
      facts.targets = project["targets"]?.members.compactMap { target($0) } ?? []
    } else {
      facts.targets = identifiers.compactMap { objects[$0] }
        .filter { $0["isa"]?.string?.hasSuffix("Target") == true }.map { target(object: $0) }
    }
    return facts
  }

  private mutating func target(_ reference: MarkedValue) -> ProjectFacts.Target? {
    object(reference, of: "Target").map { target(object: $0) }
  }

  private mutating func target(object: MarkedValue) -> ProjectFacts.Target {
    let name = object["name"] ?? object["productName"]
    return ProjectFacts.Target(
      name: name?.string ?? "", productType: object["productType"]?.string ?? "",
      configurations: configurations(of: object), place: places[(name ?? object).range])
  }

  private mutating func configurations(of owner: MarkedValue) -> [ProjectFacts.Configuration] {
    let list = object(owner["buildConfigurationList"], of: "XCConfigurationList")
    return list?["buildConfigurations"]?.members.compactMap { reference in
      object(reference, of: "XCBuildConfiguration").map(configuration)
    } ?? []
  }

  private func configuration(_ object: MarkedValue) -> ProjectFacts.Configuration {
    let settings = object["buildSettings"]?.pairs.compactMap(setting) ?? []
    return ProjectFacts.Configuration(name: object["name"]?.string ?? "", settings: settings)
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
