import Facts

/// How what a walk meets becomes effects.
extension Walk {
  /// Whether what watches a value is a view that is not on the screen where the walk began.
  func isOnAnotherScreen(_ observer: Target) -> Bool {
    guard let screen, let owner = program.owner(of: observer.body),
      program.types[owner]?.properties["body"] != nil
    else { return false }
    return !screen.contains(owner)
  }

  /// The path inside the conditions around something; nil when a bound literal rules it out.
  func inside(_ guardID: Int?, _ scope: Scope, _ path: Path) -> Path? {
    guard let guardID else { return path }
    let conditions = program.conditions(from: guardID, in: scope)
    guard !conditions.contains(where: { program.holds($0) == false }) else { return nil }
    var path = path
    path.conditions += conditions
    if conditions.contains(where: app.waitsForChoice) { path.isElsewhere = true }
    return path
  }

  /// Enters all that a call may run, and tells whether something asks. What all of several
  /// implementations ask for is asked for, whichever runs.
  mutating func enter(_ targets: [Target], _ path: Path) -> Bool {
    var asks = false
    guard path.certainty > .possible, !isProbe, targets.count > 1,
      targets.allSatisfy({ $0.certainty == .possible })
    else {
      for target in targets { asks = enter(target, path) || asks }
      return asks
    }
    let before = effects.count
    for target in targets {
      asks = enter(Target(body: target.body, scope: target.scope, certainty: .likely), path) || asks
    }
    let shared = asks ? shared(by: targets, since: before) : []
    for index in before..<effects.count where !effects[index].asks(oneOf: shared) {
      effects[index] = effects[index].merelyPossible
    }
    return asks
  }

  /// The resources that each of several targets asks for.
  private func shared(by targets: [Target], since before: Int) -> Set<String> {
    let asked = effects[before...].filter(\.isAskHere)
    var shared = Set(asked.flatMap(\.askedResources))
    for target in targets where !shared.isEmpty {
      var probe = Walk(app)
      probe.isProbe = true
      probe.enter(target, Path())
      shared.formIntersection(probe.effects.filter(\.isAskHere).flatMap(\.askedResources))
    }
    return shared
  }

  mutating func record(_ match: SymbolMatch, _ call: Call, _ ref: CallRef, _ path: Path) {
    var path = path
    path.certainty = min(path.certainty, match.certainty)
    switch match.role {
    case .request:
      path.isElsewhere = path.isElsewhere || match.isBehindScreen
      record(.asks(match), call.place, path, ref)
    case .implicitUse where app.isAskedByUse(match): record(.asks(match), call.place, path, ref)
    case .implicitUse: record(.uses(match), call.place, path, ref)
    case .status: record(.readsStatus(match), call.place, path, ref)
    case .picker: record(.opensPicker(match), call.place, path, ref)
    case .settings: record(.opensSettings, call.place, path, ref)
    }
  }

  mutating func record(
    _ kind: Effect.Kind, _ place: Place, _ path: Path, _ call: CallRef?
  ) {
    if way?.isWay(of: path) != true { way = Way(path) }
    effects.append(Effect(kind: kind, place: place, way: way!, call: call))
  }

  /// Records the screens that a call presents; false where it presents none that is known.
  mutating func present(by ref: CallRef, _ scope: Scope, _ path: Path) -> Bool {
    let call = program.call(ref)
    if call.name == "performSegue", case .text(let name)? = call.arguments.first?.value {
      let kinds = app.scenes.segues[name] ?? []
      for kind in kinds { record(kind, call.namePlace, path, ref) }
      return !kinds.isEmpty
    }
    guard let screens = app.presented(by: call, scope), !screens.isEmpty else { return false }
    for screen in screens { record(.presents(screen), call.namePlace, path, ref) }
    return true
  }

  /// `window.rootViewController = home`: another screen comes, and the one that was there goes.
  mutating func replaceRoot(by assignment: Assignment, _ scope: Scope, _ path: Path) {
    for screen in app.screens(of: assignment.value, in: scope) {
      record(.presents(screen), assignment.place, path, nil)
    }
    record(.dismisses, assignment.place, path, nil)
  }

  /// A framework calls its delegate back as soon as it has one.
  mutating func callbacks(of value: Value, _ scope: Scope, _ path: Path) {
    for target in app.callbacks(of: value, scope) {
      let body = program.body(target.body)
      enter(target, path.behind("the system calls \(body.name)", at: body.place))
    }
  }

  func outside(_ call: Call, _ scope: Scope) -> Effect.Kind {
    if case .path(let names) = call.callee, let name = names.last {
      return unresolved(names, name, scope)
    }
    return .callsOutside(call.name)
  }

  func unresolved(_ names: [String], _ name: String, _ scope: Scope) -> Effect.Kind {
    app.isUnboundClosure(names, scope) ? .callsUnbound(name) : .callsOutside(name)
  }
}

extension Linked {
  /// Whether a call outside the project runs its closures by itself, now or soon.
  func runsAtOnce(_ call: Call) -> Bool { Self.runners.contains(call.name) }

  private static let runners: Set<String> = [
    "Task", "task", "detached", "async", "sync", "asyncAfter", "perform", "run", "withAnimation",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "forEach", "map", "compactMap", "flatMap", "filter", "addOperation", "addTask", "wait", "delay",
    "getNotificationSettings", "animate", "performBatchUpdates", "afterDelay", "barrier",
    "scheduledTimer", "withTaskGroup", "withThrowingTaskGroup", "write", "performAndWait",
  ]
}

/// Closures that wait.
extension Linked {
  /// Whether a call only keeps the closures that it is handed, for an event that may never come.
  func keepsClosures(_ ref: CallRef, _ targets: [Target], _ scope: Scope) -> Bool {
    let call = program.call(ref)
    if let keeps = keepsWhenMade(call, targets, scope) { return keeps }
    guard targets.isEmpty else { return targets.allSatisfy { stores($0.body) } }
    return Self.subscriptions.contains(call.name) && !holdsValue(call, ref.file, scope)
  }

  /// Whether an object of the project keeps the closures that it is made with; nil where a call
  /// makes none, or a view, whose closures are its content.
  private func keepsWhenMade(_ call: Call, _ targets: [Target], _ scope: Scope) -> Bool? {
    guard case .path(var names) = call.callee else { return nil }
    if names.last == "init" { names.removeLast() }
    // What an initializer hands on is kept by another.
    if names == ["self"] || names == ["super"] { return call.callee.lastName == "init" }
    guard names.last?.first?.isUppercase == true,
      let entry = program.visibleEntries(named: names.joined(separator: "."), in: scope).first,
      entry.isOwn, entry.properties["body"] == nil
    else { return nil }
    let initializers = targets.filter { program.body($0.body).kind == .initializer }
    return initializers.allSatisfy { stores($0.body) }
  }

  private static let subscriptions: Set<String> = ["sink", "subscribe", "bind", "drive", "emit"]

  /// Calls that keep what they are handed: a list, and another initializer.
  private static let storing: Set<String> = ["append", "init"]

  /// Whether a function of the project stores a closure that it is handed.
  private func stores(_ ref: BodyRef) -> Bool {
    let file = program.files[ref.file]
    let contents = program.contents(of: ref)
    let closures = program.body(ref).parameters.filter { program.isClosure($0.type) }
    return closures.contains { parameter in
      contents.assignments.contains { file.assignments[$0].value == .path([parameter.name]) }
        || contents.calls.contains { index in
          Self.storing.contains(file.calls[index].name)
            && file.calls[index].arguments.contains { $0.value == .path([parameter.name]) }
        }
    }
  }

  /// Whether a stream gives its subscribers a value at once; true where that is not seen.
  private func holdsValue(_ subscription: Call, _ file: Int, _ scope: Scope) -> Bool {
    var first = subscription
    while let call = inner(of: first, file: file) {
      if call.name == "dropFirst" || call.name == "skip" { return false }
      first = call
    }
    guard case .path(let names) = first.callee, names.count > 1 else { return true }
    let stream = Array(names.dropLast())
    if let name = stream.last, name.hasPrefix("$") {
      guard let key = program.stateKey(of: stream, in: scope),
        let ref = program.types[key.owner]?.properties[key.name]?.first
      else { return true }
      return program.property(ref).attributes.contains { $0.name == "Published" }
    }
    let type = program.type(of: .path(stream), in: scope) ?? ""
    if Program.genericArguments(of: type).first == "Void" { return false }
    return !Self.eventStreams.contains { type.hasPrefix($0) }
  }

  private static let eventStreams = ["PassthroughSubject", "PublishSubject", "PublishRelay"]
}

extension Program {
  /// The condition around a step of a body.
  func guardID(of item: Linked.Item, in file: Int) -> Int? {
    switch item {
    case .call(let index): files[file].calls[index].guardID
    case .assignment(let index): files[file].assignments[index].guardID
    }
  }
}

/// What calls change.
extension Linked {
  /// The stored value that a call changes in place: `isShown.toggle()`, `path.append(page)`.
  func mutation(by call: Call, _ scope: Scope) -> StateKey? {
    if let posted = posted(by: call, scope.body.file) { return posted }
    guard case .path(let names) = call.callee, names.count > 1,
      Self.mutations.contains(names.last!)
    else { return nil }
    return program.stateKey(of: Array(names.dropLast()), in: scope)
  }

  private static let mutations: Set<String> = [
    "toggle", "append", "insert", "remove", "removeLast", "removeFirst", "removeAll", "formUnion",
    "send", "accept", "onNext",
  ]
}
