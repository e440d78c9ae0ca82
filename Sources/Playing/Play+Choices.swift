import AskOnceTesting
import Contract
import PermissionModel

extension Play {
  /// All that can be done now: what the person can tap, the system, Settings, the device's owner.
  package var possible: [PlayChoice] {
    let found = Event.allCases.flatMap { event -> [PlayChoice] in
      switch event.subject {
      case .app: isPossible(event) ? [choice(event, nil)] : []
      case .feature:
        flows.indices.filter { isPossible(event, feature: $0) }
          .map { choice(event, app.contract.features[$0].name, flows[$0]) }
      case .resource:
        resources.filter { isPossible(event, $0) }.map { choice(event, $0.id) }
      case nil: []
      }
    }
    return Owner.allCases.flatMap { owner in found.filter { $0.owner == owner } }
  }

  /// The resources of the features, each once.
  private var resources: [ResourceRow] {
    var seen: Set<String> = []
    return app.contract.features.map(\.row).filter { seen.insert($0.id).inserted }
  }

  private func choice(_ event: Event, _ target: String?, _ flow: Flow? = nil) -> PlayChoice {
    let applying = flow?.transitions(on: event).first
    let any = Transition.table.first { $0.event == event }
    return PlayChoice(
      event: event, target: target, owner: (applying ?? any)?.owner ?? .deviceOwner)
  }

  private func isPossible(_ event: Event) -> Bool {
    let isInSettings = flows.contains { $0.state.phase == .inSettings }
    return switch event {
    case .launch: !simulated.isRunning && !isInSettings
    case .comeBack: isInSettings || (simulated.isRunning && !simulated.isActive)
    case .finishFirstRun: simulated.isActive && flows.contains { $0.state.phase == .firstRun }
    case .background: simulated.isActive
    case .endApp: simulated.isRunning
    default: true
    }
  }

  private func isPossible(_ event: Event, feature index: Int) -> Bool {
    let (feature, flow) = (app.contract.features[index], flows[index])
    guard !flow.transitions(on: event).isEmpty else { return false }
    let prompt = device.promptOnScreen
    switch event {
    case .startWithoutScreen: return !simulated.isRunning
    case .openLink: return !simulated.isRunning || simulated.isActive
    case .allow, .allowPart, .allowOnce, .decline:
      guard let prompt, prompt.resource == feature.row else { return false }
      return prompt.answers.contains { $0.rawValue == event.rawValue }
    case .endPrompt: return prompt?.resource == feature.row
    case .start:
      let isCovered = flows.indices.contains { $0 != index && flows[$0].state.phase.covers }
      return simulated.isActive && !isCovered
    case .finish: return prompt == nil && (simulated.isActive || !simulated.isRunning)
    default: return simulated.isActive && prompt == nil && feature.offers(event)
    }
  }

  private func isPossible(_ event: Event, _ row: ResourceRow) -> Bool {
    let standing = simulated.standing(row)
    let holds =
      switch event {
      case .restrict: !standing.isRestricted
      case .unrestrict: standing.isRestricted
      case .removeHardware: !standing.isMissing
      case .addHardware: standing.isMissing
      case .switchSystemOff: !standing.isSwitchedOff && row.hasSystemSwitch
      case .switchSystemOn: standing.isSwitchedOff
      case .endOnce: !simulated.isActive
      case .switchOn: standing.record != .allowed(row.traits.need)
      case .switchOff: standing.record != .denied
      default: true
      }
    return holds
      && flows.indices.contains { index in
        app.contract.features[index].row == row && !flows[index].transitions(on: event).isEmpty
      }
  }
}

extension Phase {
  /// Whether it covers the app's other screens.
  fileprivate var covers: Bool {
    switch self {
    case .explaining, .prompting, .recovering, .inSettings: true
    case .notRunning, .firstRun, .home, .running, .fallback, .unavailable: false
    }
  }
}

extension ResourceRow {
  /// Whether the system has a switch of its own for all apps: Location Services, Bluetooth, the
  /// requests to track.
  fileprivate var hasSystemSwitch: Bool { ["location", "bluetooth", "tracking"].contains(family) }
}
