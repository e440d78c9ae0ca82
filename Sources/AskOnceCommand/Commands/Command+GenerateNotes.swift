import Auditing
import Rendering

extension Command {
  /// Writes what Review Notes say of the prompts.
  static let generateNotes = Command(
    name: "generate notes", summary: "write the section of the Review Notes on permissions",
    operand: .init(placeholder: "PATH", isRequired: false),
    options: [
      Option(
        name: "language", value: .text("TAG"),
        summary: "quote the labels in this language (default: the app's own)"),
      .config, .noIgnore, .allFiles, .output, .noCache, .threads, .help,
    ],
    details: """
      PATH is the folder of an app's source (default: the current folder).

      For each prompt: what to tap, in the app's own labels, whether it is explained before, and
      what leads to Settings once access was denied. Only what was traced is written; what was not
      is asked on standard error, with its place. Read every line before you send it.
      """
  ) { arguments, console in
    let output = try AtomicFile(arguments.value("output"))
    let settings = try Settings(arguments)
    let pipeline = try Pipeline(
      arguments.operand ?? ".", selection: settings.selection, how: arguments.run(console),
      progress: Progress(on: console))
    try output.requireOther(than: pipeline.found.map(\.location))
    let draft = NotesDraft(of: pipeline.subject, language: arguments.value("language"))
    try output.write(NotesText.text(of: draft), on: console)
    NotesText.questions(of: draft).forEach(console.complain)
    if draft.prompts.isEmpty { console.complain("No prompt was traced to a control.") }
    return .clean
  }
}
