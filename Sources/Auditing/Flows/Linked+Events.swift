import Facts

/// What runs when something is sent that other code waits for: values of a stream that a type
/// keeps, notifications of the app's own.
extension Linked {
  /// Every subscriber, with what it waits for.
  func subscribers() -> [(key: StateKey, target: Target)] {
    let streams = UIKitTable.subscriptions.sorted().flatMap { name in
      (program.callsByName[name] ?? []).flatMap(subscribers)
    }
    return streams + notified()
  }

  /// `taps.sink { … }`, `taps.debounce().subscribe(onNext: { … })`
  private func subscribers(_ ref: CallRef) -> [(key: StateKey, target: Target)] {
    let call = program.call(ref)
    let scope = memberScope(of: BodyRef(file: ref.file, index: call.body))
    guard let first = firstOfChain(call, ref.file), let key = streamKey(of: first, scope, steps: 0)
    else { return [] }
    return closures(of: call, scope).map { (key, $0) }
  }

  private func closures(of call: Call, _ scope: Scope) -> [Target] {
    call.arguments.filter { $0.value.isClosure || isFunctionReference($0, scope) }.flatMap {
      program.targets(of: $0.value, arguments: nil, in: scope).map {
        Target(body: $0.body, scope: $0.scope, certainty: min($0.certainty, .likely))
      }
    }
  }

  /// What the first call of a chain is called on: `taps` of `taps.map { … }.sink { … }`.
  private func firstOfChain(_ call: Call, _ file: Int) -> [String]? {
    var link = call
    while let before = inner(of: link, file: file) { link = before }
    guard case .path(let names) = link.callee, names.count > 1 else { return nil }
    return Array(names.dropLast())
  }

  /// The stream that a path means, looked at through what only passes it on.
  private func streamKey(of names: [String], _ scope: Scope, steps: Int) -> StateKey? {
    guard steps < 4, let key = program.stateKey(of: names, in: scope),
      let ref = program.types[key.owner]?.properties[key.name]?.first
    else { return nil }
    if isEventStream(ref) { return key }
    let fact = program.property(ref)
    let body = fact.getter.map { BodyRef(file: ref.file, index: $0) }
    let values =
      body.map {
        program.contents(of: $0).results.compactMap { program.files[ref.file].results[$0].value }
      }
      ?? [fact.value].compactMap(\.self)
    guard values.count == 1,
      let home = body ?? program.initialValueBody(of: ref)
    else { return nil }
    switch values[0] {
    case .path(let inner): return streamKey(of: inner, memberScope(of: home), steps: steps + 1)
    case .call(let index):
      guard let first = firstOfChain(program.files[ref.file].calls[index], ref.file) else {
        return nil
      }
      return streamKey(of: first, memberScope(of: home), steps: steps + 1)
    default: return nil
    }
  }

  /// Whether a property keeps a stream into which code sends: `PassthroughSubject`.
  private func isEventStream(_ ref: PropertyRef) -> Bool {
    let fact = program.property(ref)
    var type = fact.type
    if type == nil, case .call(let index)? = fact.value {
      type = program.files[ref.file].calls[index].name
    }
    return Self.streams.contains(type.map(Program.bareType) ?? "")
  }

  /// The stream that a value hands its events to, where something waits for them.
  func stream(_ value: Value, _ scope: Scope) -> StateKey? {
    let names: [String]
    let owner: String?
    switch value {
    case .path(let path):
      guard let key = program.stateKey(of: path, in: scope), observers[key] != nil,
        let ref = program.types[key.owner]?.properties[key.name]?.first
      else { return nil }
      return isEventStream(ref) ? key : nil
    case .member(let base, let path):
      (names, owner) = (path, program.type(of: base, in: scope))
    default: return nil
    }
    guard names.count == 1, let owner,
      let entry = program.entries(named: owner, from: program.body(scope.body).owner).first
    else { return nil }
    let key = StateKey(owner: entry.name, name: names[0])
    return observers[key] == nil ? nil : key
  }

  private static let streams: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "PublishRelay",
    "BehaviorSubject", "BehaviorRelay", "ReplaySubject", "ReplayRelay", "Observable", "Driver",
    "Signal", "ControlEvent", "AnyPublisher",
  ]
}

extension Linked {
  /// What waits for a message, with the message that it is handed: `route.send(.account)`.
  func handing(_ sent: Bound?, to target: Target) -> Target {
    guard let sent, program.body(target.body).kind == .closure else { return target }
    let message = program.resolved(sent.value, in: sent.scope)
    guard let name = program.caseName(message.value, message.scope.body.file) else { return target }
    let parameter = program.body(target.body).parameters.last?.name ?? "$0"
    var bindings = target.scope.bindings
    bindings[parameter] = Bound(value: .path(["", name]), scope: message.scope)
    return Target(
      body: target.body,
      scope: Scope(
        body: target.body, outer: target.scope.outer, bindings: bindings,
        instance: target.scope.instance), certainty: target.certainty)
  }
}

/// Notifications.
extension Linked {
  /// The notification that a call posts, as a stored value that changes.
  func posted(by call: Call, _ file: Int) -> StateKey? {
    guard call.name == "post",
      let name = call.arguments.first(where: { $0.label == "name" })?.value
    else { return nil }
    return notification(name, file)
  }

  /// What waits for notifications of the app's own.
  private func notified() -> [(key: StateKey, target: Target)] {
    let observing = (program.callsByName["addObserver"] ?? []).flatMap(observers)
    let receiving = ["onReceive", "sink"].flatMap { name in
      (program.callsByName[name] ?? []).flatMap(receivers)
    }
    return observing + receiving
  }

  /// `addObserver(forName: .done, …) { … }`, `addObserver(self, selector:, name: .done, …)`
  private func observers(_ ref: CallRef) -> [(key: StateKey, target: Target)] {
    let call = program.call(ref)
    let scope = memberScope(of: BodyRef(file: ref.file, index: call.body))
    let named = call.arguments.first { $0.label == "forName" || $0.label == "name" }
    guard let value = named?.value, let key = notification(value, ref.file) else { return [] }
    if case .selector(let names)? = call.arguments.first(where: { $0.label == "selector" })?.value,
      let method = names.last
    {
      return program.targets(of: .path(["self", method]), arguments: nil, in: scope)
        .map { (key, $0) }
    }
    return closures(of: call, scope).map { (key, $0) }
  }

  /// `onReceive(NotificationCenter.default.publisher(for: .done)) { … }`, and by a sink.
  private func receivers(_ ref: CallRef) -> [(key: StateKey, target: Target)] {
    let call = program.call(ref)
    var publisher: Call?
    if call.name == "onReceive", case .call(let index)? = call.arguments.first?.value {
      publisher = program.files[ref.file].calls[index]
    } else {
      publisher = inner(of: call, file: ref.file)
    }
    while let link = publisher, link.name != "publisher" {
      publisher = inner(of: link, file: ref.file)
    }
    guard let name = publisher?.arguments.first(where: { $0.label == "for" })?.value,
      let key = notification(name, ref.file)
    else { return [] }
    let scope = memberScope(of: BodyRef(file: ref.file, index: call.body))
    return closures(of: call, scope).map { (key, $0) }
  }

  /// A notification by the name of its constant, or by its text.
  private func notification(_ value: Value, _ file: Int) -> StateKey? {
    let name: String? =
      switch value {
      case .text(let text): text
      case .path(let names): names.last
      case .call(let index):
        program.files[file].calls[index].arguments.first.flatMap {
          notification($0.value, file)?.name
        }
      default: nil
      }
    return name.map { StateKey(owner: Self.notifications, name: $0) }
  }

  /// The owner of what is posted, which no type of an app has as its name.
  static let notifications = "Notification.Name"
}
