import Facts

/// Alerts and dialogs that the state of a store describes: `AlertState { … } actions: { … }`, each
/// as a screen of its own.
struct StateAlerts {
  private(set) var trees: [ViewTree] = []

  init(_ app: Linked) {
    for ref in app.stateAlerts { trees.append(Self.tree(ref, app)) }
  }

  private static func tree(_ ref: CallRef, _ app: Linked) -> ViewTree {
    let call = app.program.call(ref)
    let body = BodyRef(file: ref.file, index: call.body)
    let scope = app.memberScope(of: body)
    let owner = app.ownerName(of: body)
    var reader = ViewReader(app)
    for argument in call.arguments {
      reader.read(argument.value, in: scope, ViewReader.Context(owners: [owner]))
    }
    let isAlert = !call.name.hasPrefix("Confirmation") && !call.name.hasPrefix("ActionSheet")
    return ViewTree(
      name: owner, screen: ScreenRef(type: nil, call: ref),
      presentation: ViewTree.Presentation(
        kind: isAlert ? .alert : .dialog, place: call.namePlace, key: nil, owners: [owner],
        conditions: [], onDismiss: nil),
      elements: ViewForest.toldApart(reader.elements), refusesSwipe: false)
  }
}

extension Linked {
  /// The constructions of all alerts in states, in the order of files.
  var stateAlerts: [CallRef] {
    guard !program.reducers.all.isEmpty else { return [] }
    return (Program.alertStates.sorted() + ["init", "Self"]).flatMap {
      program.callsByName[$0] ?? []
    }.filter { Program.isStateAlert(program.call($0)) }.sorted()
  }

  /// The alerts that a value stands for which is given to a member of a state.
  func stateAlerts(of value: Value, in scope: Scope, steps: Int = 0) -> [CallRef] {
    guard steps < 8, !program.reducers.choices.isEmpty else { return [] }
    let bound = program.resolved(value, in: scope)
    let inner = { (value: Value) in self.stateAlerts(of: value, in: bound.scope, steps: steps + 1) }
    switch bound.value {
    case .either(let choices): return choices.flatMap { inner($0.value) }
    case .call(let index):
      let ref = CallRef(file: bound.scope.body.file, index: index)
      if Program.isStateAlert(program.call(ref)) { return [ref] }
      if let made = program.caseValue(of: bound) { return made.carried.flatMap { inner($0.value) } }
      return program.targets(of: ref, in: bound.scope).prefix(2)
        .flatMap { stateAlerts(givenBy: $0.scope, steps) }
    case .path(let names) where names.count > 1: return stateAlerts(named: names.last!, steps)
    default: return []
    }
  }

  /// `state.alert = .denied`, of an extension of the alert's type.
  private func stateAlerts(named name: String, _ steps: Int) -> [CallRef] {
    Program.alertStates.sorted().flatMap { type in
      (program.types[type]?.properties[name] ?? []).flatMap { ref -> [CallRef] in
        let fact = program.property(ref)
        if let getter = fact.getter {
          return stateAlerts(
            givenBy: memberScope(of: BodyRef(file: ref.file, index: getter)), steps)
        }
        guard let value = fact.value, let home = program.initialValueBody(of: ref) else {
          return []
        }
        return stateAlerts(of: value, in: memberScope(of: home), steps: steps + 1)
      }
    }
  }

  private func stateAlerts(givenBy scope: Scope, _ steps: Int) -> [CallRef] {
    program.contents(of: scope.body).results
      .compactMap { program.files[scope.body.file].results[$0].value }
      .flatMap { stateAlerts(of: $0, in: scope, steps: steps + 1) }
  }
}
