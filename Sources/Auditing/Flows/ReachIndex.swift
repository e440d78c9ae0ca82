import Facts

/// Which bodies may reach something that matters: a request, a use, Settings, a picker.
///
/// Calls are resolved once, each in the scope of its own body. What only a caller can bind (a
/// closure that was handed in) is not known here, so bodies that run such closures always count as
/// open.
struct ReachIndex: Sendable {
  private var reaching: [[Bool]]
  private var open: [[Bool]]
  /// By file and call: the bodies that it may run, looked at by itself.
  private var called: [[[BodyRef]]]
  /// What calls mean, for those that mean something.
  private var matches: [CallRef: [SymbolMatch]] = [:]

  /// Whether a body, or what it calls, is seen to reach something that matters.
  func isReaching(_ ref: BodyRef) -> Bool { reaching[ref.file][ref.index] }

  /// Whether a body may reach something that matters.
  func mayReach(_ ref: BodyRef) -> Bool {
    reaching[ref.file][ref.index] || open[ref.file][ref.index]
  }

  /// The bodies that a call may run, whoever runs the body in which it stands.
  func targets(of ref: CallRef) -> [BodyRef] { called[ref.file][ref.index] }

  /// The symbols that a call means, whoever runs the body in which it stands.
  func matches(of ref: CallRef) -> [SymbolMatch] { matches[ref] ?? [] }

  init(_ app: Linked, by workers: any Workers) {
    let all = workers.map(app.program.files.count) { file in
      app.program.files[file].bodies.indices.map { index in
        var links = Links(app, BodyRef(file: file, index: index))
        links.read()
        return links
      }
    }
    reaching = all.map { $0.map { _ in false } }
    open = all.map { $0.map(\.isOpen) }
    called = app.program.files.map { [[BodyRef]](repeating: [], count: $0.calls.count) }
    var callers: [BodyRef: [BodyRef]] = [:]
    var found: [BodyRef] = []
    for links in all.joined() {
      for target in links.targets { callers[target, default: []].append(links.ref) }
      if links.matters || !links.matches.isEmpty { found.append(links.ref) }
      for (call, targets) in links.called { called[call.file][call.index] = targets }
      matches.merge(links.matches) { first, _ in first }
    }
    spread(from: found, callers)
    spreadOpen(callers, app.program)
  }

  /// What runs an open body of its own type is open too: `{ Task { await action() } }`.
  private mutating func spreadOpen(_ callers: [BodyRef: [BodyRef]], _ program: Program) {
    var waiting = callers.keys.filter { open[$0.file][$0.index] }
    while let ref = waiting.popLast() {
      let owner = program.owner(of: ref)
      for caller in callers[ref] ?? []
      where !open[caller.file][caller.index] && program.owner(of: caller) == owner {
        open[caller.file][caller.index] = true
        waiting.append(caller)
      }
    }
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
  private struct Links: Sendable {
    let app: Linked
    let ref: BodyRef
    let scope: Scope
    var targets: [BodyRef] = []
    var called: [(CallRef, [BodyRef])] = []
    var matches: [CallRef: [SymbolMatch]] = [:]
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
      if app.mayMatch(fact) {
        let found = app.matches(of: call, in: scope)
        if !found.isEmpty { matches[call] = found }
      }
      if app.opensSettings(call, scope) { matters = true }
      if !app.requests(resumedBy: fact, scope).isEmpty { matters = true }
      let found = app.program.targets(of: call, in: scope)
      if !found.isEmpty { called.append((call, found.map(\.body))) }
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
