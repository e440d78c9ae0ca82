import Auditing
import Facts
import Rendering

extension Command {
  /// Repairs what a machine can repair.
  static let fix = Command(
    name: "fix", summary: "repair what takes no thought, and say what is left",
    operand: .init(placeholder: "PATH", isRequired: false),
    options: [
      Option(name: "dry-run", summary: "write nothing; print the change as a patch"),
      Option(
        name: "rule", value: .choice(Rule.all.map(\.id).sorted()),
        summary: "repair the findings of this rule alone"),
      Option(name: "quiet", short: "q", summary: "say only what could not be written"),
      .config, .noIgnore, .allFiles, .noCache, .threads, .help,
    ],
    details: """
      PATH is the folder of an app's source, or one file (default: the current folder).

      Repaired are misspelled keys, missing purpose strings (with a text that says what to write,
      which 'check' goes on to report), labels of explanations in string tables that urge people to
      allow, swipes that skip an explanation, and comments for askonce itself. Each file is
      written whole or not at all, in its encoding, with its line breaks; binary files, files that
      have changed meanwhile, and files outside PATH are left as they are. The exit code is 0, or 2
      where a file could not be written.
      """, run: runFix)

  @Sendable
  private static func runFix(_ arguments: Arguments, _ console: Console) throws
    -> AskOnce.ExitCode
  {
    let settings = try Settings(arguments)
    let path = arguments.operand ?? "."
    // Before anything is read, so that no later change is missed.
    let stamps = try FixRun.stamps(of: FileWalk(path, selection: settings.selection))
    let pipeline = try Pipeline(
      path, selection: settings.selection, how: arguments.run(console),
      progress: Progress(on: console))
    let report = pipeline.report(by: settings.auditing, on: Settings.today)
    let wanted = arguments.value("rule")
    let plan = FixPlan(report.findings.filter { wanted == nil || $0.rule == wanted })
    let run = try FixRun(plan, pipeline, stamps, in: settings.folder)
    if arguments.has("dry-run") {
      try console.print(run.patch)
    } else {
      run.write()
    }
    if !arguments.has("quiet") {
      let said = run.summary(isDry: arguments.has("dry-run"))
      if arguments.has("dry-run") { console.complain(said) } else { try console.print(said) }
    }
    run.refusals.forEach(console.complain)
    return run.refusals.isEmpty ? .clean : .usage
  }
}
