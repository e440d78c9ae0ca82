import Facts

/// Of which permissions an app reads the status when it comes back to the foreground.
struct ReturnReads {
  /// Families that are read then.
  private(set) var families: Set<String> = []
  /// Whether anything at all follows the return.
  private(set) var isWatched = false
  private let flows: AsBuilt
  /// What names the moment of the return.
  private var names: Set<String> = [
    "didBecomeActiveNotification", "willEnterForegroundNotification", "scenePhase",
    "didActivateNotification", "applicationState",
  ]
  private var program: Program { flows.app.program }

  init(_ flows: AsBuilt) {
    self.flows = flows
    for property in program.files.flatMap(\.properties) {
      let isPhase = property.attributes.contains {
        $0.arguments.first?.value == .keyPath(["scenePhase"])
      }
      if isPhase { names.insert(property.name) }
    }
    for (number, file) in program.files.enumerated() {
      var naming = NamingCalls(calls: file.calls, names: names)
      for index in file.calls.indices where naming.holds(index) {
        read(CallRef(file: number, index: index))
      }
    }
    // Of a file that is not parsed it is not known what it reads then.
    isWatched = names.union(Self.methods).contains(where: program.unparsed.uses)
    for name in Self.methods.sorted() { for ref in program.functions[name] ?? [] { read(ref) } }
    // A framework tells of a change by itself.
    for name in Self.changes.sorted() where program.functions[name] != nil {
      families.insert("location")
    }
  }

  private static let methods: Set<String> = [
    "applicationDidBecomeActive", "applicationWillEnterForeground", "sceneDidBecomeActive",
    "sceneWillEnterForeground",
  ]
  private static let changes: Set<String> = [
    "locationManagerDidChangeAuthorization", "locationManager",
  ]

  /// Reads what a call runs that waits for the return, and the function in which it stands.
  private mutating func read(_ ref: CallRef) {
    let call = program.call(ref)
    isWatched = true
    for argument in call.arguments {
      switch argument.value {
      case .closure(let index): read(BodyRef(file: ref.file, index: index))
      case .selector(let names): for target in functions(names.last) { read(target) }
      case .path(let names): for target in functions(names.last) { read(target) }
      default: continue
      }
    }
    let body = BodyRef(file: ref.file, index: call.body)
    // A view's body holds what belongs to other moments too.
    if program.body(body).kind != .accessor { read(body) }
  }

  private func functions(_ name: String?) -> [BodyRef] { program.functions[name ?? ""] ?? [] }

  private mutating func read(_ body: BodyRef) {
    isWatched = true
    families.formUnion(flows.statuses.families(readBy: body))
  }
}

/// The calls of a file that name the return, themselves or by one that they are chained to.
private struct NamingCalls {
  let calls: [Call]
  let names: Set<String>
  private var known: [Bool?]

  init(calls: [Call], names: Set<String>) {
    self.calls = calls
    self.names = names
    known = calls.map { _ in nil }
  }

  mutating func holds(_ index: Int, steps: Int = 0) -> Bool {
    if let known = known[index] { return known }
    guard steps < 12 else { return false }
    let call = calls[index]
    var holds = call.arguments.contains { self.holds($0.value, steps) }
    if !holds, case .member(let base, _) = call.callee { holds = self.holds(base, steps) }
    known[index] = holds
    return holds
  }

  private mutating func holds(_ value: Value, _ steps: Int) -> Bool {
    if case .call(let index) = value { return holds(index, steps: steps + 1) }
    var found = false
    value.forEachPath { path in found = found || path.contains(where: names.contains) }
    return found
  }
}
