import PermissionModel

extension DeviceMemory {
  /// Sends an event to the machine of one app and resource; nil: it means nothing there.
  @discardableResult
  mutating func send(_ event: Event, to name: String, _ row: ResourceRow) -> Transition? {
    guard var app = apps[name] else { return nil }
    var flow = app.flows[row.id] ?? Flow(Feature(row.traits), FlowState(app.phase))
    let before = standing(name, row)
    flow.state.standing = before
    // Set-up screens are the app's own: the device knows of none, after a new installation either.
    flow.state.hasFinishedFirstRun = true
    guard let transition = flow.receive(event) else { return nil }
    app.flows[row.id] = flow
    app.standings[row.recordID] = flow.state.standing
    apps[name] = app
    let state = flow.state.permission(of: flow.feature)
    note(name, row, .transition(transition.id, transition.owner, state))
    if flow.state.phase != .prompting { removePrompts(of: name, row) }
    if flow.state.phase == .notRunning, app.isRunning { end(name, because: transition.summary) }
    if before != flow.state.standing { notifyObservers(of: name) }
    return transition
  }

  /// Ends the process of an app: whoever waits in it is freed, what was allowed once is over.
  mutating func end(_ name: String, because reason: String) {
    guard apps[name]?.isRunning == true else { return }
    apps[name]?.isRunning = false
    apps[name]?.isActive = false
    apps[name]?.observers = [:]
    note(name, nil, .appEnded(reason))
    sendToAllFlows(.endApp, of: name)
    sendToAllFlows(.endOnce, of: name)
  }

  /// Sends an event to every flow that an app has begun.
  mutating func sendToAllFlows(_ event: Event, of name: String) {
    for id in apps[name]?.flows.keys.sorted() ?? [] {
      guard let row = ResourceRow.row(id: id) else { continue }
      send(event, to: name, row)
    }
  }

  /// Sends an event to every app, and keeps it for those that are installed later.
  mutating func sendToAllApps(_ event: Event, _ row: ResourceRow) {
    var flow = Flow(Feature(row.traits), FlowState(.notRunning))
    flow.state.standing = everywhere[row.recordID] ?? Standing()
    flow.receive(event)
    everywhere[row.recordID] = flow.state.standing
    for name in apps.keys.sorted() { send(event, to: name, row) }
  }

  mutating func notifyObservers(of name: String) {
    guard let app = apps[name], app.isRunning else { return }
    calls += app.observers.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Takes the prompts of a resource away; who waited for them is freed.
  mutating func removePrompts(of name: String, _ row: ResourceRow) {
    let isGone: (ShownPrompt) -> Bool = { $0.app == name && $0.row.id == row.id }
    let requests = prompts.filter(isGone).flatMap(\.requests)
    guard !requests.isEmpty else { return }
    prompts.removeAll(where: isGone)
    calls += requests
    announcePrompt()
  }

  /// Tells who waits for a prompt that one is up.
  mutating func announcePrompt() {
    guard let shown = visiblePrompt else { return }
    let waiting = awaitingPrompt
    awaitingPrompt = []
    calls += waiting.map { waiting in { waiting.resume(returning: shown) } }
  }
}

extension DeviceMemory.InstalledApp {
  /// Where a flow begins that the device has not seen yet; set-up screens are the app's own.
  var phase: Phase { isRunning ? .home : .notRunning }
}
