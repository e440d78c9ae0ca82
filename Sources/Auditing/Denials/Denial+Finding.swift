import Facts

extension Denial {
  /// Where a person has to look who repairs it: the control; where a method answers the control of
  /// a controller, the step that follows the answer; without a control, the function that offers
  /// the choice.
  func place(in flows: AsBuilt) -> Place {
    if let control = start.control {
      return isAnsweredByMethod(control, flows)
        ? stepAfterAnswer(in: flows) ?? control.place : control.place
    }
    return offeringFunction(in: flows) ?? start.place
  }

  /// Whether a method of a controller answers a control, away from its construction.
  private func isAnsweredByMethod(_ control: Control, _ flows: AsBuilt) -> Bool {
    guard flows.trees[control.tree].screen != nil else { return false }
    return control.element.actions.contains { action in
      if case .path = action.value { return true }
      return false
    }
  }

  /// The first step behind the answer in the type that starts it.
  func stepAfterAnswer(in flows: AsBuilt) -> Place? {
    (effect.hops[hopsBeforePrompt...].compactMap(\.place) + [effect.place]).first {
      isOwn($0, flows)
    }
  }

  /// The function, in the type of what runs, from which the choice is offered.
  private func offeringFunction(in flows: AsBuilt) -> Place? {
    var last: Place?
    for hop in effect.hops {
      guard let place = hop.place, isOwn(place, flows) else {
        if last == nil { continue } else { break }
      }
      last = place
      if hop.text.hasPrefix("choose '") { break }
    }
    return last.flatMap { flows.bodies(around: $0).last { $0.kind == .function }?.place }
  }

  /// Whether a place stands in the source of the type that starts it.
  private func isOwn(_ place: Place, _ flows: AsBuilt) -> Bool {
    flows.bodies(around: place).last?.owner == start.owner
  }

  /// The path from the tap to the way to Settings.
  func trace(in flows: AsBuilt) -> [TraceStep] {
    let shared = hopsBeforePrompt
    let plain = { (hops: ArraySlice<TraceStep>) in
      hops.filter { !AsBuilt.carriers.contains($0.text) }
    }
    return [start.step] + plain(effect.hops[..<shared])
      + [
        TraceStep(
          "iOS asks for \(flows.name(of: resources)): 'Don't Allow'", at: effect.answer?.place)
      ]
      + plain(effect.hops[shared...])
      + [TraceStep(outcome.step(flows), at: effect.place)]
  }

  /// How many of the steps lead to the request as well.
  private var hopsBeforePrompt: Int {
    guard effect.isAfterAnswer else { return 0 }
    return start.effects.filter(\.isAskHere).map { ask in
      zip(ask.hops, effect.hops).prefix { $0 == $1 }.count
    }.max() ?? 0
  }
}

extension Denial.Outcome {
  /// What comes up, as the last step of a trace.
  fileprivate func step(_ flows: AsBuilt) -> String {
    switch self {
    case .opensSettings: "Settings open"
    case .offersSettings: "a choice is offered that opens Settings"
    case .shows(let tree, let control):
      "\(flows.word(forTree: tree)) comes up with \(control.title), which opens Settings"
    case .asksAgain(let tree, let control):
      "\(flows.word(forTree: tree)) comes up with \(control.title), which asks again"
    case .tells(let tree, let text): "\(flows.word(forTree: tree)) comes up: '\(text)'"
    }
  }
}

extension AsBuilt {
  /// The bodies in which a place stands, outermost first.
  fileprivate func bodies(around place: Place) -> [Body] {
    let file = app.program.files.first { $0.path == place.path }
    return file?.bodies.filter { $0.kind != .topLevel && $0.place.holds(place) } ?? []
  }

  /// "the alert", "the sheet".
  func word(forTree tree: Int) -> String { trees[tree].presentation?.kind.word ?? "a screen" }
}

extension Place {
  /// Whether another place starts within this one.
  func holds(_ other: Place) -> Bool {
    guard path == other.path, (line, column) <= (other.line, other.column) else { return false }
    return (other.line, other.column) <= (endLine, endColumn)
  }
}
