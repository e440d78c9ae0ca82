import Facts

/// A screen that explains a permission, and from which no control reaches the request.
struct UnaskedExplanation: Sendable {
  /// The control that goes on without asking.
  var control: Control
  var leaving: Effect?
  var resources: [String]
  var certainty: Certainty
  var tree: ViewTree
  var naming: ResolvedText
  /// Where it is decided that it is shown only while nothing is determined.
  var shownAt: Place?
}

extension Control {
  /// Whether its label says no more than to go on.
  fileprivate var goesOn: Bool {
    labels.contains { LabelWords.isNeutral($0.text, language: $0.language) }
  }
}

extension ExplanationFinder {
  /// Screens that explain and do not ask, by the place of their first control.
  func unaskedExplanations() -> [UnaskedExplanation] {
    var found: [Place: UnaskedExplanation] = [:]
    for (number, tree) in flows.trees.enumerated() {
      for (owner, controls) in screens(of: number) {
        guard let one = unasked(owner, controls, tree) else { continue }
        if let known = found[one.control.place], known.certainty >= one.certainty { continue }
        found[one.control.place] = one
      }
    }
    return found.values.sorted { $0.control.place < $1.control.place }
  }

  /// The controls of a tree by the innermost screen that has them, in order.
  private func screens(of number: Int) -> [(String, [Control])] {
    var screens: [(String, [Control])] = []
    for control in controls(of: number) {
      let owner = flows.screenOwner(of: control.element)
      if let index = screens.firstIndex(where: { $0.0 == owner }) {
        screens[index].1.append(control)
      } else {
        screens.append((owner, [control]))
      }
    }
    return screens
  }

  private func unasked(
    _ owner: String, _ controls: [Control], _ tree: ViewTree
  ) -> UnaskedExplanation? {
    guard let first = controls.first, Set(controls.map(\.place)).count <= 2,
      tree.presentation?.kind != .alert, tree.presentation?.kind != .dialog,
      controls.allSatisfy({ $0.asks.isEmpty && $0.element.kind == .button }),
      controls.allSatisfy({ !opensAnything($0) }), !losesTheWay(controls)
    else { return nil }
    let shownAt = shownOnlyBefore(first.element, tree)
    if shownAt == nil, !isNamedForExplaining(owner) || !first.goesOn { return nil }
    let elements = tree.elements.filter { $0.owners.contains(owner) }
    guard !elements.contains(where: { isUse($0) }), !asksByItself(elements),
      let (resources, naming) = subject(of: elements)
    else { return nil }
    let leaving = self.leaving(first, first, tree)
    let isCertain = shownAt != nil && leaving != nil
    return UnaskedExplanation(
      control: first, leaving: leaving, resources: resources,
      certainty: isCertain ? leaving!.certainty : .possible, tree: tree, naming: naming,
      shownAt: shownAt)
  }

  private func opensAnything(_ control: Control) -> Bool {
    control.effects.contains { effect in
      switch effect.kind {
      case .opensSettings, .opensPicker, .uses: true
      default: false
      }
    }
  }

  private func isUse(_ element: Element) -> Bool {
    switch element.kind {
    case .content, .picker, .toggle: true
    default: false
    }
  }

  /// Whether a screen asks without a tap, when it appears or when a value changes.
  private func asksByItself(_ elements: [Element]) -> Bool {
    elements.contains { askingEntries.contains($0.place) }
  }

  /// Whether an action runs something of the project that could not be followed: it may well ask.
  private func losesTheWay(_ controls: [Control]) -> Bool {
    controls.contains { control in
      control.effects.isEmpty
        || control.effects.contains { effect in
          switch effect.kind {
          case .callsUnbound: true
          case .callsOutside(let name): flows.app.program.functions[name] != nil
          default: false
          }
        }
    }
  }

  /// The resources that the app asks for and the screen's texts speak of.
  private func subject(of elements: [Element]) -> ([String], ResolvedText)? {
    let texts = elements.filter { $0.kind == .text }.flatMap(\.labels)
      .flatMap { flows.texts.texts(of: $0.bound) }
    for site in flows.requests where flows.isRequest(site) && triggered.contains(site.call) {
      let words = self.naming.words(of: site.match.resources)
      if let text = texts.first(where: { self.naming.names($0, words) }) {
        return (site.match.resources, text)
      }
    }
    return nil
  }

  /// Where a condition shows that a screen is up only while nothing is determined.
  func shownOnlyBefore(_ element: Element, _ tree: ViewTree) -> Place? {
    let program = flows.app.program
    for condition in element.conditions + (tree.presentation?.conditions ?? []) {
      if program.states(leftOpenBy: condition, flows.app.symbols.statusNames) == [.notDetermined] {
        return condition.test.place
      }
    }
    guard let key = tree.presentation?.key else { return nil }
    let writes = visibility.writes(turningOn: key)
    guard !writes.isEmpty, writes.allSatisfy(\.isOnlyBefore) else { return nil }
    return writes.first?.place
  }

  private func isNamedForExplaining(_ owner: String) -> Bool {
    let name = ResourceNaming.spaced(TypeEntry.simpleName(owner))
    return ["permission", "explanation", "primer", "priming", "rationale"].contains {
      ResourceNaming.holds(name, $0)
    }
  }
}
