import Facts

/// What a person can notice of an effect.
struct Showing {
  let flows: AsBuilt

  /// The stored values on which some screen depends.
  static func values(in trees: [ViewTree], _ program: Program) -> Set<StateKey> {
    var keys: Set<StateKey> = []
    // What stands around a screen is a condition of all its elements.
    var seen = ConditionMemo<Void>()
    for tree in trees {
      if let key = tree.presentation?.key { keys.insert(key) }
      for element in tree.elements {
        for condition in element.conditions + element.enabling {
          seen.value(of: condition) {
            keys.formUnion(program.stateKeys(in: $0.test.subject, $0.scope))
          }
        }
        for label in element.labels {
          keys.formUnion(program.stateKeys(in: label.bound.value, label.bound.scope))
        }
      }
    }
    return Set(keys.union(handedValues(in: program)).map(program.canonical))
  }

  /// The stored values whose bindings are handed to a call: who takes one shows it, or changes it.
  private static func handedValues(in program: Program) -> Set<StateKey> {
    var keys: Set<StateKey> = []
    for (number, file) in program.files.enumerated() {
      for call in file.calls {
        for case .path(let names) in call.arguments.map(\.value) {
          guard let sign = names.first(where: { $0.hasPrefix("$") }), sign != "$0" else { continue }
          let scope = program.memberScope(of: BodyRef(file: number, index: call.body))
          if let key = program.stateKey(of: names, in: scope) { keys.insert(key) }
        }
      }
    }
    return keys
  }

  /// How surely nobody notices an effect; nil where it is seen for certain.
  ///
  /// A request shows nothing here: what is asked is what a person sees who has answered already.
  func unnoticed(_ effect: Effect) -> Certainty? {
    switch effect.kind {
    case .asks(let match): return match.role == .request ? .certain : nil
    case .readsStatus: return .certain
    case .uses, .opensPicker, .opensSettings, .dismisses, .presents: return nil
    case .writes(let key): return unnoticed(key)
    case .callsUnbound: return nil
    case .callsOutside(let name): return Self.unnoticed(name)
    }
  }

  private func unnoticed(_ key: StateKey) -> Certainty? {
    let program = flows.app.program
    let key = program.canonical(key)
    if key.owner == "AppStorage" || flows.shownValues.value.contains(key) {
      return nil
    }
    guard let entry = program.types[key.owner], entry.isOwn,
      let ref = program.property(named: key.name, of: entry)
    else { return nil }
    let fact = program.property(ref)
    if fact.attributes.contains(where: { $0.name == "ObservationIgnored" }) { return .certain }
    let isWatched = fact.attributes.contains { !Self.silentAttributes.contains($0.name) }
    return isWatched || !fact.observers.isEmpty ? nil : .possible
  }

  private static let silentAttributes: Set<String> = [
    "ObservationIgnored", "MainActor", "Injected", "Dependency", "Environment", "nonisolated",
  ]

  /// How surely a call into a framework or a package shows nothing.
  private static func unnoticed(_ name: String) -> Certainty? {
    if carriers.contains(name) || quiet.contains(name) { return .certain }
    guard name.first?.isUppercase == true else { return nil }
    let shows = ["Alert", "View", "Controller", "Screen", "Toast", "Banner", "HUD", "Button"]
    return shows.contains { name.contains($0) } ? nil : .certain
  }

  private static let carriers = Set(AsBuilt.carriers.map { String($0.dropLast(2)) })

  /// Calls that log, measure, wait or convert.
  private static let quiet: Set<String> = [
    "print", "NSLog", "os_log", "log", "debug", "info", "notice", "warning", "error", "trace",
    "fault", "verbose", "assertionFailure", "sync", "run", "sleep", "resume",
    "isSourceTypeAvailable",
    "addObserver", "debugPrint", "assert", "dispatchMainIfNeeded", "map", "filter", "contains",
    "init", "default", "first", "bool", "integer", "string", "object", "synchronize",
  ]
}
