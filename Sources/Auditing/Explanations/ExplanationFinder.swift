import Facts

/// Finds the explanations of an app: asking controls on screens that do nothing but lead to the
/// prompt.
struct ExplanationFinder {
  let flows: AsBuilt
  let visibility: Visibility
  let naming: ResourceNaming
  /// Places of what asks without a tap.
  let askingEntries: Set<Place>
  /// Calls that some control or entry was seen to reach: the others may be this screen's.
  let triggered: Set<CallRef>
  /// Indices of the controls of each tree.
  private let controls: [Int: [Int]]
  /// Trees that show so many controls at all times that none of them is an explanation.
  private let crowded: Set<Int>
  /// How many controls there may be beside the one that asks.
  private static let crowd = 12

  init(_ flows: AsBuilt) {
    self.flows = flows
    controls = Dictionary(grouping: flows.controls.indices) { flows.controls[$0].tree }
    crowded = Set(
      flows.trees.indices.filter { number in
        let shown = flows.trees[number].elements.filter {
          $0.isControl && $0.conditions.isEmpty && $0.pages.isEmpty
        }
        return Set(shown.map(\.place)).count > Self.crowd + 1
      })
    triggered = Set(flows.triggers().keys)
    askingEntries = Set(
      flows.entries.filter { $0.effects.contains(where: \.isAsk) }.map(\.place))
    visibility = Visibility(flows)
    naming = ResourceNaming(flows)
  }

  /// The controls of a tree, in order.
  func controls(of tree: Int) -> [Control] { (controls[tree] ?? []).map { flows.controls[$0] } }

  /// One explanation per asking control and place, the surest where a control stands in several
  /// trees.
  func explanations() -> [Explanation] {
    var best: [Place: Explanation] = [:]
    for control in flows.controls {
      if best[control.place]?.certainty == .certain { continue }
      guard let found = explanation(of: control) else { continue }
      if let known = best[control.place], known.certainty >= found.certainty { continue }
      best[control.place] = found
    }
    return best.values.sorted { $0.asking.place < $1.asking.place }
  }

  private func explanation(of control: Control) -> Explanation? {
    guard control.element.kind == .button || control.element.kind == .gesture,
      !crowded.contains(control.tree) || !control.element.conditions.isEmpty,
      visibility.isShownBefore(control.element), let request = request(of: control)
    else { return nil }
    let resources = control.resources.filter {
      flows.app.symbols.rows[$0]?.family != "biometrics"
    }
    guard !resources.isEmpty, isAsking(control, request) else { return nil }
    let tree = flows.trees[control.tree]
    let visible = visibleElements(with: control, when: request.conditions, tree)
    let screen = Screen(control: control, request: request, resources: resources, tree: tree)
    if let whole = explanation(screen, of: visible) { return whole }
    // The part of the feature's screen that stands in for it while access is not given.
    guard let part = standIn(around: control, in: visible),
      part.contains(where: { $0.kind == .text && naming.names($0, resources) })
    else { return nil }
    return explanation(screen, of: part).map { found in
      var found = found
      found.certainty = min(found.certainty, .likely)
      return found
    }
  }

  /// Whether a control is meant to ask.
  ///
  /// A use that prompts by the way (Bluetooth, the local network) counts only behind a label that
  /// goes on or consents.
  private func isAsking(_ control: Control, _ request: Effect) -> Bool {
    !request.isByUse || goesOnOrConsents(control)
  }

  private func goesOnOrConsents(_ control: Control) -> Bool {
    let english = control.labels.filter { $0.language == nil || $0.language == "en" }
    return (english.isEmpty ? control.labels : english).contains {
      let meaning = LabelWords.meaning(of: $0.text, language: $0.language)
      return meaning == .neutral || meaning == .consent
    }
  }

  /// An asking control and what it asks for, before it is known what is around it.
  private struct Screen {
    var control: Control
    var request: Effect
    var resources: [String]
    var tree: ViewTree
  }

  private func explanation(_ screen: Screen, of visible: [Element]) -> Explanation? {
    let control = screen.control
    let identities = Set(visible.map(\.identity)).subtracting([control.element.identity])
    let siblings = controls(of: control.tree).filter {
      $0.place != control.place && identities.contains($0.element.identity)
    }
    guard Set(siblings.map(\.place)).count <= Self.crowd else { return nil }
    guard let purity = purity(of: control, siblings, visible, screen.resources, screen.tree)
    else { return nil }
    let named = naming.text(naming: screen.resources, in: visible, control)
    let isByUse = screen.request.isByUse
    if named == nil, isByUse || !naming.isNamedForPermission(control.element, screen.tree) {
      return nil
    }
    // A button that names the resource is no text that explains it.
    let isExplained = named != nil && !control.labels.contains { $0 == named }
    let certainty = min(isExplained ? .certain : .possible, purity, screen.request.certainty)
    // A mere possibility is told only where the label fits a screen that leads to a prompt.
    if certainty == .possible, !goesOnOrConsents(control) { return nil }
    return Explanation(
      asking: control, request: screen.request, resources: screen.resources, certainty: certainty,
      exits: siblings.compactMap { exit($0, from: control, screen.tree) },
      settingsControls: siblings.filter { $0.asks.isEmpty && $0.opensSettings },
      tree: screen.tree,
      naming: named)
  }

  /// What is shown under the same condition as a control that is gone once access is given.
  private func standIn(around control: Control, in visible: [Element]) -> [Element]? {
    let program = flows.app.program
    let gate = control.element.conditions.last { condition in
      guard
        let states = program.states(leftOpenBy: condition, flows.app.symbols.statusNames)
      else { return false }
      return states.contains(.notDetermined) && !states.contains(.granted)
    }
    guard let gate else { return nil }
    return visible.filter { element in
      element.conditions.contains {
        $0.test.place == gate.test.place && $0.test.isNegated == gate.test.isNegated
      }
    }
  }

  /// The first request that an action reaches while nothing is determined, on this screen.
  func request(of control: Control) -> Effect? {
    let reachable = control.asks.filter { !$0.isElsewhere && isBefore($0) }
    return reachable.max { $0.certainty < $1.certainty }
  }

  private func isBefore(_ effect: Effect) -> Bool { !flows.texts.isLater(effect.conditions) }

  /// What is seen with a control while its action would ask.
  private func visibleElements(
    with control: Control, when conditions: [Condition], _ tree: ViewTree
  ) -> [Element] {
    tree.elements.filter {
      visibility.areTogether(control.element, $0, when: conditions)
        && visibility.isShownBefore($0)
    }
  }

  /// How surely the action does nothing else that the person sees, and no sibling uses the
  /// resource; nil where the screen is the feature's own.
  private func purity(
    of control: Control, _ siblings: [Control], _ visible: [Element], _ resources: [String],
    _ tree: ViewTree
  ) -> Certainty? {
    let isNamed = naming.isNamedForPermission(control.element, tree)
    if siblings.contains(where: { usesResource($0, resources) }) { return nil }
    // What is up only while nothing is decided is no feature's own screen, whatever follows a yes.
    let isDedicated = shownOnlyBefore(control.element, tree) != nil
    if !isDedicated, usesResource(control, resources) { return isNamed ? .possible : nil }
    if visible.contains(where: isContent) { return isNamed ? .possible : nil }
    let others = siblings.filter { isFeatureControl($0, beside: control, tree) }
    let distinct = Set(others.map(\.place)).count
    if distinct > 2 || (distinct > 0 && !isNamed) { return nil }
    if distinct > 0 || doesMore(control, tree) { return .possible }
    return isDedicated || !startsSomething(control, tree) ? .certain : .possible
  }

  private func isContent(_ element: Element) -> Bool {
    switch element.kind {
    case .content, .picker: true
    default: false
    }
  }

  private func usesResource(_ control: Control, _ resources: [String]) -> Bool {
    let families = Set(resources.compactMap { flows.app.symbols.rows[$0]?.family })
    let isOneOfSeveral = control.asks.allSatisfy { $0.certainty == .possible }
    return control.effects.contains { effect in
      guard case .uses(let match) = effect.kind, !effect.isElsewhere else { return false }
      // Of several implementations, one may use what it asks for; the screen is of all of them.
      if isOneOfSeveral, effect.certainty == .possible { return false }
      return match.resources.contains { id in
        flows.app.symbols.rows[id].map { families.contains($0.family) } ?? false
      }
    }
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
    let presentations = Set(
      flows.trees.compactMap { other -> StateKey? in
        guard let shown = other.presentation, shown.kind != .alert, shown.kind != .dialog else {
          return nil
        }
        return shown.key
      }
    ).subtracting([tree.presentation?.key].compactMap { $0 })
    return control.effects.contains { effect in
      switch effect.kind {
      case .writes(let key): presentations.contains(key)
      case .presents: flows.trees(shownBy: effect).contains { flows.trees[$0].isModal }
      case .callsOutside(let name), .callsUnbound(let name): Self.soundsLikeStart(name)
      case .opensPicker: true
      default: false
      }
    }
  }

  private static func soundsLikeStart(_ name: String) -> Bool {
    ["start", "record", "scan", "capture", "play", "present", "show", "begin"].contains {
      name.hasPrefix($0)
    }
  }
}
