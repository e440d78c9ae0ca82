import Facts

/// Truth values that the app keeps, and what sets them.
struct StoredFlags {
  let flows: AsBuilt
  private let answers: AnswerStates

  init(_ flows: AsBuilt) {
    self.flows = flows
    answers = AnswerStates(flows)
  }

  private var program: Program { flows.app.program }

  /// The kept value that a condition wants to be true; nil where it is about something else.
  func flag(of condition: Condition) -> StateKey? {
    guard !condition.test.isNegated, condition.test.pattern == .isTrue else { return nil }
    return flag(in: condition.test.subject, condition.scope)
  }

  /// The kept value that a condition wants to be false.
  func refusedFlag(of condition: Condition) -> StateKey? {
    guard condition.test.isNegated, condition.test.pattern == .isTrue else { return nil }
    return flag(in: condition.test.subject, condition.scope)
  }

  private func flag(in value: Value, _ scope: Scope, steps: Int = 0) -> StateKey? {
    guard steps < 6 else { return nil }
    switch value {
    case .path(let names):
      let bound = program.resolved(value, in: scope)
      if bound.value != value { return flag(in: bound.value, bound.scope, steps: steps + 1) }
      if names.count == 1, let local = program.localValue(names[0], scope), local != value {
        return flag(in: local, scope, steps: steps + 1)
      }
      if let getter = program.getter(
        of: names.first == "self" ? Array(names.dropFirst()) : names, in: scope)
      {
        let results = program.contents(of: getter.body).results
        guard results.count == 1,
          let result = program.files[getter.body.file].results[results[0]].value
        else { return nil }
        return flag(in: result, getter, steps: steps + 1)
      }
      return program.stateKey(of: names, in: scope).map(program.canonical)
    case .call(let index): return setting(readBy: program.files[scope.body.file].calls[index])
    default: return nil
    }
  }

  /// The setting of a `UserDefaults.standard.bool(forKey: "key")`.
  private func setting(readBy call: Call) -> StateKey? {
    guard call.name == "bool", let key = call.arguments.first, key.label == "forKey" else {
      return nil
    }
    return Self.setting(key.value)
  }

  private static func setting(_ key: Value) -> StateKey? {
    switch key {
    case .text(let text): StateKey(owner: "AppStorage", name: text)
    case .path(let names): StateKey(owner: "AppStorage", name: names.joined(separator: "."))
    default: nil
    }
  }

  /// Whether a flag is kept beyond the run of the app.
  func isKept(_ flag: StateKey) -> Bool { flag.owner == "AppStorage" }

  /// Where something other than the system's answer sets a flag: a switch, or an assignment.
  func unansweredWrites(of flag: StateKey) -> [Place] {
    (toggles(of: flag).map(\.place) + assignments(of: flag) + settings(of: flag)).sorted()
  }

  /// The switches that are bound to a flag.
  func toggles(of flag: StateKey) -> [Control] {
    flows.controls.filter { control in
      control.element.kind == .toggle
        && control.element.actions.contains { action in
          guard case .path(let names) = action.value,
            let key = program.stateKey(of: names, in: action.scope)
          else { return false }
          return program.canonical(key) == flag
        }
    }
  }

  private func assignments(of flag: StateKey) -> [Place] {
    var found: [Place] = []
    for (number, file) in program.files.enumerated() {
      for assignment in file.assignments where assignment.value == .bool(true) {
        guard case .path(let names) = assignment.target else { continue }
        let body = BodyRef(file: number, index: assignment.body)
        guard let key = program.stateKey(of: names, in: flows.app.memberScope(of: body)),
          program.canonical(key) == flag, !answers.isAfterAnswer(assignment, body)
        else { continue }
        found.append(assignment.place)
      }
    }
    return found
  }

  /// `UserDefaults.standard.set(true, forKey: "key")` that waits for no answer.
  private func settings(of flag: StateKey) -> [Place] {
    (program.callsByName["set"] ?? []).compactMap { ref in
      let call = program.call(ref)
      guard call.arguments.count == 2, call.arguments[0].value == .bool(true),
        call.arguments[1].label == "forKey", Self.setting(call.arguments[1].value) == flag
      else { return nil }
      let write = Assignment(
        target: call.arguments[1].value, value: .bool(true), sign: "=", body: call.body,
        guardID: call.guardID, place: call.place)
      let body = BodyRef(file: ref.file, index: call.body)
      return answers.isAfterAnswer(write, body) ? nil : call.place
    }
  }
}
