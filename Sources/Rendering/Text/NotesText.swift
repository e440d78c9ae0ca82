import Auditing

/// The section of the Review Notes that a draft gives, as App Review reads it.
package enum NotesText {
  /// The section, which ends with a line break; empty where the app asks for nothing.
  package static func text(of draft: NotesDraft) -> String {
    guard !draft.prompts.isEmpty else { return "" }
    var parts = ["Permissions"]
    if draft.asksOnlyInUse {
      parts.append(
        "The app does not ask for any permission when it is first opened. Each permission is asked "
          + "for when its feature is used.")
    }
    parts += draft.prompts.enumerated().map { "\($0 + 1). " + paragraph($1) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What is to be answered before the notes are sent, a line each.
  package static func questions(of draft: NotesDraft) -> [String] {
    draft.questions.map { "\(Words.place($0.place)): \($0.text)" }
  }

  private static func paragraph(_ prompt: NotesDraft.Prompt) -> String {
    let name = prompt.resource.prefix(1).uppercased() + prompt.resource.dropFirst()
    var sentences: [String]
    let opening = prompt.taps.dropLast().map { "\"\($0)\"" }.joined(separator: ", then ")
    let last = "\"\(prompt.taps.last ?? "")\""
    if prompt.isExplained, !opening.isEmpty {
      sentences = [
        "\(name): tap \(opening).",
        "The app says what it is for; tap \(last), and iOS asks for \(prompt.resource).",
      ]
    } else {
      let taps = opening.isEmpty ? last : "\(opening), then \(last)"
      sentences = ["\(name): tap \(taps).", "iOS asks for \(prompt.resource)."]
    }
    if !prompt.recoveries.isEmpty {
      let labels = prompt.recoveries.map { "\"\($0)\"" }.joined(separator: " or ")
      sentences.append("If access was denied before, \(labels) leads to Settings.")
    }
    return sentences.joined(separator: " ")
  }
}
