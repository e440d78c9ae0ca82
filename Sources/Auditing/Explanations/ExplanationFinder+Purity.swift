import Facts

/// Whether a screen does nothing but lead to the prompt.
extension ExplanationFinder {
  /// How surely the action does nothing else that the person sees, and no sibling uses the
  /// resource; nil where the screen is the feature's own.
  func purity(
    of control: Control, _ siblings: [Control], _ visible: [Element], _ resources: [String],
    _ tree: ViewTree
  ) -> Certainty? {
    let isNamed = naming.isNamedForPermission(control.element, tree)
    if siblings.contains(where: { usesResource($0, resources) }) { return nil }
    // What is up only while nothing is decided is no feature's own screen, whatever follows a yes.
    let isDedicated = shownOnlyBefore(control.element, tree) != nil
    let use = isDedicated ? nil : use(by: control, resources)
    // Of several implementations, one may use what it asks for; the screen is of all of them.
    let isOneOfSeveral = use == .possible && control.asks.allSatisfy { $0.certainty < .certain }
    if use != nil, !isOneOfSeveral { return isNamed ? .possible : nil }
    if visible.contains(where: isContent) { return isNamed ? .possible : nil }
    let others = siblings.filter { isFeatureControl($0, beside: control, tree) }
    let distinct = Set(others.map(\.place)).count
    if distinct > 2 || (distinct > 0 && !isNamed) { return nil }
    if distinct > 0 || doesMore(control, tree) { return .possible }
    if isOneOfSeveral, control.asks.contains(where: { $0.certainty > .possible }) {
      return .possible
    }
    return isDedicated || !startsSomething(control, tree) ? .certain : .possible
  }

  private func isContent(_ element: Element) -> Bool {
    switch element.kind {
    case .content, .picker: true
    default: false
    }
  }

  private func usesResource(_ control: Control, _ resources: [String]) -> Bool {
    guard let use = use(by: control, resources) else { return false }
    return use > .possible || control.asks.contains { $0.certainty > .possible }
  }

  /// How surely a control uses what is asked for; nil where it does not.
  private func use(by control: Control, _ resources: [String]) -> Certainty? {
    let families = Set(resources.compactMap { flows.app.symbols.rows[$0]?.family })
    return control.effects.compactMap { effect -> Certainty? in
      guard case .uses(let match) = effect.kind, !effect.isElsewhere else { return nil }
      return flows.families(of: match).isDisjoint(with: families) ? nil : effect.certainty
    }.max()
  }

  /// Whether a sibling does something of a feature: neither asks nor leaves nor informs.
  private func isFeatureControl(_ other: Control, beside control: Control, _ tree: ViewTree) -> Bool
  {
    if other.element.kind == .link { return false }
    if request(of: other) != nil { return other.element.kind == .toggle }
    if exit(other, from: control, tree) != nil { return false }
    if other.opensSettings { return false }
    return !other.effects.isEmpty || other.element.kind != .button
  }

  /// Whether the button of an alert does more than ask, as the one that confirms a choice.
  private func doesMore(_ control: Control, _ tree: ViewTree) -> Bool {
    guard tree.presentation?.kind == .alert || tree.presentation?.kind == .dialog else {
      return false
    }
    return control.effects.contains { effect in
      guard case .writes = effect.kind else { return false }
      return !effect.isAfterAnswer && !effect.isElsewhere
    }
  }

  /// Whether the action presents something, or calls what sounds like a start.
  private func startsSomething(_ control: Control, _ tree: ViewTree) -> Bool {
    control.effects.contains { effect in
      switch effect.kind {
      case .writes(let key):
        key != tree.presentation?.key && presentations.contains(key) && !isRecovery(effect)
      case .presents: flows.trees(shownBy: effect).contains { flows.trees[$0].isModal }
      case .callsOutside(let name), .callsUnbound(let name): Self.soundsLikeStart(name)
      case .opensPicker: true
      default: false
      }
    }
  }

  /// Whether what comes up after the answer leads to Settings: nobody starts a feature there.
  private func isRecovery(_ effect: Effect) -> Bool {
    let shown = effect.isAfterAnswer ? flows.trees(shownBy: effect) : []
    return !shown.isEmpty
      && shown.allSatisfy { controls(of: $0).contains(where: \.opensSettings) }
  }

  private static func soundsLikeStart(_ name: String) -> Bool {
    ["start", "record", "scan", "capture", "play", "present", "show", "begin"].contains {
      name.hasPrefix($0)
    }
  }
}
