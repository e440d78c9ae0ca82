import Facts

extension ExplanationFinder {
  /// A control as a way out of a screen: it leaves, and does not ask.
  func exit(_ other: Control, from control: Control, _ tree: ViewTree) -> Explanation.Exit? {
    guard request(of: other) == nil, other.element.kind != .toggle, other.element.kind != .link
    else { return nil }
    if other.effects.contains(where: { $0.kind == .opensSettings }) {
      // A door to Settings is another rule's matter.
      return nil
    }
    let said = saysLeaving(other)
    if let leaving = leaving(other, control, tree) {
      let certainty = leaving.isElsewhere ? min(leaving.certainty, .likely) : leaving.certainty
      return Explanation.Exit(control: other, leaving: leaving, certainty: certainty)
    }
    if said, let shown = other.effects.first(where: { showsAnother($0) }) {
      return Explanation.Exit(
        control: other, leaving: shown, certainty: min(shown.certainty, .likely))
    }
    if tree.presentation?.kind == .alert || tree.presentation?.kind == .dialog {
      return Explanation.Exit(control: other, leaving: nil, certainty: .certain)
    }
    let unbound = other.effects.first { effect in
      if case .callsUnbound = effect.kind { return true }
      return false
    }
    if other.element.kind == .navigationLink || unbound != nil {
      return Explanation.Exit(
        control: other, leaving: unbound, certainty: said ? .likely : .possible)
    }
    // An action that is seen to do nothing leaves nothing.
    let isDead =
      other.effects.isEmpty
      && other.element.actions.contains {
        !flows.app.program.targets(of: $0.value, arguments: nil, in: $0.scope).isEmpty
      }
    guard said, !isDead else { return nil }
    return Explanation.Exit(control: other, leaving: nil, certainty: .possible)
  }

  /// Whether an effect brings up another screen of the app, at once.
  private func showsAnother(_ effect: Effect) -> Bool {
    guard case .presents(let screen) = effect.kind, screen.type != nil else { return false }
    return !effect.isAfterAnswer && !effect.isElsewhere
  }

  /// The effect by which a control leaves the screen for certain.
  func leaving(_ other: Control, _ control: Control, _ tree: ViewTree) -> Effect? {
    let keys = visibility.keys(of: control.element, in: tree)
    return other.effects.first { effect in
      // What follows an answer of the system has led to the prompt.
      guard !effect.isAfterAnswer else { return false }
      return switch effect.kind {
      case .dismisses: true
      case .writes(let key): keys.contains(flows.app.program.canonical(key))
      default: false
      }
    }
  }

  /// Whether a label says that it leaves or puts off.
  private func saysLeaving(_ control: Control) -> Bool {
    control.labels.contains { visibility.leavesOrDefers($0) }
      || control.element.labels.contains { shown in
        guard case .text(let name) = shown.bound.value else { return false }
        return name == "xmark" || name.hasPrefix("xmark.")
      }
  }
}
