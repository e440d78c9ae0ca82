import Facts

/// What rules say of the screens of libraries, at the app's own call.
///
/// Never certain: which version of the library the app has is not seen.
extension LibraryScreen {
  /// The button that leads to the prompt consents.
  func steering(in flows: AsBuilt) -> Finding? {
    let naming = ResourceNaming(flows)
    let words = naming.words(of: use.resources)
    let said = asking.filter { label in
      LabelWords.consentVerb(in: label.text, language: label.language) != nil
        || naming.names(ResolvedText(text: label.text), words)
    }
    guard let first = said.first else { return nil }
    let resources = flows.name(of: use.resources)
    return Finding(
      rule: "steering-button", severity: .error, certainty: .likely,
      message: "\(name) explains the prompt for \(resources) with a button that says "
        + "'\(first.text)'",
      help: "Title it \"Continue\" or \"Next\", or show an explanation of your own.",
      place: place,
      related: Set(said.compactMap(\.place)).sorted().prefix(6).map {
        RelatedPlace("the label", at: $0)
      },
      trace: opening(in: flows)
        + [TraceStep("tap '\(first.text)'"), TraceStep("iOS asks for \(resources)")],
      about: first.key ?? first.text)
  }

  /// The screen can be left without the prompt.
  func skipping(in flows: AsBuilt) -> Finding? {
    guard let exits else { return nil }
    let resources = flows.name(of: use.resources)
    let title = exits.first.map { "'\($0.text)'" } ?? "the button that declines"
    let isLenient = use.resources.allSatisfy { id in
      let family = flows.app.symbols.rows[id]?.family
      return family == "notifications" || family == "photos"
    }
    return Finding(
      rule: "skippable-explanation", severity: isLenient ? .warning : .error, certainty: .likely,
      message: "\(title) leaves the screen by which \(name) explains \(resources), "
        + "without the system prompt",
      help: "Switch it off, or ask without the library's screen.",
      place: place,
      related: Set(exits.compactMap(\.place)).sorted().prefix(6).map {
        RelatedPlace("the label", at: $0)
      },
      trace: opening(in: flows) + [
        TraceStep("tap \(title)"), TraceStep("the screen is left; the prompt was never shown"),
      ],
      about: exits.first.map { $0.key ?? $0.text } ?? "exit")
  }

  private func opening(in flows: AsBuilt) -> [TraceStep] {
    [TraceStep("\(name) shows a screen of its own before the prompt", at: place)]
  }
}
