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
  /// The prompts that effects bring up without another tap, in the order of the code.
  func prompts(of effects: [Effect]) -> [Prompt] {
    effects.compactMap { effect in
      guard case .asks(let match) = effect.kind, !effect.isElsewhere, isOpen(effect) else {
        return nil
      }
      // What is delivered quietly asks nothing.
      let resources = match.resources.filter { $0 != "notifications-provisional" }
      let families = Set(resources.compactMap { app.symbols.rows[$0]?.family })
      return families.isEmpty
        ? nil : Prompt(effect: effect, resources: resources, families: families)
    }
  }

  /// Whether something can happen while nothing is decided; what an earlier answer decides is
  /// another resource's.
  private func isOpen(_ effect: Effect) -> Bool {
    let after = Set(effect.conditionsOnAnswer.map(\.test.place))
    let before = effect.conditions.filter { !after.contains($0.test.place) }
    return states(under: before).contains(.notDetermined)
  }
}
