import Facts

/// What a person sees who starts something for which access is denied.
struct BlockedStart {
  let flows: AsBuilt
  let statuses: StatusReader
  private let showing: Showing

  init(_ flows: AsBuilt) {
    self.flows = flows
    statuses = flows.statuses
    showing = Showing(flows)
  }

  /// How surely nothing is seen after a start while access to these families is denied; nil where
  /// something is.
  func silence(after start: Start, deniedAccessTo families: Set<String>) -> Certainty? {
    var certainty = Certainty.certain
    for effect in start.effects where canHappen(effect, families) {
      guard let unnoticed = showing.unnoticed(effect) else { return nil }
      certainty = min(certainty, unnoticed)
    }
    return certainty
  }

  /// Whether an effect can happen while access is denied.
  func canHappen(_ effect: Effect, _ families: Set<String>) -> Bool {
    let before = effect.answer.map { Array(effect.conditions.prefix($0.conditionsBefore)) }
    let states = statuses.states(of: families, under: before ?? effect.conditions).states
    guard states.contains(.blocked) else { return false }
    return flows.answers(before: effect)?.contains(.blocked) ?? true
  }

  /// Whether the screen of a start says by itself that access is denied.
  func isTold(around start: Start, deniedAccessTo families: Set<String>) -> Bool {
    let around = flows.conditions(around: start)
    if !statuses.states(of: families, under: around).states.contains(.blocked) { return true }
    guard let tree = start.tree else { return false }
    return flows.trees[tree].elements.contains { element in
      element.conditions.contains { condition in
        guard let states = statuses.states(leftOpenBy: condition) else { return false }
        return states.contains(.blocked) && !states.contains(.granted)
          && statuses.mayConcern(families, condition)
      }
    }
  }
}
