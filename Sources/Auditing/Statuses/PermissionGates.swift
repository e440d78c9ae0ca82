import Facts

/// Finds parts of an app that only a grant opens.
struct PermissionGates {
  let flows: AsBuilt
  let statuses: StatusReader
  /// Indices of the controls of each tree.
  private let controls: [Int: [Control]]

  init(_ flows: AsBuilt) {
    self.flows = flows
    statuses = flows.statuses
    controls = Dictionary(grouping: flows.controls, by: \.tree)
  }

  private func isGrantOnly(_ condition: Condition) -> Bool {
    statuses.states(leftOpenBy: condition) == [.granted]
  }
}

/// The main part of an app behind a grant.
extension PermissionGates {
  var roots: [Finding] {
    flows.trees.indices.filter {
      flows.trees[$0].presentation == nil && flows.app.isApp(flows.trees[$0].name)
    }.compactMap(root)
  }

  private func root(_ number: Int) -> Finding? {
    let tree = flows.trees[number]
    var seen: Set<Place> = []
    for condition in tree.elements.flatMap(\.conditions)
    where isGrantOnly(condition) && seen.insert(condition.test.place).inserted {
      let families = statuses.families(of: condition)
      guard !families.isEmpty else { continue }
      let inside = tree.elements.filter { holds(condition, $0) }
      let others = tree.elements.filter { other in
        other.conditions.contains { flows.app.program.exclude($0, condition) }
      }
      let pages = Set(inside.flatMap(\.pages))
      guard pages.count > 1, isClosed(others, number),
        let free = inside.first(where: { $0.isControl && !uses($0, families, number) })
      else { continue }
      let name = flows.name(of: families)
      return Finding(
        rule: "permission-gate", severity: .error, certainty: .likely,
        message: "the app's main screens are there only once access to \(name) is granted",
        help: "Show them to everybody, and ask for \(name) in the feature that uses it.",
        place: condition.test.place,
        related: [RelatedPlace("a control that does not use \(name)", at: free.place)],
        trace: [
          TraceStep("the app starts"), TraceStep("the person does not allow \(name)"),
          TraceStep("nothing but the screen that asks is ever shown", at: condition.test.place),
        ],
        about: "root")
    }
    return nil
  }

  private func holds(_ condition: Condition, _ element: Element) -> Bool {
    element.conditions.contains {
      $0.test.place == condition.test.place && $0.test.isNegated == condition.test.isNegated
    }
  }

  /// Whether the other branch offers nothing but the request, Settings and reading.
  private func isClosed(_ others: [Element], _ tree: Int) -> Bool {
    let shown = others.filter(\.isControl)
    guard !shown.isEmpty else { return false }
    return shown.allSatisfy { element in
      if element.kind == .link { return true }
      guard let control = control(of: element, tree) else { return false }
      return control.effects.contains { $0.isAsk || $0.kind == .opensSettings }
    }
  }

  private func control(of element: Element, _ tree: Int) -> Control? {
    controls[tree]?.first { $0.element.identity == element.identity }
  }

  private func uses(_ element: Element, _ families: Set<String>, _ tree: Int) -> Bool {
    guard let control = control(of: element, tree) else { return false }
    return control.effects.contains { effect in
      switch effect.kind {
      case .asks(let match), .uses(let match):
        !flows.families(of: match).isDisjoint(with: families)
      default: false
      }
    }
  }
}

/// A page that goes on after a grant only.
extension PermissionGates {
  var pages: [Finding] { flows.controls.compactMap(page) }

  private func page(_ control: Control) -> Finding? {
    guard let condition = control.element.enabling.first(where: isGrantOnly),
      control.asks.isEmpty, goesOn(control)
    else { return nil }
    let program = flows.app.program
    let together = (controls[control.tree] ?? []).filter { other in
      other.place != control.place
        && !other.element.conditions.contains { x in
          control.element.conditions.contains { program.exclude(x, $0) }
        }
    }
    guard let asking = together.first(where: { !$0.asks.isEmpty }),
      case .asks(let match)? = asking.asks.first?.kind,
      !together.contains(where: { $0.asks.isEmpty && goesOn($0) })
    else { return nil }
    let families = statuses.families(of: condition)
    guard families.isEmpty || !families.isDisjoint(with: flows.families(of: match)) else {
      return nil
    }
    let name = flows.name(of: match.resources)
    return Finding(
      rule: "permission-gate", severity: .warning,
      certainty: families.isEmpty ? .possible : .likely,
      message: "\(control.title) works only once access to \(name) is granted",
      help: "Let \(control.title) go on after any answer: disable it at most until one is given.",
      place: control.place, related: [RelatedPlace("disabled here", at: condition.test.place)],
      trace: [
        TraceStep("tap \(asking.title)", at: asking.place),
        TraceStep("the person does not allow \(name)"),
        TraceStep(
          "\(control.title) stays disabled, and there is no other way on", at: control.place),
      ],
      about: control.title)
  }

  /// Whether a control leads on from its screen.
  private func goesOn(_ control: Control) -> Bool {
    control.effects.contains { effect in
      switch effect.kind {
      case .dismisses, .callsUnbound, .writes, .presents: !effect.isElsewhere
      default: false
      }
    } || control.element.kind == .navigationLink
  }
}
