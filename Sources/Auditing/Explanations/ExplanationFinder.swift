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
  /// Of each tree, indices of the controls that an element is.
  private let identities: [Int: [Element.Identity: [Int]]]
  /// Stored values that show a screen which is no alert.
  let presentations: Set<StateKey>
  /// Trees that show so many controls at all times that none of them is an explanation.
  private let crowded: Set<Int>
  /// How many controls there may be beside the one that asks.
  private static let crowd = 12

  init(_ flows: AsBuilt) {
    self.flows = flows
    controls = Dictionary(grouping: flows.controls.indices) { flows.controls[$0].tree }
    identities = controls.mapValues { indices in
      Dictionary(grouping: indices) { flows.controls[$0].element.identity }
    }
    presentations = Set(
      flows.trees.compactMap { tree in
        guard let shown = tree.presentation, shown.kind != .alert, shown.kind != .dialog else {
          return nil
        }
        return shown.key
      })
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
    let gate = gate(around: control)
    guard
      let visible = visibleElements(
        with: control, when: request.conditions, tree, isPart: gate != nil)
    else { return nil }
    let screen = Screen(control: control, request: request, resources: resources, tree: tree)
    if let whole = explanation(screen, of: visible) { return whole }
    // The part of the feature's screen that stands in for it while access is not given.
    guard let gate, case let part = visible.filter({ holds(gate, $0) }),
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
    let siblings = Set(visible.flatMap { controls(for: $0, control.tree) }).sorted()
      .map { flows.controls[$0] }.filter {
        $0.place != control.place && $0.element.identity != control.element.identity
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

  private func controls(for element: Element, _ tree: Int) -> [Int] {
    identities[tree]?[element.identity] ?? []
  }

  /// The condition under which a control is shown that is gone once access is given.
  private func gate(around control: Control) -> Condition? {
    let program = flows.app.program
    return control.element.conditions.last { condition in
      guard
        let states = program.states(leftOpenBy: condition, flows.app.symbols.statusNames)
      else { return false }
      return states.contains(.notDetermined) && !states.contains(.granted)
    }
  }

  private func holds(_ gate: Condition, _ element: Element) -> Bool {
    element.conditions.contains {
      $0.test.place == gate.test.place && $0.test.isNegated == gate.test.isNegated
    }
  }

  /// The first request that an action reaches while nothing is determined, on this screen.
  func request(of control: Control) -> Effect? {
    let reachable = control.asks.filter { !$0.isElsewhere && isBefore($0) }
    return reachable.max { $0.certainty < $1.certainty }
  }

  private func isBefore(_ effect: Effect) -> Bool { !flows.texts.isLater(effect.conditions) }

  /// What is seen with a control while its action would ask; nil where so many controls are that
  /// none explains, unless a part of them may.
  private func visibleElements(
    with control: Control, when conditions: [Condition], _ tree: ViewTree, isPart: Bool
  ) -> [Element]? {
    var visible: [Element] = []
    var others: Set<Place> = []
    for element in tree.elements {
      guard visibility.areTogether(control.element, element, when: conditions),
        visibility.isShownBefore(element)
      else { continue }
      visible.append(element)
      guard !isPart, element.place != control.place,
        !controls(for: element, control.tree).isEmpty
      else { continue }
      others.insert(element.place)
      if others.count > Self.crowd { return nil }
    }
    return visible
  }
}
