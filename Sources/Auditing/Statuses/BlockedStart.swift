import Facts

/// What a person sees who starts something for which access is denied.
struct BlockedStart {
  let flows: AsBuilt
  let statuses: StatusReader
  private let showing: Showing
  /// What was concluded; it is asked for each effect of each start.
  private let known = Known()

  private final class Known {
    var families = ConditionMemo<Set<String>>()
    /// By tree, the conditions of its elements that hold while access is denied, and not with it.
    var refusals: [Int: [Condition]] = [:]
  }

  init(_ flows: AsBuilt) {
    self.flows = flows
    statuses = flows.statuses
    showing = Showing(flows: flows)
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
    if let endings = flows.endings(before: effect) { return endings.contains(.blocked) }
    return flows.answers(before: effect)?.contains(.blocked) ?? true
  }

  /// Whether the screen of a start says by itself that access is denied.
  func isTold(around start: Start, deniedAccessTo families: Set<String>) -> Bool {
    let around = flows.conditions(around: start)
    if !statuses.states(of: families, under: around).states.contains(.blocked) { return true }
    guard let tree = start.tree else { return false }
    return refusals(in: tree).contains { statuses.mayConcern(families, $0) }
  }

  /// The families whose status a condition is about.
  func families(of condition: Condition) -> Set<String> {
    known.families.value(of: condition, statuses.families(of:))
  }

  /// The conditions of a tree's elements under which something is shown to whom access is denied.
  private func refusals(in tree: Int) -> [Condition] {
    if let found = known.refusals[tree] { return found }
    var found: [Condition] = []
    var seen = ConditionMemo<Void>()
    for element in flows.trees[tree].elements {
      for condition in element.conditions {
        seen.value(of: condition) {
          guard let states = statuses.states(leftOpenBy: $0), states.contains(.blocked),
            !states.contains(.granted)
          else { return }
          found.append($0)
        }
      }
    }
    known.refusals[tree] = found
    return found
  }
}
