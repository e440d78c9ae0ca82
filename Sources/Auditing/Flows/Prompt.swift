import Facts

/// A prompt that one control or entry brings up by itself, while nothing is decided.
struct Prompt: Sendable {
  /// How it is reached.
  var effect: Effect
  /// Ids of the resources asked for; several accesses of one family are one prompt's.
  var resources: [String]
  /// What is asked for, in a contract's words; several, where the argument could not be read.
  var families: Set<String>
}

extension AsBuilt {
  /// The prompts that effects bring up without another tap or event, in the order of the code.
  func prompts(of effects: [Effect]) -> [Prompt] {
    effects.compactMap { effect in
      guard case .asks(let match) = effect.kind, !effect.isElsewhere, !effect.isKept,
        isOpen(effect, families(of: match))
      else { return nil }
      // What is delivered quietly asks nothing.
      let resources = match.resources.filter { $0 != "notifications-provisional" }
      let families = Set(resources.compactMap { app.symbols.rows[$0]?.family })
      return families.isEmpty
        ? nil : Prompt(effect: effect, resources: resources, families: families)
    }
  }

  /// The prompts that a control brings up while its screen is there: what the presenter does once
  /// it was dismissed comes after them.
  func prompts(of control: Control) -> [Prompt] {
    let prompts = prompts(of: control.effects)
    guard let end = trees[control.tree].presentation?.onDismiss,
      case .closure(let index) = end.value
    else { return prompts }
    let after = app.place(of: BodyRef(file: end.scope.body.file, index: index))
    return prompts.filter { prompt in
      !after.holds(prompt.effect.hops.first?.place ?? prompt.effect.place)
    }
  }

  /// Whether something can happen while nothing is decided; what an earlier answer decides is
  /// another resource's.
  private func isOpen(_ effect: Effect, _ families: Set<String>) -> Bool {
    let after = Set(effect.conditionsOnAnswer.map(\.test.place))
    let before = effect.conditions.filter {
      !after.contains($0.test.place) && !isAboutAnother($0, families)
    }
    return states(under: before).contains(.notDetermined)
  }

  /// Whether a condition is about the status of something else than is asked for.
  func isAboutAnother(_ condition: Condition, _ families: Set<String>) -> Bool {
    guard let open = app.program.states(leftOpenBy: condition, app.symbols.statusNames),
      open.count < StateKind.allCases.count
    else { return false }
    let about = statuses.families(of: condition)
    return !about.isEmpty && about.isDisjoint(with: families)
  }
}

extension FreshInstall {
  /// How surely a prompt that is reached as the app starts comes at the first start; nil where a
  /// condition rules it out.
  func certainty(of prompt: Prompt, in flows: AsBuilt) -> Certainty? {
    var certainty = prompt.effect.certainty
    let after = Set(prompt.effect.conditionsOnAnswer.map(\.test.place))
    for condition in prompt.effect.conditions {
      if after.contains(condition.test.place) {
        // What is tested after another answer may have changed by then.
        if holds(condition) == false { certainty = .possible }
        continue
      }
      if flows.isAboutAnother(condition, prompt.families) {
        certainty = .possible
        continue
      }
      switch holds(condition) {
      case true?: continue
      case false?: return nil
      case nil: if !isAboutStatus(condition) { certainty = .possible }
      }
    }
    // What follows a change, or a long chain of calls, may wait for something else to happen.
    let hops = prompt.effect.hops
    if hops.count > Self.directness || hops.contains(where: \.isChange) { certainty = .possible }
    // A search on the local network prompts only where the system finds that it is one.
    return prompt.families.contains("localNetwork") ? .possible : certainty
  }

  /// How many calls lead to a prompt at most that plainly belongs to the start.
  static let directness = 10

  /// Whether a test that cannot be read looks at an authorization.
  private func isAboutStatus(_ condition: Condition) -> Bool {
    var found = false
    condition.test.subject.forEachPath { names in
      let name = names.joined(separator: ".").lowercased()
      found = found || ["auth", "status", "permission", "access"].contains { name.contains($0) }
    }
    return found
  }
}

extension TraceStep {
  /// Whether it is a stored value that changes, rather than a call.
  var isChange: Bool { text.hasSuffix(" changes") }
}
