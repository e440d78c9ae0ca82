import Facts

/// What raises that which follows a denial.
extension DenialFinder {
  /// Whether a start raises the error that an effect answers: a control that asks for nothing
  /// raises no denial, and what also runs after the answer is told by that way.
  func isCause(of effect: Effect, _ start: Start) -> Bool {
    if effect.isAfterAnswer { return true }
    guard start.control == nil || start.effects.contains(where: \.isAsk) else { return false }
    return !start.effects.contains {
      $0.isAfterAnswer && $0.place == effect.place && $0.kind == effect.kind
    }
  }

  /// The saving of a photo, which asks by itself, whose failure an effect follows: a denial is one.
  func savingBefore(_ effect: Effect, _ start: Start) -> SymbolMatch? {
    let caught = effect.conditions.filter {
      $0.test.statement == .catchClause && !$0.test.isNegated
    }
    guard !caught.isEmpty else { return nil }
    for use in start.effects where !use.isElsewhere {
      guard case .uses(let match) = use.kind, flows.families(of: match) == ["photos"] else {
        continue
      }
      let places = use.hops.compactMap(\.place) + [use.place]
      let isCaught = caught.contains { condition in
        let body = flows.app.place(of: condition.scope.body)
        return places.contains { body.holds($0) && $0 < condition.test.place }
      }
      if isCaught { return match }
    }
    return nil
  }
}
