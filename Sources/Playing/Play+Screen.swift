import AskOnceTesting
import Contract
import PermissionModel

extension Play {
  /// What the person sees now.
  package var screen: [String] {
    if let index = flows.firstIndex(where: { $0.state.phase == .inSettings }) {
      let row = app.contract.features[index].row
      return ["Settings, at '\(row.settings.place)': \(standing(of: row))."]
    }
    if let prompt = device.promptOnScreen { return alert(prompt) }
    if !simulated.isRunning {
      return ["The Home Screen; \(app.name) does not run."]
        + screenless.sorted().map { "\(app.contract.features[$0].name) runs without a screen." }
    }
    if !simulated.isActive { return ["Another app; \(app.name) is in the background."] }
    if flows.contains(where: { $0.state.phase == .firstRun }) { return [firstRun] }
    // What was started covers the screens from which the others are.
    let started = flows.indices.filter { flows[$0].state.phase != .home }
    return (started.isEmpty ? Array(flows.indices) : started).map {
      line(app.contract.features[$0], flows[$0])
    }
  }

  private var firstRun: String {
    let setUp = app.contract.firstRun
    let button = app.label(setUp?.finishesWith, or: "Done")
    return
      "The set-up screen \(setUp?.screen ?? "of the app"), with \(button). It asks for nothing."
  }

  private func alert(_ prompt: SimulatedPrompt) -> [String] {
    let row = prompt.resource
    let more = prompt.asksForMore ? " more of" : ""
    let purpose = app.purpose(of: row).map { " '\($0)'" } ?? ""
    let answers = prompt.answers.map { "[\($0.words)]" }.joined(separator: " ")
    return ["The system's alert: \(app.name) asks for\(more) \(row.name).\(purpose)", answers]
  }

  private func line(_ feature: ContractFeature, _ flow: Flow) -> String {
    let (screen, name) = (feature.screenName, feature.row.name)
    let state = flow.state.permission(of: flow.feature)
    return switch flow.state.phase {
    case .home: "\(screen), with \(app.label(feature.startsWith, or: "Start"))."
    case .explaining:
      "\(feature.explanation?.screen ?? screen) explains \(name), with "
        + "\(app.label(feature.explanation?.continuesWith, or: "Continue")) alone."
    case .running: "\(screen) runs with \(name) (\(state.name))."
    case .recovering:
      "\(screen): \(name) is \(state.name). \(exits(of: feature, flow))"
    case .fallback: "\(screen) goes on without \(name)."
    case .unavailable: "\(screen): \(name) is not available here."
    case .notRunning, .firstRun, .prompting, .inSettings: "\(screen)."
    }
  }

  /// The ways on that the recovery offers in this state.
  private func exits(of feature: ContractFeature, _ flow: Flow) -> String {
    let offered = feature.exits.filter { exit in
      exit != .openSettings || !flow.transitions(on: .openSettings).isEmpty
    }
    if offered.isEmpty { return "Nothing leads on from here." }
    return "It offers \(offered.map { words(for: $0) }.joined(separator: ", "))."
  }

  private func words(for exit: ContractFeature.Exit) -> String {
    switch exit {
    case .openSettings: app.label(app.contract.openSettings, or: "Open Settings")
    case .cancel: app.label(app.contract.cancel, or: "Cancel")
    case .leaveFeature: "the way back"
    case .continueWithout: "to go on without it"
    case .alternativeAuthentication: "another authentication"
    }
  }

  /// `Microphone is off`.
  private func standing(of row: ResourceRow) -> String {
    "\(row.name) is \(simulated.standing(row).state(for: row.traits).name)"
  }
}

extension SimulatedPrompt.Answer {
  /// As most alerts have it.
  fileprivate var words: String {
    switch self {
    case .allow: "Allow"
    case .allowPart: "Allow a part"
    case .allowOnce: "Allow Once"
    case .decline: "Don't Allow"
    }
  }
}
