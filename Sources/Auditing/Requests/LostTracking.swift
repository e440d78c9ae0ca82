import Facts

/// Finds requests to track that the system answers without a prompt.
struct LostTracking {
  let subject: Subject
  private let fresh: FreshInstall
  private var flows: AsBuilt { subject.asBuilt }

  init(_ subject: Subject) {
    self.subject = subject
    fresh = FreshInstall(subject.asBuilt.app).starting
  }

  private static let family: Set<String> = ["tracking"]

  var findings: [Finding] {
    guard flows.requests.contains(where: { flows.families(of: $0.match) == Self.family }) else {
      return []
    }
    var best: [Place: Finding] = [:]
    for finding in tooEarly() + besideOthers() {
      if let known = best[finding.place], known.certainty >= finding.certainty { continue }
      best[finding.place] = finding
    }
    return best.values.sorted { $0.place < $1.place }
  }
}

/// Requests before the app is active.
extension LostTracking {
  private func tooEarly() -> [Finding] {
    let isAskedLater = flows.starts.contains { start in
      isLater(start) && flows.prompts(of: start.effects).contains { $0.families == Self.family }
    }
    let path = LaunchPath(flows: flows, screens: FirstScreens(flows, FreshInstall(flows.app)))
    let moments = path.moments().filter { $0.isActive != true && $0.certainty > .possible }
    return moments.flatMap { moment in
      flows.prompts(of: moment.effects).compactMap { prompt in
        guard let certainty = certainty(of: prompt, at: moment) else { return nil }
        return early(moment, prompt, isAskedLater ? .possible : certainty)
      }
    }
  }

  /// Whether a start runs while the app is active.
  private func isLater(_ start: Start) -> Bool {
    guard let entry = start.entry else { return true }
    return entry.kind == .callback || entry.kind == .change
      || EntryTable.activations.contains(entry.name)
  }

  private func certainty(of prompt: Prompt, at moment: LaunchPath.Moment) -> Certainty? {
    let effect = prompt.effect
    guard prompt.families == Self.family, !effect.isHandedOver, !effect.isAfterAnswer,
      let sure = fresh.certainty(of: prompt, in: flows), !isDelayed(effect),
      !looksAtActivity(effect)
    else { return nil }
    let isSoon = moment.isActive == false && !effect.hops.contains { $0.text == "async()" }
    return min(moment.certainty, isSoon ? sure : .possible)
  }

  /// Whether a request waits for some time to pass, or for a notification.
  private func isDelayed(_ effect: Effect) -> Bool {
    if effect.hops.contains(where: { Self.delays.contains($0.text) }) { return true }
    guard let ref = effect.call else { return false }
    let program = flows.app.program
    var next: Int? = program.call(ref).body
    while let index = next {
      let body = BodyRef(file: ref.file, index: index)
      let calls = program.contents(of: body).calls.map { program.files[ref.file].calls[$0].name }
      if calls.contains(where: { Self.waits.contains($0) }) { return true }
      next = program.body(body).parent
    }
    return false
  }

  private static let delays: Set<String> = ["asyncAfter()", "scheduledTimer()", "perform()"]
  private static let waits: Set<String> = ["sleep", "notifications", "addObserver", "publisher"]

  /// Whether a condition on the way is about whether the app is active.
  private func looksAtActivity(_ effect: Effect) -> Bool {
    effect.conditions.contains { condition in
      var found = false
      condition.test.subject.forEachPath { names in
        found = found || names.contains { Self.activities.contains($0) }
      }
      return found
    }
  }

  private static let activities: Set<String> = [
    "applicationState", "scenePhase", "activationState", "isActive", "active",
  ]

  private func early(
    _ moment: LaunchPath.Moment, _ prompt: Prompt, _ certainty: Certainty
  ) -> Finding {
    Finding(
      rule: "tracking-prompt-lost", severity: .warning, certainty: certainty,
      message: "tracking is asked for before the app is active, so that no prompt is shown",
      help: "Ask once the app has become active: in 'applicationDidBecomeActive', or as the scene "
        + "phase becomes active.",
      place: prompt.effect.place, related: [RelatedPlace(moment.text, at: moment.place)],
      trace: [moment.step] + flows.steps(to: prompt.effect)
        + [TraceStep("the app is not active yet: the system answers without a prompt")],
      about: moment.text)
  }
}

/// Requests while another prompt is up.
extension LostTracking {
  private func besideOthers() -> [Finding] {
    let races = RaceFinder(subject)
    return flows.starts.flatMap { start in
      races.pairs(of: start.effects).filter { $0.second.families == Self.family }.map {
        beside(start, $0.first, $0.second)
      }
    }
  }

  private func beside(_ start: Start, _ other: Prompt, _ prompt: Prompt) -> Finding {
    let name = flows.name(of: other.resources)
    return Finding(
      rule: "tracking-prompt-lost", severity: .warning,
      certainty: min(.likely, min(other.effect.certainty, prompt.effect.certainty)),
      message: "tracking is asked for while the prompt for \(name) is up, so that none is shown",
      help: "Ask for tracking by itself, once the answer for \(name) is there.",
      place: prompt.effect.place,
      related: [RelatedPlace("asks for \(name)", at: other.effect.place)],
      trace: [start.step] + flows.steps(to: other.effect)
        + [TraceStep("iOS asks for \(name): the app is not active", at: other.effect.place)]
        + flows.steps(to: prompt.effect)
        + [TraceStep("the system answers without a prompt")],
      about: start.text)
  }
}
