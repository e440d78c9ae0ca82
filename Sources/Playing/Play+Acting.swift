import AskOnceTesting
import Contract
import PermissionModel

extension Play {
  /// Carries a choice out, on the device and in the flows.
  mutating func act(_ choice: PlayChoice) {
    switch choice.event.subject {
    case .app: actOnApp(choice.event)
    case .feature:
      let index = app.contract.features.firstIndex { $0.name == choice.target }
      if let index { actOnFeature(choice.event, index) }
    case .resource:
      let row = app.contract.features.map(\.row).first { $0.id == choice.target }
      if let row { actOnResource(choice.event, row) }
    case nil: break
    }
  }

  private mutating func actOnApp(_ event: Event) {
    switch event {
    case .launch, .comeBack: open()
    case .finishFirstRun:
      sendToAll(.finishFirstRun)
      startWaiting()
    case .background:
      simulated.leave()
      sendToAll(.background)
    case .endApp:
      simulated.end()
      sendToAll(.endApp)
    case .restore:
      simulated.restore()
      sendToAll(.endApp)
      sendToAll(.restore)
    case .reinstall:
      simulated.reinstall()
      sendToAll(.reinstall)
    case .resetPrivacy:
      device.resetPrivacy()
      simulated.end()
      sendToAll(.resetPrivacy)
    default: break
    }
  }

  /// The app comes to the foreground; where it was ended, it is launched.
  private mutating func open() {
    simulated.open()
    screenless = []
    for index in flows.indices {
      send(flows[index].state.phase == .notRunning ? .launch : .comeBack, to: index)
    }
  }

  private mutating func sendToAll(_ event: Event) {
    for index in flows.indices { send(event, to: index) }
  }

  /// What a link wanted to start is started when the set-up screens are gone.
  private mutating func startWaiting() {
    for index in flows.indices where flows[index].state.isStartWaiting {
      if flows[index].state.phase == .home { start(.start, index) }
    }
  }

  private mutating func actOnFeature(_ event: Event, _ index: Int) {
    switch event {
    case .start, .proceed: start(event, index)
    case .openLink:
      simulated.open()
      screenless = []
      send(.openLink, to: index)
      for other in flows.indices where other != index { send(.launch, to: other) }
      startWaiting()
    case .openSettings:
      send(.openSettings, to: index)
      simulated.leave()
    case .allow, .allowPart, .allowOnce, .decline, .endPrompt: answer(event, index)
    case .finish:
      send(.finish, to: index)
      // What ran without a screen leaves no app behind.
      screenless.remove(index)
    case .startWithoutScreen:
      send(.startWithoutScreen, to: index)
      if flows[index].state.phase == .running { screenless.insert(index) }
    default: send(event, to: index)
    }
  }

  /// Starts or goes on; where that asks, the device decides whether a prompt comes up.
  private mutating func start(_ event: Event, _ index: Int) {
    let row = app.contract.features[index].row
    flows[index].state.standing = simulated.standing(row)
    send(event, to: index)
    guard flows[index].state.phase == .prompting, !hasPrompt(index) else { return }
    simulated.request(row) {}
    let isGranted = simulated.standing(row).state(for: row.traits).isGranted
    if !hasPrompt(index), isGranted { send(.allow, to: index) }
  }

  private mutating func answer(_ event: Event, _ index: Int) {
    let row = app.contract.features[index].row
    guard let prompt = device.promptOnScreen, prompt.resource == row else { return }
    if let answer = SimulatedPrompt.Answer.allCases.first(where: { $0.rawValue == event.rawValue })
    {
      prompt.answer(answer)
    } else {
      prompt.end()
    }
    for other in flows.indices
    where flows[other].state.phase == .prompting && app.contract.features[other].row == row {
      send(event, to: other)
    }
  }

  private mutating func actOnResource(_ event: Event, _ row: ResourceRow) {
    let wasActive = simulated.isActive
    switch event {
    case .switchOn: simulated.switchOn(row)
    case .switchOff: simulated.switchOff(row)
    case .switchToPart: simulated.switchToPart(row)
    case .switchToLess: simulated.switchToLess(row)
    case .askNextTime: simulated.askNextTime(row)
    case .endOnce, .reduceAlways: simulated.send(event, row)
    default: device.send(event, row)
    }
    if wasActive, !simulated.isActive { sendToAll(.background) }
    for index in flows.indices where app.contract.features[index].row.recordID == row.recordID {
      send(event, to: index)
    }
  }
}
