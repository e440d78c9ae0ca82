import Facts

/// Finds requests in functions that nothing in the app can call.
struct DeadRequests {
  /// One request, and the function that nothing mentions.
  struct Dead: Sendable {
    var site: RequestSite
    var function: BodyRef
    var certainty: Certainty
  }

  let flows: AsBuilt
  let facts: AppFacts
  private let packages: [String]
  /// Types all of whose members something else may call.
  private let exposed: Set<String>
  private var program: Program { flows.app.program }

  init(_ subject: Subject) {
    flows = subject.asBuilt
    facts = subject.facts
    packages = subject.facts.files.map(\.path).filter {
      $0 == "Package.swift" || $0.hasSuffix("/Package.swift")
    }.map { String($0.dropLast("Package.swift".count)) }
    let types = flows.app.program.files.flatMap(\.types).filter { type in
      type.attributes.contains { Self.exposing.contains($0.name) }
    }
    exposed = Set(types.map(\.name))
  }

  /// By place.
  func found() -> [Dead] {
    let reached = Set(flows.starts.flatMap(\.effects).compactMap(\.call))
    let candidates = flows.requests.compactMap { site -> (RequestSite, BodyRef)? in
      guard !site.isImplicit, site.match.role == .request, site.match.certainty > .possible,
        !reached.contains(site.call),
        let function = function(around: site.call), !mayBeCalledFromOutside(function)
      else { return nil }
      return (site, function)
    }
    guard !candidates.isEmpty else { return [] }
    let dead = unmentioned(candidates.map(\.1))
    return candidates.filter { dead.contains($0.1) }.map { site, function in
      Dead(site: site, function: function, certainty: hasForeignCode ? .possible : .likely)
    }
  }

  /// The function in which a call stands, with all closures in between.
  private func function(around ref: CallRef) -> BodyRef? {
    let function = outermost(BodyRef(file: ref.file, index: program.call(ref).body))
    return program.body(function).kind == .function ? function : nil
  }

  private func outermost(_ ref: BodyRef) -> BodyRef {
    var outer = ref
    while let parent = program.body(outer).parent,
      program.files[ref.file].bodies[parent].kind != .topLevel
    {
      outer = BodyRef(file: ref.file, index: parent)
    }
    return outer
  }

  /// The functions whose names stand nowhere but in themselves and in others of that kind.
  private func unmentioned(_ functions: [BodyRef]) -> Set<BodyRef> {
    var dead = Set(functions)
    var living: Set<BodyRef> = []
    for _ in 0..<Self.rounds {
      let mentions = Mentions(of: Set(dead.flatMap(names)), in: program)
      while let found = dead.first(where: { isAlive($0, mentions, living) }) {
        dead.remove(found)
        living.insert(found)
      }
      let callers = Set(dead.flatMap { mentioning($0, mentions) }.compactMap(\.self))
        .subtracting(dead)
      guard !callers.isEmpty else { return dead }
      guard dead.count + callers.count < Self.limit else { return [] }
      dead.formUnion(callers)
    }
    return []
  }

  /// Whether something mentions a function that runs, or that something else may call.
  private func isAlive(
    _ function: BodyRef, _ mentions: Mentions, _ living: Set<BodyRef>
  ) -> Bool {
    mentioning(function, mentions).contains { body in
      guard let body else { return true }
      return living.contains(body) || program.body(body).kind != .function
        || mayBeCalledFromOutside(body)
    }
  }

  /// How far callers are looked for, and how many there may be.
  private static let (rounds, limit) = (6, 100)

  /// The outermost bodies that mention a function; nil for what stands in none.
  private func mentioning(_ function: BodyRef, _ mentions: Mentions) -> [BodyRef?] {
    names(of: function).flatMap { mentions.bodies[$0] ?? [] }.map { $0.map(outermost) }
  }

  /// The names by which a function can be mentioned: `ask`, and `ask:` in a selector's text.
  private func names(of function: BodyRef) -> [String] {
    let name = program.body(function).name
    return [name, name + ":", name + "()"]
  }

  private var hasForeignCode: Bool {
    facts.files.contains {
      [.objectiveC, .dart, .javaScript, .kotlin, .cSharp].contains($0.kind)
    }
  }
}

/// What something else than the app's own code may call.
extension DeadRequests {
  private func mayBeCalledFromOutside(_ ref: BodyRef) -> Bool {
    let body = program.body(ref)
    if EntryTable.kind(of: body, flows.app) != nil || isOfPackage(body.place.path) { return true }
    // Objective-C sends messages by names that are put together as the app runs.
    if !body.place.path.hasSuffix(".swift") { return true }
    if body.attributes.contains(where: { Self.exposing.contains($0.name) }) { return true }
    // A method that takes a sender first may answer a framework.
    if body.owner != nil, body.parameters.first?.label == "_" { return true }
    guard let owner = body.owner else { return false }
    guard let entry = program.types[owner], entry.isOwn else { return false }
    if exposed.contains(owner) { return true }
    return entry.lineage.contains { ancestor in
      !ancestor.isOwn && !Self.harmless.contains(ancestor.name)
        || ancestor.inherited.contains { name in
          program.types[name]?.isOwn != true && !Self.harmless.contains(name)
        }
    }
  }

  /// Whether a file belongs to a package, which may offer what it declares to others.
  private func isOfPackage(_ path: String) -> Bool {
    packages.contains { folder in
      path.hasPrefix(folder.isEmpty ? "Sources/" : folder)
    }
  }

  private static let exposing: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBSegueAction", "_cdecl", "_silgen_name", "main", "Test",
  ]

  /// Protocols and classes of Apple's that call nothing by a name of the app's own.
  private static let harmless: Set<String> = [
    "NSObject", "ObservableObject", "Observable", "Identifiable", "Sendable", "Hashable",
    "Equatable", "Codable", "Error", "CaseIterable", "View", "AnyObject", "Actor", "String", "Int",
    "UIViewController", "UIView", "UIResponder", "UIApplicationDelegate", "UIWindowSceneDelegate",
    "CLLocationManagerDelegate", "UNUserNotificationCenterDelegate", "CBCentralManagerDelegate",
  ]
}
