import Facts

/// Which bodies may reach something that matters: a request, a use, Settings, a picker.
///
/// Calls are resolved once, each in the scope of its own body. What only a caller can bind (a
/// closure that was handed in) is not known here, so bodies that run such closures always count as
/// open.
struct ReachIndex: Sendable {
  private var reaching: [[Bool]]
  private var open: [[Bool]]

  /// Whether a body may reach something that matters.
  func mayReach(_ ref: BodyRef) -> Bool {
    reaching[ref.file][ref.index] || open[ref.file][ref.index]
  }

  init(_ app: Linked) {
    let program = app.program
    reaching = program.files.map { [Bool](repeating: false, count: $0.bodies.count) }
    open = reaching
    var callers: [BodyRef: [BodyRef]] = [:]
    var found: [BodyRef] = []
    for (number, file) in program.files.enumerated() {
      for index in file.bodies.indices {
        let ref = BodyRef(file: number, index: index)
        var links = Links(app, ref)
        links.read()
        for target in links.targets { callers[target, default: []].append(ref) }
        if links.matters { found.append(ref) }
        open[number][index] = links.isOpen
      }
    }
    spread(from: found, callers)
  }

  private mutating func spread(from found: [BodyRef], _ callers: [BodyRef: [BodyRef]]) {
    var waiting = found
    while let ref = waiting.popLast() {
      guard !reaching[ref.file][ref.index] else { continue }
      reaching[ref.file][ref.index] = true
      waiting += callers[ref] ?? []
    }
  }

  /// What one body leads to.
  private struct Links {
    let app: Linked
    let ref: BodyRef
    let scope: Scope
    var targets: [BodyRef] = []
    var matters = false
    var isOpen = false

    init(_ app: Linked, _ ref: BodyRef) {
      self.app = app
      self.ref = ref
      scope = app.memberScope(of: ref)
    }

    mutating func read() {
      let file = app.program.files[ref.file]
      let contents = app.program.contents(of: ref)
      targets += contents.children.map { BodyRef(file: ref.file, index: $0) }
      for index in contents.calls { read(CallRef(file: ref.file, index: index)) }
      for index in contents.assignments { read(file.assignments[index]) }
    }

    private mutating func read(_ call: CallRef) {
      let fact = app.program.call(call)
      if app.mayMatch(fact), !app.matches(of: call, in: scope).isEmpty { matters = true }
      if app.opensSettings(fact, scope) { matters = true }
      let found = app.program.targets(of: call, in: scope)
      targets += found.map(\.body) + app.program.overrides(of: fact, in: scope)
      if found.isEmpty, case .path(let names) = fact.callee, app.isUnboundClosure(names, scope) {
        isOpen = true
      }
      for argument in fact.arguments {
        guard case .path = argument.value, app.isFunctionReference(argument, scope) else {
          continue
        }
        targets += app.program.targets(of: argument.value, arguments: nil, in: scope).map(\.body)
      }
      if let key = app.mutation(by: fact, scope) { observe(key) }
    }

    private mutating func read(_ assignment: Assignment) {
      guard case .path(let names) = assignment.target, let name = names.last else { return }
      if name.lowercased().hasSuffix("delegate") {
        targets += app.callbacks(of: assignment.value, scope).map(\.body)
      }
      if let key = app.program.stateKey(of: names, in: scope) { observe(key) }
    }

    private mutating func observe(_ key: StateKey) {
      targets += (app.observers[key] ?? []).map(\.body)
      targets += (app.dismissals[key] ?? []).map(\.body)
    }
  }
}
