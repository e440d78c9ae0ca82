import Facts

/// Denials as findings: one for each step by which an answer is followed, however many controls
/// lead there.
struct DenialFindings {
  private let subject: Subject
  private let rule: String

  init(_ subject: Subject, rule: String) {
    self.subject = subject
    self.rule = rule
  }

  private var flows: AsBuilt { subject.asBuilt }

  /// The findings of the denials that a rule is about.
  func findings(_ isMeant: (Denial) -> Bool) -> [Finding] {
    var groups: [(place: Place, denials: [Denial])] = []
    for denial in Self.eachOnce(subject.denials.filter(isMeant)) {
      let place = denial.stepAfterAnswer(in: flows) ?? denial.effect.place
      if let index = groups.firstIndex(where: { $0.place == place }) {
        groups[index].denials.append(denial)
      } else {
        groups.append((place, [denial]))
      }
    }
    var seen: Set<Place> = []
    return groups.compactMap { group in
      let sorted = group.denials.sorted { Self.isBetter($0, $1) }
      let finding = finding(sorted[0])
      return seen.insert(finding.place).inserted ? finding : nil
    }
  }

  /// Of entries that ask for nothing themselves, and only hear that access was denied, the surest.
  private static func eachOnce(_ denials: [Denial]) -> [Denial] {
    var best: [Place: Place] = [:]
    for denial in denials.sorted(by: isBetter) where !denial.asks {
      best[denial.effect.place] = best[denial.effect.place] ?? denial.start.place
    }
    return denials.filter { $0.asks || best[$0.effect.place] == $0.start.place }
  }

  /// Surer first; then what a person does before what runs by itself; then by place.
  private static func isBetter(_ a: Denial, _ b: Denial) -> Bool {
    if a.certainty != b.certainty { return a.certainty > b.certainty }
    if (a.start.control == nil) != (b.start.control == nil) { return a.start.control != nil }
    return a.start.place < b.start.place
  }

  private func finding(_ denial: Denial) -> Finding {
    let name = flows.name(of: denial.resources)
    return Finding(
      rule: rule, severity: .error, certainty: denial.certainty,
      message: "denying \(name) \(denial.outcome.words(flows))", help: help(denial),
      place: denial.place(in: flows), related: related(denial), trace: denial.trace(in: flows),
      about: (denial.start.owner ?? "") + " " + denial.resources.joined(separator: " "))
  }

  private func help(_ denial: Denial) -> String {
    switch denial.outcome {
    case .opensSettings, .offersSettings, .shows:
      "Accept the denial quietly, and offer Settings when the feature is started again and the "
        + "status was denied before."
    case .asksAgain, .tells: "Accept the denial quietly."
    }
  }

  private func related(_ denial: Denial) -> [RelatedPlace] {
    var places: [RelatedPlace] = []
    if let answer = denial.effect.answer {
      places.append(RelatedPlace("the request", at: answer.place))
    }
    switch denial.outcome {
    case .opensSettings: places.append(RelatedPlace("opens Settings", at: denial.effect.place))
    case .offersSettings:
      let offer = denial.effect.hops.last { flows.app.isOffer($0) }?.place
      places += [offer].compactMap(\.self).map { RelatedPlace("offers the choice", at: $0) }
      places.append(RelatedPlace("opens Settings", at: denial.effect.place))
    case .shows(_, let control):
      places.append(RelatedPlace("brings it up", at: denial.effect.place))
      places.append(RelatedPlace("\(control.title) opens Settings", at: control.place))
    case .asksAgain(_, let control):
      places.append(RelatedPlace("brings it up", at: denial.effect.place))
      places.append(RelatedPlace("\(control.title) asks again", at: control.place))
    case .tells: places.append(RelatedPlace("brings it up", at: denial.effect.place))
    }
    return places
  }
}

extension Denial {
  /// Whether what starts it asks, too.
  fileprivate var asks: Bool { start.effects.contains(where: \.isAsk) }
}

extension Denial.Outcome {
  /// "opens Settings at once".
  fileprivate func words(_ flows: AsBuilt) -> String {
    switch self {
    case .opensSettings: "opens Settings at once"
    case .offersSettings: "at once offers a choice that opens Settings"
    case .shows(let tree, let control):
      "at once brings up \(flows.word(forTree: tree)) that leads to Settings (\(control.title))"
    case .asksAgain(let tree, let control):
      "at once brings up \(flows.word(forTree: tree)) that asks once more (\(control.title))"
    case .tells(let tree, let text):
      "at once brings up \(flows.word(forTree: tree)) that speaks of it ('\(text)')"
    }
  }
}
