import Facts

/// Finds branches in which one status is taken for another.
struct CollapsedStatuses {
  let flows: AsBuilt
  let blocked: BlockedStart
  var statuses: StatusReader { blocked.statuses }
  /// Families that the app asks for somewhere.
  let asked: Set<String>

  init(_ flows: AsBuilt) {
    self.flows = flows
    blocked = BlockedStart(flows)
    asked = flows.requests.reduce(into: []) { $0.formUnion(flows.families(of: $1.match)) }
  }

  var findings: [Finding] {
    var found: [Place: Finding] = [:]
    for start in flows.starts {
      guard let one = undecidedInSettings(start) ?? partlyRefused(start) ?? askedAgain(start),
        found[one.place].map({ $0.certainty < one.certainty }) ?? true
      else { continue }
      found[one.place] = one
    }
    return found.values.sorted { $0.place < $1.place }
  }
}

/// The three ways to be wrong.
extension CollapsedStatuses {
  /// Who was never asked is sent to Settings.
  private func undecidedInSettings(_ start: Start) -> Finding? {
    for effect in start.effects where isHere(effect, start) && leadsToSettings(effect) {
      guard let (condition, families) = folding(effect.conditions),
        !asks(start, families), !isGuarded(start, families)
      else { continue }
      let name = flows.name(of: families)
      return finding(
        start, effect, condition, .warning,
        families.isDisjoint(with: asked) ? effect.certainty : .possible,
        "\(title(start)) leads to Settings, although \(name) may never have been asked for",
        "Ask here while the status is not determined; Settings has no switch for it before.",
        "access to \(name) is not decided yet")
    }
    return nil
  }

  /// A part that was granted is taken for a denial.
  private func partlyRefused(_ start: Start) -> Finding? {
    for effect in start.effects where isHere(effect, start) && leadsToSettings(effect) {
      for condition in effect.conditions {
        guard let part = partTakenForDenial(condition) else { continue }
        return finding(
          start, effect, condition, .warning, effect.certainty,
          "\(title(start)) leads to Settings where the status is .\(part), which grants a part",
          "Start the feature for .\(part) too, with what was granted.",
          "a part of what was asked for was granted")
      }
    }
    return nil
  }

  /// Who has said no is asked again, without a prompt.
  private func askedAgain(_ start: Start) -> Finding? {
    guard start.control != nil else { return nil }
    for ask in start.effects where ask.isAsk && isHere(ask, start) && !ask.isByUse {
      guard let (condition, families) = folding(ask.conditions),
        case .asks(let match) = ask.kind,
        families.isSubset(of: flows.families(of: match)),
        families.isDisjoint(with: ["health", "tracking", "biometrics"]),
        !blocked.isTold(around: start, deniedAccessTo: families),
        let silence = blocked.silence(after: start, deniedAccessTo: families)
      else { continue }
      let name = flows.name(of: match.resources)
      return finding(
        start, ask, condition, .note, min(silence, ask.certainty),
        "\(title(start)) asks for \(name) again after a no, and nothing happens",
        "Ask only while the status is not determined; say what is wrong when it is denied.",
        "access to \(name) was denied before")
    }
    return nil
  }

  private func title(_ start: Start) -> String {
    start.control?.title ?? TypeEntry.simpleName(start.entry?.owner ?? "this")
  }

  private func finding(
    _ start: Start, _ effect: Effect, _ condition: Condition, _ severity: Severity,
    _ certainty: Certainty, _ message: String, _ help: String, _ first: String
  ) -> Finding {
    let name = effect.isAsk ? "the request" : "leads to Settings"
    return Finding(
      rule: "collapsed-status", severity: severity, certainty: certainty, message: message,
      help: help, place: start.place,
      related: [
        RelatedPlace("the status", at: condition.test.place), RelatedPlace(name, at: effect.place),
      ],
      trace: [TraceStep(first), TraceStep(start.text, at: start.place)] + flows.steps(to: effect),
      about: title(start))
  }
}

/// What branches fold, and where they lead.
extension CollapsedStatuses {
  /// The test by which undecided and denied go one way, and granted another; nil where a further
  /// test of the status may tell them apart.
  private func folding(_ conditions: [Condition]) -> (Condition, Set<String>)? {
    let about = conditions.filter { statuses.looksAtStatus($0) }
    guard about.count == 1, let condition = about.first else { return nil }
    let families = statuses.families(of: condition)
    guard !families.isEmpty, statuses.states(leftOpenBy: condition) == [.notDetermined, .blocked]
    else { return nil }
    return (condition, families)
  }

  /// Whether a start itself does something, before any answer: what it merely offers, or what
  /// something else runs after the system called it, has a start of its own.
  private func isHere(_ effect: Effect, _ start: Start) -> Bool {
    !effect.isAfterAnswer && !effect.isElsewhere && !(start.entry != nil && effect.isHandedOver)
  }

  /// Whether an effect opens Settings, or brings up what offers only that.
  private func leadsToSettings(_ effect: Effect) -> Bool {
    if effect.kind == .opensSettings { return true }
    let shown = flows.trees(shownBy: effect)
    guard !shown.isEmpty else { return false }
    let controls = flows.controls.filter { shown.contains($0.tree) }
    return controls.contains { $0.effects.contains { $0.kind == .opensSettings } }
      && controls.allSatisfy(\.asks.isEmpty)
  }

  /// Whether a start asks for one of the families by itself.
  private func asks(_ start: Start, _ families: Set<String>) -> Bool {
    start.effects.contains { effect in
      guard case .asks(let match) = effect.kind else { return false }
      return !flows.families(of: match).isDisjoint(with: families)
    }
  }

  /// Whether a start is there only once something is decided.
  private func isGuarded(_ start: Start, _ families: Set<String>) -> Bool {
    flows.conditions(around: start).contains { statuses.mayConcern(families, $0) }
  }

  /// The status that grants a part and that a test puts together with denied; nil for none.
  private func partTakenForDenial(_ condition: Condition) -> String? {
    guard case .oneOf(let patterns) = condition.test.pattern, !condition.test.isNegated else {
      return nil
    }
    let names = patterns.compactMap(\.lastName)
    guard names.contains("denied") || names.contains("restricted") else { return nil }
    return names.first { ["limited", "provisional", "ephemeral"].contains($0) }
  }
}

extension AsBuilt {
  /// What families of resources are called, where only a status tells which are meant.
  func name(of families: Set<String>) -> String {
    let rows = app.symbols.rows.values.filter {
      families.contains($0.family) && $0.group == .prompted
    }
    let first = Dictionary(grouping: rows, by: \.family).values.compactMap { $0.map(\.id).min() }
    return name(of: first.sorted())
  }
}
