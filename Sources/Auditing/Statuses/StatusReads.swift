import Facts
import PermissionModel

/// Of which permissions each body reads the status: the families of resources, by how many calls
/// are followed to find it. Found for all bodies at once, since many conditions ask.
struct StatusReads: Sendable {
  /// By the number of calls that are followed, file and body.
  private let families: [[[Set<String>]]]
  /// How deep calls and stored values are followed.
  static let depth = 6

  /// The families whose status a body reads, itself or by what it calls.
  func families(readBy body: BodyRef, _ depth: Int = depth) -> Set<String> {
    guard depth > 0 else { return [] }
    let bodies = families[depth][body.file]
    return body.index < bodies.count ? bodies[body.index] : []
  }

  init(_ app: Linked, by workers: any Workers) {
    let own = workers.map(app.program.files.count) { file in
      app.program.files[file].bodies.indices.map { index in
        Own(BodyRef(file: file, index: index), app)
      }
    }
    var families = [own.map { $0.map { _ in Set<String>() } }]
    for _ in 0..<Self.depth { families.append(Self.next(own, families.last!, app.program)) }
    self.families = families
  }

  /// What is read within one call more.
  private static func next(
    _ own: [[Own]], _ called: [[Set<String>]], _ program: Program
  ) -> [[Set<String>]] {
    var found = called
    for (file, bodies) in own.enumerated() {
      for (index, body) in bodies.enumerated() {
        var read = body.families
        for target in body.targets { read.formUnion(called[target.file][target.index]) }
        var home: Int? = read.isEmpty ? nil : index
        // What a closure reads is read where the closure stands.
        while let outer = home {
          found[file][outer].formUnion(read)
          home = program.files[file].bodies[outer].parent
        }
      }
    }
    return found
  }

  /// What one body does by itself.
  private struct Own: Sendable {
    var families: Set<String> = []
    var targets: [BodyRef] = []

    init(_ body: BodyRef, _ app: Linked) {
      let contents = app.program.contents(of: body)
      for index in contents.calls {
        let ref = CallRef(file: body.file, index: index)
        let matches = app.matches(of: ref).filter { $0.role == .status }
        if matches.isEmpty {
          targets += app.targets(of: ref)
        } else {
          families.formUnion(app.families(of: matches))
        }
      }
      let names = StatusNames(app: app)
      for value in Self.values(in: body, contents, app.program) {
        families.formUnion(names.families(in: value, app.memberScope(of: body)))
      }
    }

    /// Everything that stands in a body and can name a status, its conditions included.
    private static func values(
      in body: BodyRef, _ contents: Program.BodyContents, _ program: Program
    ) -> [Value] {
      let file = program.files[body.file]
      let calls = contents.calls.map { file.calls[$0] }
      let results = contents.results.map { file.results[$0] }
      let writes = contents.assignments.map { file.assignments[$0] }
      let guards = calls.map(\.guardID) + results.map(\.guardID) + writes.map(\.guardID)
      return calls.flatMap { $0.arguments.map(\.value) } + results.compactMap(\.value)
        + writes.map(\.value) + contents.locals.compactMap { file.properties[$0].value }
        + Set(guards.compactMap(\.self)).sorted().flatMap {
          program.tests(from: $0, in: body.file).map(\.fact.subject)
        }
    }
  }
}

/// Which names mean a status.
struct StatusNames {
  let app: Linked

  /// The families of status properties that a value names: `manager.authorizationStatus`.
  func families(in value: Value, _ scope: @autoclosure () -> Scope) -> Set<String> {
    var found: Set<String> = []
    value.forEachPath { found.formUnion(families(ofProperty: $0, scope())) }
    if case .member(let base, let names) = value {
      found.formUnion(families(in: base, scope()))
      if let name = names.last { found.formUnion(families(ofProperty: ["", name], scope())) }
    }
    return found
  }

  /// The families of a path that is a status property of a framework.
  func families(ofProperty names: [String], _ scope: @autoclosure () -> Scope) -> Set<String> {
    guard names.count > 1, let name = names.last else { return [] }
    let entries = app.symbols.entries(named: name).filter { $0.symbol.role == .status }
    guard !entries.isEmpty else { return [] }
    let base = Array(names.dropLast())
    let type = base == [""] ? nil : app.program.type(of: .path(base), in: scope())
    if let type {
      let fitting = entries.filter {
        TypeEntry.simpleName($0.symbol.type) == TypeEntry.simpleName(type)
      }
      if !fitting.isEmpty { return Set(fitting.map(\.row.family)) }
      if app.program.types[type]?.isOwn == true { return [] }
    }
    if let last = base.last, last.first?.isUppercase == true {
      return Set(entries.filter { $0.symbol.type == last }.map(\.row.family))
    }
    return Set(entries.map(\.row.family))
  }
}

extension Linked {
  /// The families of the resources that matches stand for.
  func families(of matches: [SymbolMatch]) -> Set<String> {
    Set(matches.flatMap(\.resources).compactMap { symbols.rows[$0]?.family })
  }
}
