import Facts

/// All source files of an app as one: what stands where, and what a name may mean.
///
/// Linking works on facts alone. Invariant: indexes only; nothing here judges, and every list is in
/// the order of paths and positions, so that what is built on it is deterministic. A reference, for
/// all that is concluded holds it; it is changed only while it is built.
final class Program: @unchecked Sendable {
  let files: [SwiftFacts]
  /// Per file, its guards.
  let tests: [[ConditionTest]]
  /// Per file and body: indices of the calls, assignments, results and locals that stand in it.
  private(set) var contents: [[BodyContents]]
  /// What files that are not parsed declare and name.
  let unparsed: UnparsedNames
  /// By qualified name.
  private(set) var types: [String: TypeEntry]
  /// Qualified names of the types with a simple name.
  private(set) var typeNames: [String: [String]]
  /// Functions, initialisers excluded, by name.
  private(set) var functions: [String: [BodyRef]]
  /// Properties at file level, by name.
  private(set) var globals: [String: [PropertyRef]]
  /// Calls by their last name: also constructions of types.
  private(set) var callsByName: [String: [CallRef]]
  /// Methods that something calls by their selector: the action of a control.
  let selectors: Set<String>
  /// Assignments that set closures and functions from outside their type: `page.onDone = { … }`.
  let assignedClosures: AssignedClosures
  /// Bodies that handle the messages of stores.
  let reducers: Reducers

  /// Closures of clients, by name.
  private(set) var closureMembers: [String: [PropertyRef]] = [:]
  /// What is declared at all, by name.
  private(set) var declared = DeclaredNames()
  /// What names mean wherever they are written.
  private(set) var plainTypes: [String: [TypeEntry]] = [:]

  /// Bodies of first values, by the property that they are of.
  private var initialValueBodies: [InitialValueKey: BodyRef] = [:]

  private struct InitialValueKey: Hashable, Sendable {
    var file: Int
    var owner: String?
    var name: String
  }

  /// The body in which a property's first value stands; nil for plain values.
  func initialValueBody(of ref: PropertyRef) -> BodyRef? {
    let fact = property(ref)
    return initialValueBodies[
      InitialValueKey(file: ref.file, owner: fact.owner, name: fact.name)]
  }

  init(files read: [SwiftFacts], unparsed: UnparsedNames = UnparsedNames()) {
    self.unparsed = unparsed
    let named = MixedNames(read).applied(to: read)
    let files = NamesakeSeparation(named).applied(to: named)
    self.files = files
    tests = files.map { $0.guards.map(ConditionTest.init) }
    contents = files.map(Self.contents(of:))
    types = [:]
    typeNames = [:]
    functions = [:]
    globals = [:]
    callsByName = [:]
    assignedClosures = AssignedClosures(files)
    selectors = Self.selectors(in: files)
    reducers = Reducers(files)
    for file in files.indices { index(file) }
    declared = DeclaredNames(self)
    linkInheritance()
  }

  /// A body; an empty one for a file that has none, in which plain values still have a home.
  func body(_ ref: BodyRef) -> Body {
    let bodies = files[ref.file].bodies
    guard ref.index < bodies.count else {
      return Body(kind: .topLevel, owner: nil, name: "", place: Place(path: files[ref.file].path))
    }
    return bodies[ref.index]
  }
  /// The type in whose source a body stands; nil at file level.
  func owner(of ref: BodyRef) -> String? {
    ref.index < files[ref.file].bodies.count ? files[ref.file].bodies[ref.index].owner : nil
  }
  /// The body in which another one stands.
  func parent(of ref: BodyRef) -> Int? {
    ref.index < files[ref.file].bodies.count ? files[ref.file].bodies[ref.index].parent : nil
  }
  func call(_ ref: CallRef) -> Call { files[ref.file].calls[ref.index] }
  func property(_ ref: PropertyRef) -> PropertyFact { files[ref.file].properties[ref.index] }
  func contents(of ref: BodyRef) -> BodyContents {
    ref.index < contents[ref.file].count ? contents[ref.file][ref.index] : BodyContents()
  }

  /// The conditions around something, innermost first, within its body.
  func tests(from id: Int?, in file: Int) -> [ConditionTest] {
    var chain: [ConditionTest] = []
    var next = id
    while let current = next, chain.count < 256 {
      chain.append(tests[file][current])
      next = tests[file][current].fact.parent
    }
    return chain
  }
}

extension Program {
  private static func contents(of file: SwiftFacts) -> [BodyContents] {
    var all = [BodyContents](repeating: BodyContents(), count: file.bodies.count)
    var seen: Set<[Int]> = []
    func note(_ guardID: Int?, _ body: Int) {
      var next = guardID
      while let id = next, seen.insert([body, id]).inserted {
        let test = file.guards[id]
        if case .isPresent(let name) = test.pattern, test.subject != .path([name]) {
          all[body].unwrapped[name] = all[body].unwrapped[name] ?? test.subject
        }
        for fact in test.carried {
          guard let name = fact.name else { continue }
          all[body].carried[name, default: []].append(CarriedSpot(guardID: id, path: fact.path))
        }
        next = test.parent
      }
    }
    for (index, call) in file.calls.enumerated() {
      all[call.body].calls.append(index)
      note(call.guardID, call.body)
    }
    for (index, fact) in file.assignments.enumerated() {
      all[fact.body].assignments.append(index)
      note(fact.guardID, fact.body)
    }
    for (index, result) in file.results.enumerated() {
      all[result.body].results.append(index)
      note(result.guardID, result.body)
    }
    for (index, property) in file.properties.enumerated() {
      if let local = property.localTo { all[local].locals.append(index) }
    }
    for (index, body) in file.bodies.enumerated() {
      if let parent = body.parent { all[parent].children.append(index) }
    }
    return all
  }

  private func index(_ number: Int) {
    let file = files[number]
    for (index, type) in file.types.enumerated() { add(type, index, number) }
    for (index, body) in file.bodies.enumerated() { add(body, BodyRef(file: number, index: index)) }
    for (index, property) in file.properties.enumerated() where property.localTo == nil {
      let ref = PropertyRef(file: number, index: index)
      if let owner = property.owner {
        entry(named: owner).properties[property.name, default: []].append(ref)
      } else {
        globals[property.name, default: []].append(ref)
      }
    }
    for (index, call) in file.calls.enumerated() where !call.name.isEmpty {
      callsByName[call.name, default: []].append(CallRef(file: number, index: index))
    }
  }

  private func add(_ type: TypeFact, _ index: Int, _ file: Int) {
    let entry = entry(named: type.name)
    if type.kind != .extensionOf {
      entry.kind = type.kind
      entry.declarations.append(type.place)
    }
    entry.cases += type.cases.map(\.name)
    if !type.generics.isEmpty { entry.generics = type.generics }
    entry.specialized += type.specialized
    for fact in type.cases where entry.rawValues[fact.name] == nil {
      entry.rawValues[fact.name] = fact.rawValue ?? fact.name
    }
    entry.inherited += type.inherited.filter { !entry.inherited.contains($0) }
    let simple = TypeEntry.simpleName(type.name)
    if !(typeNames[simple] ?? []).contains(type.name) {
      typeNames[simple, default: []].append(type.name)
    }
  }

  private func add(_ body: Body, _ ref: BodyRef) {
    switch body.kind {
    case .function
    where body.parent == nil || files[ref.file].bodies[body.parent!].kind == .topLevel:
      functions[body.name, default: []].append(ref)
      guard let owner = body.owner else { return }
      entry(named: owner).methods[body.name, default: []].append(ref)
    case .initializer:
      guard let owner = body.owner else { return }
      entry(named: owner).initializers.append(ref)
    case .initialValue:
      initialValueBodies[InitialValueKey(file: ref.file, owner: body.owner, name: body.name)] =
        initialValueBodies[InitialValueKey(file: ref.file, owner: body.owner, name: body.name)]
        ?? ref
    default: return
    }
  }

  private func entry(named name: String) -> TypeEntry {
    if let known = types[name] { return known }
    let entry = TypeEntry(name: name)
    types[name] = entry
    return entry
  }

  /// Names that one type alone has, as it is written where it is not nested; then the written
  /// types that mean one of these, or nothing of the project's.
  private func linkPlainTypes() {
    for names in typeNames.values where names.count == 1 {
      guard let entry = types[names[0]], Self.bareType(names[0]) == names[0] else { continue }
      plainTypes[names[0]] = resolvingAlias(entry)
    }
    let properties = files.lazy.flatMap(\.properties).compactMap(\.type)
    let parameters = files.lazy.flatMap(\.bodies).flatMap(\.parameters).compactMap(\.type)
    for written in Set(properties).union(parameters) { plainTypes[written] = plain(written) }
  }

  private func linkInheritance() {
    for name in types.keys.sorted() where types[name]!.kind != .typeAlias {
      for parent in types[name]!.inherited {
        for qualified in typeNames[parent] ?? [parent] {
          for base in aliasAndTargets(of: entry(named: qualified)) { base.heirs.append(name) }
        }
      }
    }
    linkPlainTypes()
    for entry in types.values { entry.lineage = ancestors(of: entry) }
    for entry in types.values { entry.initialValues = initialValues(of: entry) }
    for entry in types.values { entry.holdsClosures = holdsClosures(entry) }
    for (entry, call) in closureValues {
      for type in entry.lineage where type === entry || type.kind == .classType {
        type.constructions.append(call)
      }
    }
    for entry in types.values where !entry.constructions.isEmpty {
      for (name, refs) in entry.properties
      where refs.contains(where: { isClosure(property($0).type) }) {
        closureMembers[name, default: []] += refs
      }
    }
  }
}
