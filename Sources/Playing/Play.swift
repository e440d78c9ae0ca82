import AskOnceTesting
import Contract
import PermissionModel

/// The flows of one app on the simulated device, walked by hand.
///
/// The device holds decisions, prompts and switches; a flow of the same machine holds where each
/// feature's screen is. The same choices always give the same play.
package struct Play {
  /// What is played.
  package let app: PlayedApp
  /// What was done so far.
  package private(set) var choices: [PlayChoice] = []
  /// What was seen at each of them.
  package private(set) var log: [[String]] = []
  /// The rows of the machine that applied so far, by their ids.
  private(set) var rows: Set<String> = []
  /// The flow of each feature, in the contract's order.
  var flows: [Flow]
  let device: SimulatedDevice
  let simulated: SimulatedApp
  /// The features that run without a screen: a widget, an intent, background work.
  var screenless: Set<Int> = []
  /// What is seen at the choice that is carried out.
  var seen: [String] = []

  /// The app is installed, and was not opened yet.
  package init(_ app: PlayedApp) {
    self.app = app
    let device = SimulatedDevice()
    self.device = device
    let stated = app.purposeStrings.map { Set($0.keys) }
    simulated = device.app(app.name, purposeKeys: stated)
    simulated.end()
    flows = app.contract.features.map { Flow($0.feature) }
  }

  /// Does one of the possible things; its lines say what became of it.
  package mutating func perform(_ choice: PlayChoice) -> [String] {
    seen = []
    let logged = device.log.count
    act(choice)
    settle()
    seen += device.log.dropFirst(logged).compactMap(\.played)
    choices.append(choice)
    log.append(seen)
    return seen
  }

  /// The play as it was before the last choice; nil: nothing was done yet.
  package var undone: Play? {
    guard !choices.isEmpty else { return nil }
    var play = Play(app)
    for choice in choices.dropLast() { _ = play.perform(choice) }
    return play
  }

  /// All choices so far, as a script.
  package var script: String { choices.map { $0.command + "\n" }.joined() }

  /// Sends an event to one flow, and notes the row that applied.
  @discardableResult
  mutating func send(_ event: Event, to index: Int) -> Transition? {
    let feature = app.contract.features[index]
    let before = flows[index].state
    let state = before.permission(of: flows[index].feature)
    guard let row = flows[index].receive(event) else { return nil }
    rows.insert(row.id)
    let after = flows[index].state
    let now = after.permission(of: flows[index].feature)
    if before.phase != after.phase || state != now || event.subject == .feature {
      let phases = before.phase == after.phase ? "" : "\(before.phase.rawValue) -> "
      let states = state == now ? "" : "\(state.name) -> "
      note(
        feature.name,
        "\(row.id) by \(row.owner.words); \(phases)\(after.phase.rawValue), \(states)\(now.name)")
    }
    return row
  }

  /// What happens to several features at once is said once.
  private mutating func note(_ feature: String, _ what: String) {
    if let last = seen.last, last.hasSuffix(": " + what) {
      seen[seen.count - 1] = "\(last.dropLast(what.count + 2)), \(feature): \(what)"
    } else {
      seen.append("\(feature): \(what)")
    }
  }

  /// The system decides about what the features share; the app may have been ended for it.
  private mutating func settle() {
    for index in flows.indices {
      flows[index].state.standing = simulated.standing(app.contract.features[index].row)
    }
    if !simulated.isRunning {
      for index in flows.indices where !screenless.contains(index) {
        let phase = flows[index].state.phase
        if phase != .notRunning, phase != .inSettings { send(.endApp, to: index) }
      }
    }
    for index in flows.indices where flows[index].state.phase == .prompting {
      if !hasPrompt(index) { send(.endPrompt, to: index) }
    }
  }

  /// Whether the system asks for what a feature needs.
  func hasPrompt(_ index: Int) -> Bool {
    let row = app.contract.features[index].row
    return device.snapshot.prompts.contains("\(app.name): \(row.id)")
  }
}

extension DeviceLogEntry {
  /// As a play shows it; nil: the flows say it.
  fileprivate var played: String? {
    switch what {
    case .promptShown, .requestIgnored, .appEnded: "device: \(description)"
    case .transition, .read, .settingsOpened: nil
    }
  }
}
