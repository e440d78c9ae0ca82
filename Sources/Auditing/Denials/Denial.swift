import Facts

/// Something that follows "Don't Allow": Settings are opened, or a screen comes up.
struct Denial: Sendable {
  /// How the person is led on.
  enum Outcome: Sendable {
    /// Opens Settings at once.
    case opensSettings
    /// Offers a choice that opens Settings.
    case offersSettings
    /// Shows a screen with a control that opens Settings.
    case shows(tree: Int, control: Control)
    /// Shows a screen whose control asks once more.
    case asksAgain(tree: Int, control: Control)
    /// Shows a message that speaks of the resource.
    case tells(tree: Int, text: String)
  }
  var start: Start
  var effect: Effect
  var outcome: Outcome
  /// Ids of the resources asked for.
  var resources: [String]
  var certainty: Certainty
}

/// Finds what follows a denial.
struct DenialFinder {
  let flows: AsBuilt
  private let errors: DenialErrors
  private let naming: ResourceNaming
  private let settingsControls: [Int: [Control]]
  private let askingControls: [Int: [Control]]

  init(_ flows: AsBuilt) {
    self.flows = flows
    errors = DenialErrors(flows)
    naming = ResourceNaming(flows)
    settingsControls = Dictionary(
      grouping: flows.controls.filter { $0.effects.contains { $0.kind == .opensSettings } },
      by: \.tree)
    askingControls = Dictionary(
      grouping: flows.controls.filter { $0.effects.contains(where: \.isAskHere) }, by: \.tree)
  }

  /// One for each start and outcome.
  func denials() -> [Denial] {
    flows.starts.flatMap { start in
      start.effects.indices.compactMap { denial(start, $0) }
    }
  }

  private func denial(_ start: Start, _ index: Int) -> Denial? {
    let effect = start.effects[index]
    guard effect.kind == .opensSettings || !flows.trees(shownBy: effect).isEmpty,
      !waitsForAnother(start)
    else { return nil }
    let saving = savingBefore(effect, start)
    guard
      let certainty = certainty(ofDenialBefore: effect, start) ?? saving.map({ _ in .possible })
    else { return nil }
    let resources = saving?.resources ?? resources(start, index)
    guard !resources.isEmpty, !isAnsweredOtherwise(resources) else { return nil }
    guard let outcome = outcome(of: effect) else {
      return saving == nil ? message(effect, start, resources) : nil
    }
    return Denial(
      start: start, effect: effect, outcome: outcome, resources: resources,
      certainty: min(certainty, effect.certainty))
  }

  /// Whether an entry only sets up what a control starts: all that it asks waits for a tap.
  private func waitsForAnother(_ start: Start) -> Bool {
    guard start.control == nil else { return false }
    let asks = start.effects.filter(\.isAsk)
    return !asks.isEmpty && asks.allSatisfy { $0.isElsewhere || $0.isKept }
  }

  /// A message of the app's own that comes up at once, and speaks of what was denied.
  private func message(_ effect: Effect, _ start: Start, _ resources: [String]) -> Denial? {
    guard shows(effect) else { return nil }
    for number in flows.trees(shownBy: effect) {
      let tree = flows.trees[number]
      guard tree.presentation?.kind == .alert || tree.presentation?.kind == .dialog,
        let text = naming.message(of: resources, in: tree)
      else { continue }
      return Denial(
        start: start, effect: effect, outcome: .tells(tree: number, text: text),
        resources: resources, certainty: .possible)
    }
    return nil
  }

  /// Where a "no" is no decision of the system: Face ID, a device that is away.
  private func isAnsweredOtherwise(_ resources: [String]) -> Bool {
    resources.allSatisfy { id in
      let row = flows.app.symbols.rows[id]
      return row?.family == "biometrics" || row?.group != .prompted
    }
  }

  private func resources(_ start: Start, _ index: Int) -> [String] {
    if let raised = errors.resources(deniedBy: start.effects[index].conditions) { return raised }
    let own = flows.resources(askedBefore: index, in: start.effects)
    if !own.isEmpty { return own }
    guard let entry = start.entry, entry.isAnswer,
      let name = entry.text.split(separator: ".").last
    else { return [] }
    let sites = flows.requests.filter { site in
      site.match.resources.contains { id in
        flows.app.symbols.rows[id]?.symbols.contains {
          $0.callback?.prefix { $0 != "(" } == name
        } ?? false
      }
    }
    return (sites.first { $0.owner == entry.owner } ?? sites.first)?.match.resources ?? []
  }

  /// How surely an effect follows a denial that was given just now; nil where it does not.
  private func certainty(ofDenialBefore effect: Effect, _ start: Start) -> Certainty? {
    if errors.resources(deniedBy: effect.conditions) != nil {
      return isCause(of: effect, start) ? .likely : nil
    }
    if isCaught(effect, start) { return .likely }
    if start.entry?.isAnswer == true, !effect.isAfterAnswer {
      return flows.states(under: effect.conditions) == [.blocked]
        ? certainty(effect.conditions) : nil
    }
    guard let answers = flows.answers(before: effect),
      answers.intersection(statesWritten(by: effect)) == [.blocked]
    else { return nil }
    let onAnswer = effect.conditionsOnAnswer
    let before = effect.conditions.dropLast(onAnswer.count)
    guard flows.states(under: Array(before)).contains(.notDetermined),
      !onAnswer.contains(where: { flows.showsDecidedBefore($0, effect) })
    else { return nil }
    return certainty(onAnswer)
  }

  /// Whether an effect stands in a `catch` of all that a request's wrapper throws.
  private func isCaught(_ effect: Effect, _ start: Start) -> Bool {
    guard let answer = effect.answer else { return false }
    let asks = start.effects.filter { $0.isAskHere }
    return effect.conditionsOnAnswer.contains { condition in
      asks.contains { ask in
        (ask.answer == nil || ask.answer == answer)
          && errors.isCaughtWithAll(condition, after: ask.hops)
      }
    }
  }

  /// What conditions of the app's own leave open: one that speaks of earlier times may well hold
  /// only at the next start.
  private func certainty(_ conditions: [Condition]) -> Certainty {
    let isEarlier = conditions.contains { condition in
      guard !flows.app.waitsForChoice(condition) else { return false }
      var found = false
      condition.test.subject.forEachPath { names in
        let name = names.last?.lowercased() ?? ""
        found = found || Self.earlierWords.contains { name.contains($0) }
      }
      return found
    }
    return isEarlier ? .possible : .certain
  }

  private static let earlierWords = [
    "first", "asked", "already", "before", "previous", "initial", "was", "once", "requested",
  ]

  private func outcome(of effect: Effect) -> Denial.Outcome? {
    if effect.kind == .opensSettings {
      return effect.isElsewhere ? .offersSettings : .opensSettings
    }
    guard shows(effect) else { return nil }
    for tree in flows.trees(shownBy: effect) where flows.trees[tree].presentation != nil {
      let isRoute = flows.trees[tree].presentation?.routes != nil
      let comesUp = { (control: Control) in
        flows.routes.shows(control.element, of: flows.trees[tree], for: effect.written) ?? !isRoute
      }
      if let control = settingsControls[tree]?.first(where: comesUp) {
        return .shows(tree: tree, control: control)
      }
      if let control = askingControls[tree]?.first(where: comesUp) {
        return .asksAgain(tree: tree, control: control)
      }
    }
    return nil
  }

  /// Whether what is written shows a screen at all.
  private func shows(_ effect: Effect) -> Bool {
    switch effect.written?.value {
    case .bool(false), .some(.none): false
    default: true
    }
  }

  /// The states in which what is written shows a screen: `isDenied = status == .denied`.
  private func statesWritten(by effect: Effect) -> Set<StateKind> {
    guard let written = effect.written else { return Set(StateKind.allCases) }
    if let isYes = flows.isYes(written.value, written.scope) {
      return [isYes ? .granted : .blocked]
    }
    let test = Guard(
      parent: nil, statement: .ifElse, origin: -1, subject: written.value, pattern: .isTrue,
      isNegated: false, place: effect.place)
    return flows.states(under: [Condition(test: test, scope: written.scope)])
  }
}

extension AsBuilt {
  /// Whether a condition on a value that was read before the request holds only where there was a
  /// decision already.
  func showsDecidedBefore(_ condition: Condition, _ effect: Effect) -> Bool {
    guard case .path(let names) = condition.test.subject, names.count == 1,
      let property = app.program.local(names[0], condition.scope), let value = property.value,
      let answer = effect.answer, property.place < answer.place
    else { return false }
    var test = condition.test
    if test.pattern == .isTrue { test.subject = value }
    let open = app.program.states(
      leftOpenBy: Condition(test: test, scope: condition.scope), app.symbols.statusNames)
    return open.map { !$0.contains(.notDetermined) } ?? false
  }
}
