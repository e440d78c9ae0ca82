import Facts

/// Finds uses to which a kept flag admits, and no status.
struct StoredConsents {
  let flows: AsBuilt
  let statuses: StatusReader
  let flags: StoredFlags

  init(_ flows: AsBuilt) {
    self.flows = flows
    statuses = flows.statuses
    flags = StoredFlags(flows)
  }

  var findings: [Finding] {
    var best: [Place: Finding] = [:]
    for start in flows.starts {
      // What stands in one place is admitted by the same.
      var closed: Way?
      for use in start.effects where !use.conditions.isEmpty && !use.isAfterAnswer {
        guard use.way !== closed else { continue }
        guard let admission = admitting(use) else {
          closed = use.way
          continue
        }
        guard let found = finding(start, use, admission) else { continue }
        if let known = best[found.place], known.certainty >= found.certainty { continue }
        best[found.place] = found
      }
    }
    return best.values.sorted { $0.place < $1.place }
  }

  private func finding(
    _ start: Start, _ use: Effect, _ admission: (condition: Condition, flag: StateKey)
  ) -> Finding? {
    let (condition, flag) = admission
    for match in flows.uses(of: use) {
      let families = flows.families(of: match).subtracting(Self.untold)
      guard !families.isEmpty, !isChecked(use, start, families) else { continue }
      let sets = flags.unansweredWrites(of: flag)
      guard let set = sets.first, let certainty = consent(flag, start, families, sets) else {
        continue
      }
      let name = flows.name(of: match.resources)
      return Finding(
        rule: "stored-consent", severity: .warning,
        certainty: min(certainty, use.certainty, match.certainty),
        message:
          "the app's own '\(flag.name)' admits to the use of \(name), whatever the status is",
        help: "Look at the system's status of \(name) here, whatever '\(flag.name)' says.",
        place: start.place,
        related: [RelatedPlace("set here", at: set), RelatedPlace("the use", at: use.place)],
        trace: [
          TraceStep("'\(flag.name)' is set; the system was not asked", at: set),
          TraceStep(start.text, at: start.place),
          TraceStep("'\(flag.name)' is true", at: condition.test.place),
        ] + flows.steps(to: use) + [TraceStep("\(name) is used without access")],
        about: flag.name)
    }
    return nil
  }

  /// The last condition on the way that a kept flag fulfils.
  private func admitting(_ use: Effect) -> (condition: Condition, flag: StateKey)? {
    for condition in use.conditions.reversed() {
      if let flag = flags.flag(of: condition) {
        return flags.isKept(flag) || Self.speaksOfConsent(flag.name) ? (condition, flag) : nil
      }
    }
    return nil
  }

  /// Whether a status is looked at on the way, or by what brings the start up.
  private func isChecked(_ use: Effect, _ start: Start, _ families: Set<String>) -> Bool {
    (use.conditions + flows.conditions(around: start)).contains { condition in
      flags.flag(of: condition) == nil && statuses.looksAtStatus(condition)
    }
  }

  /// How surely a flag stands in for a permission; nil where it is a preference.
  private func consent(
    _ flag: StateKey, _ start: Start, _ families: Set<String>, _ sets: [Place]
  ) -> Certainty? {
    // Without the flag, the same start asks, or looks at the status.
    let isShortcut = start.effects.contains { effect in
      guard effect.conditions.contains(where: { flags.refusedFlag(of: $0) == flag }) else {
        return false
      }
      if case .asks(let match) = effect.kind, match.role == .request {
        return !flows.families(of: match).isDisjoint(with: families)
      }
      return effect.conditions.contains {
        !statuses.families(of: $0).isDisjoint(with: families)
      }
    }
    if isShortcut { return .certain }
    let asksBySwitch = flags.toggles(of: flag).contains { toggle in
      toggle.asks.contains { ask in
        guard case .asks(let match) = ask.kind else { return false }
        return !flows.families(of: match).isDisjoint(with: families)
      }
    }
    if asksBySwitch { return .likely }
    // What is kept for one run may well follow an answer that was not traced.
    return Self.speaksOfConsent(flag.name) ? (flags.isKept(flag) ? .likely : .possible) : nil
  }

  private static func speaksOfConsent(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["consent", "permission", "granted", "allowed", "authoriz", "authoris", "hasaccess"]
      .contains { lower.contains($0) }
  }

  /// Families of which the system does not say whether access was given.
  private static let untold: Set<String> = ["health", "biometrics", "files", "pasteboard"]
}
