import Facts

/// Follows what a piece of code does, through calls, closures, delegates and observed state.
///
/// One walk answers one question ("what does this control do?"). It is bounded: a body is entered
/// once per set of bindings that can make a difference.
struct Walk {
  let app: Linked
  /// The types of the screen from which the walk starts; nil where it starts at no screen.
  let screen: Set<String>?
  var effects: [Effect] = []
  /// The way to the last of them.
  var way: Way?
  /// Whether something that may matter was not followed, at a limit.
  private(set) var isCut = false
  /// The bodies that were entered, and whether something in them asks.
  private var entered: [Key: Bool] = [:]
  /// Whether it only looks at what one of several targets asks for.
  var isProbe = false
  private var steps = 0
  private static let stepLimit = 4000
  /// How deep calls are followed that reach nothing that matters, to see whether a screen is left.
  private static let shallow = 7

  /// What makes one entry of a body differ from another: bound literals, names and closures, and
  /// that it runs because of an answer.
  private struct Key: Hashable {
    var body: BodyRef
    var bindings: Int
    var isAnswered: Bool
    /// Whether it only runs at a later event, which does not stand for running at once.
    var isLater: Bool
  }

  init(_ app: Linked, screen: [String]? = nil) {
    self.app = app
    self.screen = screen.map { Set($0) }
  }

  var program: Program { app.program }

  /// The state of one path of calls.
  struct Path {
    var certainty: Certainty = .certain
    var trail: Trail?
    var conditions: [Condition] = []
    var answer: Effect.Answer?
    var isElsewhere = false
    var isHandedOver = false
    var isKept = false

    /// The path behind one more step.
    func behind(_ text: String, at place: Place) -> Path {
      var path = self
      path.trail = Trail(TraceStep(text, at: place), after: trail)
      return path
    }
  }

  /// Runs a value: a closure, a function's name, a bound parameter.
  mutating func run(_ value: Value, in scope: Scope, path: Path = Path()) {
    if tapGate(value, scope, path) { return }
    let targets = program.targets(of: value, arguments: nil, in: scope)
    if targets.isEmpty, let key = app.stream(value, scope) {
      record(.writes(key), app.place(of: scope.body), path, nil)
      return observers(of: key, app.place(of: scope.body), path)
    }
    if targets.isEmpty, case .path(let names) = value, let name = names.last {
      record(unresolved(names, name, scope), app.place(of: scope.body), path, nil)
    }
    for target in targets { enter(target, path) }
  }

  /// What happens because a stored value changed.
  mutating func change(_ key: StateKey, at place: Place) {
    record(.writes(key), place, Path(), nil)
    observers(of: key, place, Path())
  }

  /// Walks through a body, and tells whether something in it asks, also where it was walked before.
  @discardableResult
  mutating func enter(_ target: Target, _ path: Path) -> Bool {
    let mayReach = app.mayReach(target.body)
    guard path.trail?.count ?? 0 < (mayReach ? Program.depthLimit - 3 : Self.shallow),
      steps < stepLimit(target.body)
    else {
      isCut = isCut || mayReach
      return false
    }
    var key = Key(
      body: target.body, bindings: bindings(target.scope), isAnswered: path.answer != nil,
      isLater: false)
    if path.isKept || path.isElsewhere {
      guard entered[key] == nil else { return false }
      key.isLater = true
    }
    if let asks = entered[key] { return asks && !key.isLater }
    entered[key] = false
    var path = path
    path.certainty = min(path.certainty, target.certainty)
    let asks = walk(target.body, target.scope, path)
    entered[key] = asks
    return asks
  }

  /// How many steps may lie behind the entry of a body. What was entered is walked to its end, with
  /// its closures: a long method asks for something in its last lines, too.
  private func stepLimit(_ ref: BodyRef) -> Int {
    program.body(ref).kind == .closure ? 2 * Self.stepLimit : Self.stepLimit
  }

  /// One number for all that callers bound which can change the way through a body.
  private func bindings(_ scope: Scope) -> Int {
    var sum = 0
    for (name, bound) in scope.bindings { sum &+= hash(name, bound) }
    for (name, bound) in scope.instance?.bindings ?? [:] { sum &+= hash(name, bound) &* 3 }
    return sum
  }

  private func hash(_ name: String, _ bound: Bound) -> Int {
    switch bound.value {
    case .bool, .number, .text, .none, .closure, .path: break
    case .call, .subscripted: if program.caseValue(of: bound) == nil { return 0 }
    default: return 0
    }
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(bound.value)
    hasher.combine(bound.scope.body)
    return hasher.finalize()
  }

  private mutating func walk(_ ref: BodyRef, _ scope: Scope, _ start: Path) -> Bool {
    var path = start
    var asksAnywhere = false
    // What stands side by side stands under one condition.
    var last: (guardID: Int?, path: Path?)?
    for item in app.items(of: ref) {
      steps += 1
      let before = effects.count
      var asks = false
      let guardID = program.guardID(of: item, in: ref.file)
      if last == nil || last?.guardID != guardID {
        last = (guardID, inside(guardID, scope, path))
      }
      guard let within = last?.path else { continue }
      switch item {
      case .call(let index): asks = visit(CallRef(file: ref.file, index: index), scope, within)
      case .assignment(let index):
        visit(program.files[ref.file].assignments[index], scope, within)
      }
      asks = asks || self.asks(since: before, path)
      asksAnywhere = asksAnywhere || asks
      // In an async body, what follows an awaited request runs after its answer.
      if path.answer == nil, asks, case .call(let index) = item, app.isAsync(ref) {
        path.answer = answer(of: CallRef(file: ref.file, index: index), path)
        last = nil
      }
    }
    return asksAnywhere
  }

  /// Tells whether a call asks.
  private mutating func visit(_ ref: CallRef, _ scope: Scope, _ path: Path) -> Bool {
    let call = program.call(ref)
    let matches = app.mayMatch(call) ? app.matches(of: ref, in: scope) : []
    meet(matches, ref, scope, path)
    if app.opensSettings(ref, scope) {
      record(.opensSettings, call.namePlace, path, ref)
    }
    if app.isDismissal(call, scope) {
      record(.dismisses, call.namePlace, path, ref)
      closures(of: ref, scope, path.behind(app.name(of: call), at: call.namePlace), [])
      return false
    }
    let shows = present(by: ref, scope, path)
    let asks = matches.contains { $0.role == .request || $0.role == .implicitUse }
    let targets = asks ? [] : program.targets(of: ref, in: scope)
    let before = effects.count
    var inner = path
    if !targets.isEmpty || !call.arguments.isEmpty {
      inner = path.behind(app.name(of: call), at: call.namePlace)
    }
    let reaches = enter(targets, inner)
    if let change = app.mutation(by: call, scope) {
      record(.writes(change), call.namePlace, path, ref)
      let handed = call.arguments.first.map { Bound(value: $0.value, scope: scope) }
      if call.name != "send" { effects[effects.count - 1].written = handed }
      run(app.observers[change] ?? [], because: change, call.namePlace, path, handing: handed)
    } else if targets.isEmpty, matches.isEmpty, !shows {
      record(outside(call, scope), call.namePlace, path, ref)
    }
    let answered = asks || reaches || self.asks(since: before, path)
    if answered, inner.answer == nil { inner.answer = answer(of: ref, inner) }
    closures(of: ref, scope, inner, targets)
    return answered
  }

  /// Whether something was asked for that waits for no other tap or event than the path itself.
  private func asks(since before: Int, _ path: Path) -> Bool {
    effects[before...].contains {
      $0.isAsk && (path.isElsewhere || !$0.isElsewhere) && (path.isKept || !$0.isKept)
    }
  }

  /// The answer to what a call asks, with the conditions of the path standing before it.
  private func answer(of ref: CallRef, _ path: Path) -> Effect.Answer {
    Effect.Answer(
      conditionsBefore: path.conditions.count, call: ref, place: program.call(ref).place)
  }

  /// Closures handed to something that is not followed run some time; those of a request after it.
  private mutating func closures(
    of ref: CallRef, _ scope: Scope, _ path: Path, _ targets: [Target]
  ) {
    let call = program.call(ref)
    guard !call.arguments.isEmpty else { return }
    let isOwn = !targets.isEmpty
    var path = path
    if isOwn { path.certainty = min(path.certainty, .likely) }
    if !isOwn, !app.runsAtOnce(call), path.answer == nil { path.isHandedOver = true }
    if path.answer == nil, app.keepsClosures(ref, targets, scope) { path.isKept = true }
    if app.isOffered(call) || app.followsTaps(call, file: ref.file) { path.isElsewhere = true }
    let explanation = app.explanation(of: ref, scope)
    for argument in call.arguments where argument.place != explanation?.place {
      switch argument.value {
      case .closure: run(argument.value, in: scope, path: path)
      case .path where !isOwn && app.isFunctionReference(argument, scope):
        run(argument.value, in: scope, path: path)
      default: continue
      }
    }
  }

  private mutating func visit(_ assignment: Assignment, _ scope: Scope, _ path: Path) {
    guard case .path(let names) = assignment.target, let name = names.last else { return }
    if name.lowercased().hasSuffix("delegate") { callbacks(of: assignment.value, scope, path) }
    if name == "rootViewController" { replaceRoot(by: assignment, scope, path) }
    guard let key = program.stateKey(of: names, in: scope) else { return }
    record(.writes(key), assignment.place, path, nil)
    effects[effects.count - 1].written = Bound(value: assignment.value, scope: scope)
    for alert in app.stateAlerts(of: assignment.value, in: scope) {
      record(.presents(ScreenRef(type: nil, call: alert)), assignment.place, path, nil)
    }
    observers(of: key, assignment.place, path)
    if assignment.value == .bool(false) || assignment.value == Value.none {
      run(app.dismissals[key] ?? [], because: key, assignment.place, path)
    }
  }
}
