import Facts

/// What is on the screen together with what, and when.
struct Visibility {
  let flows: AsBuilt
  /// Stored values that only an answer of the system sets; found once, asked often.
  private let answers: AnswerStates
  /// What was concluded of conditions, by the place of the test and the body in which it stands.
  private let known = Known()

  private final class Known {
    var isLater: [Key: Bool] = [:]
    var leaving: [[String]: Bool] = [:]
    struct Key: Hashable {
      var place: Place
      var isNegated: Bool
      var body: BodyRef
    }
  }

  init(_ flows: AsBuilt) {
    self.flows = flows
    answers = AnswerStates(flows)
  }

  private var program: Program { flows.app.program }

  /// Whether two elements of one tree can be seen at once, when further conditions hold as well.
  func areTogether(_ a: Element, _ b: Element, when further: [Condition] = []) -> Bool {
    for page in a.pages {
      if b.pages.contains(where: { $0.container == page.container && $0.number != page.number }) {
        return false
      }
    }
    return !(a.conditions + further).contains { x in
      b.conditions.contains { program.exclude(x, $0) }
    }
  }

  /// Whether a label says that it leaves or puts off.
  func leavesOrDefers(_ label: ResolvedText) -> Bool {
    let key = [label.text, label.language ?? ""]
    if let value = known.leaving[key] { return value }
    let value = LabelWords.leavesOrDefers(label.text, language: label.language)
    known.leaving[key] = value
    return value
  }

  /// Whether something can be seen while the system has no decision.
  func isShownBefore(_ element: Element) -> Bool {
    !(element.conditions + element.enabling).contains { isLater($0) }
  }

  /// Whether a condition holds only once there is an answer.
  private func isLater(_ condition: Condition) -> Bool {
    let key = Known.Key(
      place: condition.test.place, isNegated: condition.test.isNegated, body: condition.scope.body)
    if let value = known.isLater[key] { return value }
    let value = concludeIsLater(condition)
    known.isLater[key] = value
    return value
  }

  private func concludeIsLater(_ condition: Condition) -> Bool {
    if let states = program.states(leftOpenBy: condition, flows.app.symbols.statusNames) {
      return !states.contains(.notDetermined)
    }
    return answers.holdsOnlyAfter(condition)
  }

  /// The stored values on which it depends that an element is shown.
  func keys(of element: Element, in tree: ViewTree) -> Set<StateKey> {
    var keys: Set<StateKey> = []
    for condition in element.conditions + (tree.presentation?.conditions ?? []) {
      keys.formUnion(program.stateKeys(in: condition.test.subject, condition.scope))
    }
    if let key = tree.presentation?.key { keys.insert(key) }
    return Set(keys.map(program.canonical))
  }

  /// The places that set a stored value to something that shows, and whether each stands where
  /// nothing is determined.
  func writes(turningOn key: StateKey) -> [(place: Place, isOnlyBefore: Bool)] {
    answers.writes(turningOn: key)
  }
}

/// Stored values that only the system's answer sets, so that what depends on them is a later
/// screen.
struct AnswerStates {
  private let flows: AsBuilt
  /// Assignments by the name of their target.
  private let writes: [String: [(file: Int, index: Int)]]

  init(_ flows: AsBuilt) {
    self.flows = flows
    var writes: [String: [(file: Int, index: Int)]] = [:]
    for (number, file) in flows.app.program.files.enumerated() {
      for (index, assignment) in file.assignments.enumerated() {
        guard let name = assignment.target.lastName else { continue }
        writes[name, default: []].append((number, index))
      }
    }
    self.writes = writes
  }

  /// Whether a condition can hold only after an answer: its value starts otherwise, and every write
  /// that could make it hold stands behind an answer or a known status.
  func holdsOnlyAfter(_ condition: Condition) -> Bool {
    guard !condition.test.isNegated, let key = key(of: condition) else { return false }
    let found = self.found(key)
    guard startsOff(key), !found.isEmpty else { return false }
    let turningOn = found.filter { !$0.turnsOff }
    return !turningOn.isEmpty && turningOn.allSatisfy(\.isAfterAnswer)
  }

  private func key(of condition: Condition) -> StateKey? {
    switch condition.test.pattern {
    case .isTrue, .isPresent: break
    default: return nil
    }
    guard case .path(let names) = condition.test.subject else { return nil }
    return flows.app.program.stateKey(of: names, in: condition.scope)
  }

  private func startsOff(_ key: StateKey) -> Bool {
    guard let entry = flows.app.program.types[key.owner],
      let ref = entry.properties[key.name]?.first
    else { return false }
    let fact = flows.app.program.property(ref)
    guard fact.getter == nil, fact.attributes.allSatisfy({ $0.name != "AppStorage" }) else {
      return false
    }
    switch fact.value {
    case nil, .bool(false)?, Value.none?: return true
    default: return false
    }
  }

  private func found(_ key: StateKey) -> [(turnsOff: Bool, isAfterAnswer: Bool)] {
    let program = flows.app.program
    return (writes[key.name] ?? []).compactMap { place in
      let assignment = program.files[place.file].assignments[place.index]
      let ref = BodyRef(file: place.file, index: assignment.body)
      let scope = flows.app.memberScope(of: ref)
      guard case .path(let names) = assignment.target,
        program.stateKey(of: names, in: scope) == key
      else { return nil }
      let turnsOff = assignment.value == .bool(false) || assignment.value == Value.none
      return (turnsOff, isAfterAnswer(assignment, ref))
    }
  }

  func writes(turningOn key: StateKey) -> [(place: Place, isOnlyBefore: Bool)] {
    let program = flows.app.program
    return (writes[key.name] ?? []).compactMap { place in
      let assignment = program.files[place.file].assignments[place.index]
      let scope = flows.app.memberScope(of: BodyRef(file: place.file, index: assignment.body))
      guard case .path(let names) = assignment.target,
        program.stateKey(of: names, in: scope) == key,
        assignment.value != .bool(false), assignment.value != Value.none
      else { return nil }
      let isOnlyBefore = program.conditions(from: assignment.guardID, in: scope).contains {
        program.states(leftOpenBy: $0, flows.app.symbols.statusNames) == [.notDetermined]
      }
      return (assignment.place, isOnlyBefore)
    }
  }

  /// Whether an assignment runs because of an answer or a known status.
  func isAfterAnswer(_ assignment: Assignment, _ ref: BodyRef) -> Bool {
    let app = flows.app
    var guardID = assignment.guardID
    var body = ref
    for _ in 0..<24 {
      let scope = app.memberScope(of: body)
      for condition in app.program.conditions(from: guardID, in: scope) {
        let states = app.program.states(leftOpenBy: condition, app.symbols.statusNames)
        if states?.contains(.notDetermined) == false { return true }
      }
      if asksBefore(assignment.place, in: body) { return true }
      let fact = app.program.body(body)
      if app.symbols.callbacks.contains(fact.name) { return true }
      if let call = fact.argumentOf, flows.asks(CallRef(file: body.file, index: call)) {
        return true
      }
      guard fact.kind == .closure, let parent = fact.parent else { return false }
      guardID = fact.guardID
      body = BodyRef(file: body.file, index: parent)
    }
    return false
  }

  /// Whether an awaited request stands earlier in the same body.
  private func asksBefore(_ place: Place, in ref: BodyRef) -> Bool {
    guard flows.app.isAsync(ref) else { return false }
    return flows.app.program.contents(of: ref).calls.contains { index in
      let call = CallRef(file: ref.file, index: index)
      return flows.app.program.call(call).namePlace < place && flows.asks(call)
    }
  }
}
