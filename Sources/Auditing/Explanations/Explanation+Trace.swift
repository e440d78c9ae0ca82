import Facts

extension Explanation {
  /// The path to the prompt, as a person walks it.
  func trace(in flows: AsBuilt) -> [TraceStep] {
    opening(in: flows)
      + [TraceStep("tap \(asking.title)", at: asking.place)]
      + flows.steps(to: request)
      + [TraceStep("iOS asks for \(flows.name(of: resources))", at: request.place)]
  }

  /// The path out of the screen past the prompt.
  func trace(leavingBy exit: Exit, in flows: AsBuilt) -> [TraceStep] {
    var steps = opening(in: flows)
    steps.append(TraceStep("tap \(exit.control.title)", at: exit.control.place))
    if let leaving = exit.leaving {
      steps += leaving.hops.filter { !AsBuilt.carriers.contains($0.text) }
      steps.append(TraceStep(leaving.leavingText, at: leaving.place))
    }
    return steps + [TraceStep("the screen is left; the prompt was never shown")]
  }

  private func opening(in flows: AsBuilt) -> [TraceStep] {
    var steps: [TraceStep] = []
    if let shown = tree.presentation {
      let name = TypeEntry.simpleName(shown.owners.last ?? tree.name)
      steps.append(TraceStep("\(name) presents \(shown.kind.word)", at: shown.place))
    }
    let screen = flows.screenName(of: asking.element, tree)
    let said = naming.map { ": '\($0.text)'" } ?? ""
    steps.append(TraceStep("\(screen) is shown while nothing is decided\(said)", at: asking.place))
    return steps
  }
}

extension Effect {
  /// How it leaves a screen, as a trace says it.
  var leavingText: String {
    switch kind {
    case .dismisses: "the screen is dismissed"
    case .presents: "another screen is shown"
    case .writes(let key): "\(key.name) changes, and with it what is shown"
    case .callsUnbound(let name): "\(name) is called"
    default: "the screen is left"
    }
  }
}

extension ViewTree.Presentation.Kind {
  /// As people name it, with its article.
  var word: String {
    switch self {
    case .sheet: "a sheet"
    case .fullScreenCover: "a full-screen cover"
    case .popover: "a popover"
    case .alert: "an alert"
    case .dialog: "a dialog"
    case .push: "a pushed screen"
    }
  }
}
