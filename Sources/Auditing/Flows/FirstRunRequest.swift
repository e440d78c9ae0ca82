import Facts

/// A prompt that a screen of the first run brings up.
struct FirstRunRequest: Sendable {
  /// The control, as people name it, or what runs: "'Continue'", "Welcome appears".
  var title: String
  var place: Place
  var prompt: Prompt
  var membership: FirstRun.Membership
  var certainty: Certainty
  /// The first step of the way to the prompt.
  var firstStep: TraceStep
  /// What tells the control from others when lines move.
  var about: String
}

/// Finds the prompts of the first run.
struct FirstRunRequestFinder {
  let flows: AsBuilt
  let firstRun: FirstRun

  /// One for each control and family, by place.
  func requests() -> [FirstRunRequest] {
    var found: [String: FirstRunRequest] = [:]
    for request in controls() + entries() {
      let key = "\(request.place) \(request.prompt.families.sorted())"
      if let known = found[key], known.certainty >= request.certainty { continue }
      found[key] = request
    }
    return found.values.sorted {
      ($0.place, $0.prompt.resources.first ?? "") < ($1.place, $1.prompt.resources.first ?? "")
    }
  }

  private func controls() -> [FirstRunRequest] {
    flows.controls.flatMap { control -> [FirstRunRequest] in
      let tree = flows.trees[control.tree]
      let prompts = timely(flows.prompts(of: control))
      guard !prompts.isEmpty, isOpen(control.element),
        let membership = firstRun.membership(of: control.element, in: tree)
      else { return [] }
      return prompts.map { prompt in
        FirstRunRequest(
          title: control.title, place: control.place, prompt: prompt, membership: membership,
          certainty: min(membership.certainty, prompt.effect.certainty),
          firstStep: TraceStep("use \(control.title)", at: control.place),
          about: control.labels.first?.key ?? control.title)
      }
    }
  }

  private func entries() -> [FirstRunRequest] {
    flows.entries.flatMap { entry -> [FirstRunRequest] in
      let prompts = timely(flows.prompts(of: entry.effects))
      guard entry.kind == .screen, !prompts.isEmpty,
        let tree = entry.tree.map({ flows.trees[$0] }),
        let element = tree.elements.first(where: { $0.place == entry.place }),
        let membership = firstRun.membership(of: element, in: tree)
      else { return [] }
      return prompts.map { prompt in
        FirstRunRequest(
          title: entry.text, place: entry.place, prompt: prompt, membership: membership,
          certainty: min(membership.certainty, prompt.effect.certainty),
          firstStep: TraceStep(entry.text, at: entry.place), about: entry.text)
      }
    }
  }

  /// The prompts that have no need to come first: tracking has.
  private func timely(_ prompts: [Prompt]) -> [Prompt] {
    prompts.filter { !$0.families.contains("tracking") }
  }

  private func isOpen(_ element: Element) -> Bool {
    flows.states(under: element.conditions + element.enabling).contains(.notDetermined)
  }
}
