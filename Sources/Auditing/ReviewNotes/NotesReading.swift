import Facts
import PermissionModel

/// What Review Notes mean: which names are labels and screens of the app, and which resources and
/// moments a sentence speaks of.
struct NotesReading {
  /// What a name in the notes is the name of.
  enum Meaning { case label, screen, other }

  let notes: [NotesFacts]
  let seen: SeenTexts
  private let flows: AsBuilt
  private let naming: ResourceNaming

  init(_ subject: Subject) {
    notes = subject.facts.notes
    seen = SeenTexts(subject.facts)
    flows = subject.asBuilt
    naming = ResourceNaming(flows)
  }

  /// Every sentence of every file, in order.
  var sentences: [NotesFacts.Sentence] { notes.flatMap(\.sentences) }

  /// What a name is the name of, by the words around it; what the system shows is `other`.
  func meaning(of mention: NotesFacts.Mention, in sentence: NotesFacts.Sentence) -> Meaning {
    guard !isSystems(mention, sentence), !isValue(mention.text) else { return .other }
    let last = mention.before.split(separator: " ").suffix(3).joined(separator: " ")
    if NotesWording.holds(NotesWording.screens, mention.after)
      || NotesWording.holds(NotesWording.screens, String(last.split(separator: " ").last ?? ""))
    {
      return .screen
    }
    if mention.mark == .path { return .label }
    if NotesWording.holds(NotesWording.typing, last) { return .other }
    let isControl =
      NotesWording.holds(NotesWording.taps, mention.before)
      || NotesWording.holds(NotesWording.controls, mention.after)
    return isControl ? .label : .other
  }

  /// Whether the system shows it: in a prompt, or in Settings.
  private func isSystems(
    _ mention: NotesFacts.Mention, _ sentence: NotesFacts.Sentence
  ) -> Bool {
    let folded = LabelText(mention.text).joined
    if NotesWording.systemLabels.contains(folded) || NotesWording.settings.contains(folded) {
      return true
    }
    switch LabelWords.meaning(of: mention.text, language: nil) {
    case .settings: return true
    case .consent, .refusal:
      // Of the system's own buttons only the English ones are all known.
      let isKnown = mention.text.utf8.allSatisfy { $0 < 128 }
      if !isKnown || NotesWording.holds(NotesWording.systemAlerts, sentence.text) { return true }
    case .neutral, .deferral, .leaving, .other: break
    }
    guard mention.mark == .path,
      let first = sentence.mentions.first(where: { $0.mark == .path })
    else { return false }
    return NotesWording.settings.contains(LabelText(first.text).joined)
  }

  /// What a person types: an address, an account, a number, a password.
  private func isValue(_ text: String) -> Bool {
    text.contains("@") || text.contains("://") || text.contains("www.")
      || !text.contains(where: \.isLetter)
      || (!text.contains(" ") && text.contains(where: \.isNumber) && text.count > 5)
  }

  /// Whether a sentence names a resource.
  func names(_ row: ResourceRow, in text: String) -> Bool {
    let words = naming.words(of: [row.id])
    return [nil, "en"].contains { language in
      naming.names(ResolvedText(text: text, language: language), words)
    }
      || Self.otherLanguages.contains { language in
        naming.names(ResolvedText(text: text, language: language), words)
      }
  }

  /// The languages of most notes, beside English.
  private static let otherLanguages = ["ko", "ja", "zh", "de", "fr", "es", "pt", "it", "nl", "ru"]

  /// Whether a sentence says that something does not happen.
  func isNegated(_ sentence: NotesFacts.Sentence) -> Bool {
    NotesWording.holds(NotesWording.negations, sentence.text)
  }

  /// Whether a sentence speaks of a prompt.
  func speaksOfPrompt(_ sentence: NotesFacts.Sentence) -> Bool {
    NotesWording.holds(NotesWording.prompts, sentence.text)
      || sentence.mentions.contains { LabelWords.meaning(of: $0.text, language: nil) == .consent }
  }

  /// The rows that the app asks for, each family once, with the first request of each.
  var asked: [(row: ResourceRow, site: RequestSite)] {
    var families: Set<String> = []
    return flows.requests.compactMap { site in
      guard site.match.resources.count == 1, site.match.certainty > .possible,
        let row = flows.app.symbols.rows[site.match.resources[0]], row.group == .prompted,
        families.insert(row.family).inserted
      else { return nil }
      return (row, site)
    }
  }

  /// The controls that ask for a resource of a family.
  func controls(asking family: String) -> [Control] {
    flows.controls.filter { control in
      control.resources.contains { flows.app.symbols.rows[$0]?.family == family }
    }
  }

  /// Whether a name is a title of a control, in any language.
  func isTitle(_ text: String, of control: Control) -> Bool {
    let folded = LabelText(text).joined
    return control.labels.contains { LabelText($0.text).joined == folded }
  }
}
