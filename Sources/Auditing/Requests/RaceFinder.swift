import Facts

/// Two requests that are in flight at once.
struct Race: Sendable {
  /// What runs first, and what it asks for.
  var first: (step: TraceStep, prompt: Prompt)
  /// What runs beside it.
  var second: (step: TraceStep, prompt: Prompt)
  var certainty: Certainty
  /// Whether one action needs what both ask for, as a video needs camera and microphone.
  var isOneAction: Bool
}

/// Finds requests that do not wait for each other.
struct RaceFinder {
  let subject: Subject
  private let batches: BatchFinder
  private var flows: AsBuilt { subject.asBuilt }

  init(_ subject: Subject) {
    self.subject = subject
    batches = BatchFinder(subject.asBuilt)
  }

  /// Pairs of one start's prompts of which the second does not wait, in the order of the code.
  func pairs(of effects: [Effect]) -> [(first: Prompt, second: Prompt)] {
    let prompts = batches.together(flows.prompts(of: effects))
    return zip(prompts, prompts.dropFirst()).filter { !flows.waits($1.effect) }
      .map { (first: $0, second: $1) }
  }

  /// One for each second request, by its place; what is a batch is not said twice.
  func races() -> [Race] {
    var found: [Place: Race] = [:]
    for race in inOneAction() + atLaunch() + onOneScreen() {
      let place = race.second.prompt.effect.place
      if let known = found[place], known.certainty >= race.certainty { continue }
      found[place] = race
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// Requests of one control or entry that one action needs.
  private func inOneAction() -> [Race] {
    flows.starts.flatMap { start -> [Race] in
      guard flows.states(under: flows.conditions(around: start)).contains(.notDetermined) else {
        return []
      }
      return pairs(of: start.effects).filter { BatchFinder.areOneAction([$0, $1]) }.map {
        Race(
          first: (start.step, $0), second: (start.step, $1),
          certainty: min($0.effect.certainty, $1.effect.certainty), isOneAction: true)
      }
    }
  }

  /// Requests of different things that run as the app starts.
  private func atLaunch() -> [Race] {
    let requests = subject.launchRequests.filter { $0.certainty > .possible }
    return pairs(requests) { first, second in
      guard !first.starts.contains(where: { a in second.starts.contains { $0.place == a.place } })
      else { return nil }
      return race(
        (first.starts[0].step, first.prompt), (second.starts[0].step, second.prompt),
        min(first.certainty, second.certainty))
    }
  }

  /// Requests of different modifiers that run as one screen appears.
  private func onOneScreen() -> [Race] {
    let entries = flows.entries.filter { $0.kind == .screen && $0.tree != nil }
    let asking = entries.compactMap { entry -> (Entry, Element, [Prompt])? in
      let prompts = flows.prompts(of: entry.effects).filter { $0.effect.certainty > .possible }
      let element = flows.trees[entry.tree!].elements.first { $0.place == entry.place }
      guard let element, !prompts.isEmpty else { return nil }
      return (entry, element, prompts)
    }
    return pairs(asking) { first, second in
      guard first.0.tree == second.0.tree, first.0.place != second.0.place,
        first.1.pages == second.1.pages, !exclude(first.1, second.1)
      else { return nil }
      return race(
        (TraceStep(first.0.text, at: first.0.place), first.2[0]),
        (TraceStep(second.0.text, at: second.0.place), second.2[0]), .likely)
    }
  }

  private func exclude(_ a: Element, _ b: Element) -> Bool {
    a.conditions.contains { x in b.conditions.contains { flows.app.program.exclude(x, $0) } }
  }

  private func pairs<T>(_ all: [T], _ judge: (T, T) -> Race?) -> [Race] {
    all.indices.flatMap { index in
      all[..<index].compactMap { judge($0, all[index]) }.prefix(1)
    }
  }

  private func race(
    _ first: (step: TraceStep, prompt: Prompt), _ second: (step: TraceStep, prompt: Prompt),
    _ certainty: Certainty
  ) -> Race? {
    let calls = [first.prompt.effect.call, second.prompt.effect.call]
    guard first.prompt.families.isDisjoint(with: second.prompt.families), calls[0] != calls[1],
      !BatchFinder.areOneAction([first.prompt, second.prompt])
    else { return nil }
    return Race(
      first: first, second: second,
      certainty: min(
        certainty, min(first.prompt.effect.certainty, second.prompt.effect.certainty)),
      isOneAction: false)
  }
}
