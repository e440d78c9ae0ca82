import Facts

/// How what a walk meets becomes effects.
extension Walk {
  mutating func record(_ match: SymbolMatch, _ call: Call, _ ref: CallRef, _ path: Path) {
    var path = path
    path.certainty = min(path.certainty, match.certainty)
    switch match.role {
    case .request: record(.asks(match), call.place, path, ref)
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
    effects.append(
      Effect(
        kind: kind, place: place, certainty: path.certainty, hops: path.hops,
        conditions: path.conditions, answer: path.answer,
        isElsewhere: path.isElsewhere, isHandedOver: path.isHandedOver, call: call))
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
