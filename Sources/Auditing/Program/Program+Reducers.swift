import Facts

/// Code that decides by a message what is to happen: reducers of stores, their bodies and those
/// around them.
struct Reducers: Sendable {
  /// One body that handles messages.
  struct Reducer: Sendable {
    var body: BodyRef
    /// The name that the body gives the message.
    var action: String
    /// The qualified type that it belongs to; nil for a constant of the file.
    var owner: String?
    /// The messages that it tells apart.
    var cases: Set<String>
  }
  /// In the order of files and places.
  let all: [Reducer]
  /// Tests by which reducers tell messages of alerts apart, by the names of the cases.
  let choices: [String: [ChoiceTest]]
  /// Types whose reducers hold others, with the case by which they hear their messages.
  private let parents: [String: [Parent]]

  /// A type whose reducer holds another's.
  private struct Parent: Sendable {
    var owner: String
    /// The case by which it hears the other's messages.
    var name: String
    /// Whether the case carries nothing but the message.
    var isPlain: Bool
  }

  init(_ files: [SwiftFacts]) {
    all = files.indices.flatMap { Self.reducers(in: files[$0], $0) }
    parents = all.isEmpty ? [:] : Self.parents(files)
    choices = all.isEmpty ? [:] : ChoiceTest.tests(in: files)
  }

  /// The reducers of the types that hold another's, each with what they hear of a message.
  func around(_ owner: String, hearing message: Value, at place: Place) -> [(Reducer, Value)] {
    (parents[TypeEntry.simpleName(owner)] ?? []).flatMap { parent in
      let name = Value.path(["", parent.name])
      let heard =
        parent.isPlain
        ? Value.subscripted(name, [Argument(label: nil, value: message, place: place)]) : name
      return all.filter { $0.owner == parent.owner && $0.cases.contains(parent.name) }
        .map { ($0, heard) }
    }
  }

  private static func reducers(in file: SwiftFacts, _ number: Int) -> [Reducer] {
    file.bodies.enumerated().compactMap { index, body in
      guard let action = actionName(of: body, in: file) else { return nil }
      return Reducer(
        body: BodyRef(file: number, index: index), action: action, owner: body.owner,
        cases: cases(of: action, in: file, index))
    }
  }

  /// What a body calls its message; nil for what handles none.
  private static func actionName(of body: Body, in file: SwiftFacts) -> String? {
    switch body.kind {
    case .closure:
      guard let call = body.argumentOf, makers.contains(file.calls[call].name),
        body.parameters.count > 1
      else { return nil }
      return body.parameters[1].name
    case .function where body.name == "reduce" || body.name == "core":
      return body.parameters.first { $0.name == "action" }?.name
    default: return nil
    }
  }

  private static let makers: Set<String> = ["Reduce", "Reducer", "AnyReducer"]

  private static func cases(of action: String, in file: SwiftFacts, _ body: Int) -> Set<String> {
    let calls = file.calls.filter { $0.body == body }.map(\.guardID)
    let results = file.results.filter { $0.body == body }.map(\.guardID)
    let writes = file.assignments.filter { $0.body == body }.map(\.guardID)
    var found: Set<String> = []
    var seen: Set<Int> = []
    for start in calls + results + writes {
      var next = start
      while let id = next, seen.insert(id).inserted {
        let test = file.guards[id]
        if case .oneOf(let patterns) = test.pattern, test.subject == .path([action]) {
          found.formUnion(patterns.compactMap(\.lastName))
        }
        next = test.parent
      }
    }
    return found
  }

  /// `Scope(state: \.child, action: \.child) { Child() }`, by the simple name of the child.
  private static func parents(_ files: [SwiftFacts]) -> [String: [Parent]] {
    var found: [String: [Parent]] = [:]
    for file in files {
      for call in file.calls where holders.contains(call.name) {
        guard let owner = file.bodies[call.body].owner,
          let path = call.arguments.lazy.compactMap({ $0.value.keyPathName }).dropFirst(
            call.name == "Scope" || call.name == "forEach" || call.name == "ifLet" ? 1 : 0
          ).first,
          case .closure(let closure)? = call.arguments.last?.value
        else { continue }
        for child in file.calls where child.body == closure {
          let isPlain = call.name == "Scope" || call.name == "ifCaseLet"
          found[child.name, default: []].append(
            Parent(owner: owner, name: path, isPlain: isPlain))
        }
      }
    }
    return found
  }

  private static let holders: Set<String> = ["Scope", "ifLet", "forEach", "ifCaseLet"]
}

extension Value {
  fileprivate var keyPathName: String? {
    if case .keyPath(let names) = self { names.last } else { nil }
  }
}

/// Messages to stores.
extension Program {
  /// What a message to a store runs: `store.send(.turnOn)`, `.send(.turnOn)` of a reducer.
  func messageTargets(_ ref: CallRef, in scope: Scope, _ steps: Int) -> [Target] {
    let call = call(ref)
    guard steps < 18, !reducers.all.isEmpty, let message = Self.message(of: call),
      let name = caseName(message, scope.body.file), !isOfChoice(ref)
    else { return [] }
    let owner = reducerType(of: call, scope, steps)
    let sent = Bound(value: message, scope: scope)
    let own = owner.map(reducers(of:)) ?? []
    if let owner, !own.isEmpty {
      let heard = own.filter { $0.cases.contains(name) }
      if !heard.isEmpty, name != "delegate" { return targets(heard, sent, .likely, of: owner) }
      let outer = reducers.around(owner, hearing: message, at: call.place).flatMap {
        reducer, heard in
        targets([reducer], Bound(value: heard, scope: scope), .possible)
      }
      return targets(own, sent, .likely, of: owner) + outer
    }
    let heard = reducers.all.filter { $0.cases.contains(name) }
    guard Set(heard.map { $0.owner ?? "" }).count <= Self.rareness else { return [] }
    return targets(heard, sent, heard.count == 1 ? .likely : .possible)
  }

  /// What a call sends: `send(.turnOn)`, the effect `.init(value: .turnOn)`.
  private static func message(of call: Call) -> Value? {
    if call.name == "send" { return call.arguments.first { $0.label == nil }?.value }
    guard call.arguments.count == 1, call.arguments[0].label == "value",
      call.callee == .path(["", "init"]) || call.name == "Effect" || call.name == "EffectTask"
    else { return nil }
    return call.arguments[0].value
  }

  /// The reducers of a type, else those that it has from its protocols.
  private func reducers(of owner: String) -> [Reducers.Reducer] {
    let own = reducers.all.filter { $0.owner == owner }
    guard own.isEmpty, let entry = entries(named: owner, from: nil).first else { return own }
    let names = Set(entry.lineage.map(\.name))
    return reducers.all.filter { $0.owner.map(names.contains) ?? false }
  }

  /// How many reducers may know a message whose store's type is open.
  private static let rareness = 3

  private func targets(
    _ found: [Reducers.Reducer], _ message: Bound, _ certainty: Certainty, of owner: String? = nil
  ) -> [Target] {
    found.map { reducer in
      let body = body(reducer.body)
      let outer = body.parent.map {
        memberScope(of: BodyRef(file: reducer.body.file, index: $0))
      }
      let instance = (body.owner == nil ? nil : owner ?? body.owner).map { Instance(type: $0) }
      return Target(
        body: reducer.body,
        scope: Scope(
          body: reducer.body, outer: outer, bindings: [reducer.action: message],
          instance: instance, caller: message.scope), certainty: certainty)
    }
  }

  /// `turnOn` of `.turnOn`, of `Action.turnOn` and of `.turnOn(true)`.
  func caseName(_ value: Value, _ file: Int) -> String? {
    switch value {
    case .path(let names) where names.count > 1:
      let first = names[names.count - 2]
      return first.isEmpty || first.first?.isUppercase == true ? names.last : nil
    case .call(let index): return caseName(files[file].calls[index].callee, file)
    default: return nil
    }
  }

  /// The type whose reducer a message goes to: the store's, or that of the reducer that sends it.
  private func reducerType(of call: Call, _ scope: Scope, _ steps: Int) -> String? {
    guard case .path(let names) = call.callee else { return nil }
    let base = names.dropLast()
    if base.isEmpty || base == [""] { return body(scope.body).owner }
    guard let store = type(of: .path(Array(base)), in: scope, steps: steps + 1),
      let message = Self.genericArguments(of: store).last
    else { return nil }
    let entry = entries(named: message, from: body(scope.body).owner).first
    let type = entry?.name ?? message
    guard type.hasSuffix(".Action") else { return type }
    return String(type.dropLast(".Action".count))
  }
}
