import Facts

/// A test by which code tells one message from others, also one that another carries.
struct ChoiceTest: Sendable {
  var body: BodyRef
  var guardID: Int
  /// The number of the pattern, then those of the values on the way to the case.
  var path: [Int]

  /// All tests, by the names of the cases; none where nothing has choices that send messages.
  static func tests(in files: [SwiftFacts]) -> [String: [ChoiceTest]] {
    let sends = files.contains { $0.calls.contains { Program.isStateAlert($0) } }
    guard sends else { return [:] }
    var found: [String: [ChoiceTest]] = [:]
    for (number, file) in files.enumerated() {
      var seen: Set<Int> = []
      func note(_ start: Int?, _ body: Int) {
        var next = start
        while let id = next, seen.insert(id).inserted {
          let test = file.guards[id]
          let ref = BodyRef(file: number, index: body)
          for (index, pattern) in test.patterns.enumerated() where test.statement == .switchCase {
            guard let name = pattern.lastName else { continue }
            found[name, default: []].append(ChoiceTest(body: ref, guardID: id, path: [index]))
          }
          for fact in test.carried {
            guard let name = fact.value?.lastName else { continue }
            found[name, default: []].append(ChoiceTest(body: ref, guardID: id, path: fact.path))
          }
          next = test.parent
        }
      }
      for call in file.calls { note(call.guardID, call.body) }
      for fact in file.assignments { note(fact.guardID, fact.body) }
    }
    return found
  }
}

/// Choices that send a message once they are chosen: `ButtonState(action: .open) { … }`.
extension Program {
  /// Whether a call describes an alert in the state of a store.
  static func isStateAlert(_ call: Call) -> Bool {
    guard case .path(let names) = call.callee else { return false }
    let name = names.last == "init" ? names.dropLast().last ?? "" : names.last ?? ""
    if alertStates.contains(name) { return true }
    // `state.alert = .init(title: …, actions: …)`
    guard name.isEmpty || name == "Self" else { return false }
    let labels = call.arguments.map { $0.label ?? "" }
    return (labels.first == "title" || labels.first == "")
      && labels.contains { ["actions", "primaryButton", "dismissButton"].contains($0) }
  }

  static let alertStates: Set<String> = [
    "AlertState", "ConfirmationDialogState", "ActionSheetState",
  ]

  /// Whether a call makes a choice that sends a message.
  static func isStateChoice(_ call: Call) -> Bool {
    call.name == "ButtonState" || ControlTable.isAlertButton(call)
  }

  /// Whether a message belongs to a choice, and is sent when that is chosen.
  func isOfChoice(_ ref: CallRef) -> Bool {
    guard case .path(let names) = call(ref).callee, names.first == "" else { return false }
    let body = BodyRef(file: ref.file, index: call(ref).body)
    return contents(of: body).calls.contains { index in
      let outer = files[ref.file].calls[index]
      return Self.isStateChoice(outer)
        && outer.arguments.contains { $0.value == .call(ref.index) }
    }
  }

  /// What the message of a choice runs.
  func choiceTargets(_ ref: CallRef, in scope: Scope) -> [Target] {
    let choice = call(ref)
    guard Self.isStateChoice(choice), !reducers.choices.isEmpty,
      let action = choice.arguments.first(where: { $0.label == "action" })?.value,
      let name = choiceName(action, ref.file)
    else { return [] }
    let tests = reducers.choices[name] ?? []
    let home = owner(of: BodyRef(file: ref.file, index: choice.body))
    let own = tests.filter { isOfOneFeature(owner(of: $0.body), home) }
    let found = own.isEmpty && Set(tests.map { owner(of: $0.body) ?? "" }).count <= 2 ? tests : own
    return found.compactMap { test in
      target(of: test, calledFrom: scope, own.isEmpty ? .possible : .likely)
    }
  }

  private func choiceName(_ action: Value, _ file: Int) -> String? {
    if case .call(let index) = action, files[file].calls[index].name == "send",
      let first = files[file].calls[index].arguments.first
    {
      return caseName(first.value, file)
    }
    return caseName(action, file)
  }

  /// Whether two types belong to one feature: one stands in the other, or both in a third.
  private func isOfOneFeature(_ a: String?, _ b: String?) -> Bool {
    guard let a, let b else { return false }
    return a.prefix { $0 != "." } == b.prefix { $0 != "." }
  }

  /// The body of a test, run with the message that the test lets through.
  private func target(
    of test: ChoiceTest, calledFrom caller: Scope, _ certainty: Certainty
  ) -> Target? {
    let guards = files[test.body.file].guards
    var fact = guards[test.guardID]
    var value = fact.message(ofPattern: test.path[0])
    while case .path(let names) = fact.subject, names.count == 1 {
      if body(test.body).parameters.contains(where: { $0.name == names[0] }) {
        let parent = body(test.body).parent.map { BodyRef(file: test.body.file, index: $0) }
        let scope = Scope(
          body: test.body, outer: parent.map { memberScope(of: $0) },
          bindings: [names[0]: Bound(value: value, scope: memberScope(of: test.body))],
          instance: owner(of: test.body).map { Instance(type: $0) }, caller: caller)
        return Target(body: test.body, scope: scope, certainty: certainty)
      }
      // The subject is what an outer pattern names.
      var next = fact.parent
      var outer: (Guard, Guard.Carried)?
      while let id = next, outer == nil {
        outer = guards[id].carried.first { $0.name == names[0] }.map { (guards[id], $0) }
        next = guards[id].parent
      }
      guard let outer else { return nil }
      value = outer.0.message(ofPattern: outer.1.path[0], with: value, at: outer.1.path)
      fact = outer.0
    }
    return nil
  }
}

extension Guard {
  /// A message that a pattern lets through, with one value that it carries.
  fileprivate func message(
    ofPattern number: Int, with value: Value? = nil, at path: [Int] = []
  ) -> Value {
    message(at: [number], value, path)
  }

  private func message(at here: [Int], _ value: Value?, _ path: [Int]) -> Value {
    if let value, here == path { return value }
    let written = here.count == 1 ? patterns[here[0]] : carried.first { $0.path == here }?.value
    guard let written, let name = written.lastName else { return written ?? .other("pattern") }
    let inner = carried.map(\.path).filter { $0.count > here.count && $0.starts(with: here) }
    guard let last = inner.map({ $0[here.count] }).max() else { return .path(["", name]) }
    let arguments = (0...last).map { number in
      Argument(label: nil, value: message(at: here + [number], value, path), place: place)
    }
    return .subscripted(.path(["", name]), arguments)
  }
}
