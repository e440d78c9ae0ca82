import Facts
import PermissionModel

/// What Review Notes can say of an app's prompts, as far as its flows were traced, and what they
/// leave to ask.
package struct NotesDraft: Sendable {
  /// One prompt that a reviewer will meet.
  package struct Prompt: Sendable, Hashable {
    /// As sentences name the resource: "the camera".
    package var resource: String
    /// The labels to tap, in order; the last one brings the prompt up.
    package var taps: [String]
    /// Whether a screen with that label explains the prompt.
    package var isExplained: Bool
    /// The labels that lead to Settings where access was denied before.
    package var recoveries: [String]
  }
  /// What the source does not show.
  package struct Question: Sendable, Hashable {
    /// What has to be answered, as a sentence.
    package var text: String
    /// What it is about.
    package var place: Place
  }
  /// In the order in which the source has them.
  package private(set) var prompts: [Prompt] = []
  /// What somebody has to answer before the notes are sent.
  package private(set) var questions: [Question] = []
  /// Whether every prompt comes after a tap, and none in the first run.
  package private(set) var asksOnlyInUse = false

  /// Families that the app need not lead to Settings for.
  private static let unrecovered: Set<String> = ["biometrics", "health", "tracking"]

  /// The draft for an app; `language` is a tag of its labels, nil for its own language.
  package init(of subject: Subject, language: String?) {
    let ways = WaysToPrompts(flows: subject.asBuilt, language: language)
    let rules = [Rule.requestAtLaunch, .requestInFirstRun]
    let early = rules.flatMap { $0.check(subject) }
    questions = early.map {
      Question(text: "\($0.message): is that what App Review is to see?", place: $0.place)
    }
    let asked = NotesReading(subject).asked
    for (row, site) in asked {
      guard let taps = ways.taps(to: row.family, subject.explanations) else {
        questions.append(
          Question(text: "Where does the app ask for \(row.spokenName)?", place: site.place))
        continue
      }
      let explained = subject.explanations.contains { $0.asks(for: row.family, subject.asBuilt) }
      prompts.append(
        Prompt(
          resource: row.spokenName, taps: taps, isExplained: explained,
          recoveries: ways.recoveries(of: site)))
    }
    asksOnlyInUse = early.isEmpty && !prompts.isEmpty && questions.isEmpty
    questions += asked.compactMap { row, site in
      let prompt = prompts.first { $0.resource == row.spokenName }
      guard prompt?.recoveries.isEmpty == true, !Self.unrecovered.contains(row.family) else {
        return nil
      }
      return Question(
        text: "What does the app offer where access to \(row.spokenName) was denied before?",
        place: site.place)
    }
  }
}

extension Explanation {
  /// Whether it surely explains the prompt of a family.
  fileprivate func asks(for family: String, _ flows: AsBuilt) -> Bool {
    certainty > .possible && resources.contains { flows.app.symbols.rows[$0]?.family == family }
  }
}

/// How a person comes to the prompts of an app, by its labels.
private struct WaysToPrompts {
  let flows: AsBuilt
  let language: String?

  /// The labels to tap until the prompt of a family comes up; nil where no control is known to.
  func taps(to family: String, _ explanations: [Explanation]) -> [String]? {
    let explaining = explanations.first { $0.asks(for: family, flows) }?.asking
    // What only may lead there is no step to tell anybody; what asks comes before what uses.
    let asking = flows.controls.filter { $0.surely(\.isAsk, family, flows.app.symbols) }
    let using = flows.controls.filter { $0.surely({ !$0.isAsk }, family, flows.app.symbols) }
    for control in [explaining].compactMap(\.self) + asking + using {
      if let label = label(of: control) { return openers(of: control.tree) + [label] }
    }
    return nil
  }

  /// The labels that open the screen of a tree, as far back as they are known.
  private func openers(of tree: Int) -> [String] {
    var labels: [String] = []
    var seen: Set<Int> = [tree]
    var tree = tree
    while let presentation = flows.trees[tree].presentation,
      let opener = flows.controls.first(where: { opens(presentation, $0) }),
      let label = label(of: opener), seen.insert(opener.tree).inserted
    {
      labels.insert(label, at: 0)
      tree = opener.tree
    }
    return labels
  }

  private func opens(_ presentation: ViewTree.Presentation, _ control: Control) -> Bool {
    let (own, other) = (control.place, presentation.place)
    if (own.path, own.line, own.column) == (other.path, other.line, other.column) { return true }
    guard let key = presentation.key.map(flows.app.program.canonical) else { return false }
    return control.effects.contains { effect in
      guard case .writes(let written) = effect.kind else { return false }
      return flows.app.program.canonical(written) == key && effect.written?.value != .bool(false)
    }
  }

  /// The labels of the controls that lead to Settings for the resource of a request.
  func recoveries(of site: RequestSite) -> [String] {
    let places = Set(flows.recoveries(of: site).map(\.place))
    let labels = flows.controls.filter { places.contains($0.place) }.compactMap(label)
    return labels.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The label of a control in the wanted language, else in the app's own.
  private func label(of control: Control) -> String? {
    let spoken = control.labels.filter(\.isSpoken)
    if let language {
      let wanted =
        spoken.first { $0.language == language }
        ?? spoken.first { $0.language?.hasPrefix(language + "-") == true }
      if let wanted { return wanted.text }
    }
    guard let label = control.label, spoken.contains(where: { $0.text == label }) else {
      return nil
    }
    return label
  }
}

extension Control {
  /// Whether using it surely has such an effect on a family's resource.
  fileprivate func surely(
    _ isWanted: (Effect) -> Bool, _ family: String, _ symbols: SymbolIndex
  ) -> Bool {
    effects.contains { effect in
      guard effect.certainty > .possible, isWanted(effect) else { return false }
      return switch effect.kind {
      case .asks(let match), .uses(let match):
        match.resources.contains { symbols.rows[$0]?.family == family }
      default: false
      }
    }
  }
}
