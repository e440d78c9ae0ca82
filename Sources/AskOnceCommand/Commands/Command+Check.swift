import Auditing
import Facts
import Foundation
import Rendering

extension Command {
  /// Finds faults.
  static let check = Command(
    name: "check", summary: "find faults in how the app asks for permissions",
    operand: .init(placeholder: "PATH", isRequired: false),
    options: [
      Option(
        name: "format", short: "f", value: .choice(Reporter.all.map(\.id)),
        summary: "form of the report; text (default) is for people"),
      Option(
        name: "fail-on", value: .choice(["error", "warning", "note", "never"]),
        summary: "the mildest finding that makes the exit code 1 (default: error)"),
      Option(
        name: "require-traced",
        summary: "exit code 1 also if a request was not traced, or a language not followed"),
      .config,
      Option(
        name: "baseline", value: .text("FILE"), summary: "hide the findings that stand in FILE"),
      Option(
        name: "write-baseline", value: .text("FILE"),
        summary: "write all findings to FILE, and hide them"),
      Option(
        name: "diff", value: .text("REV"),
        summary: "show only findings that the revision REV of git does not have"),
      Option(
        name: "target", value: .text("NAME"),
        summary: "leave out findings of other apps than the one that builds this target"),
      Option(
        name: "as-of", value: .text("DATE"),
        summary: "judge by what Apple enforces, and what suppressions say, on this day"),
      .noIgnore, .allFiles,
      Option(name: "verbose", short: "v", summary: "show notes too"),
      Option(name: "quiet", short: "q", summary: "show findings alone: no summary, no coverage"),
      .color, .output, .noCache, .timings, .threads, .help,
    ],
    details: "\(pathDetails)\n\n\(formats)", run: runCheck)

  /// The forms of a report, one a line.
  private static let formats =
    "FORMAT is one of:\n"
    + Reporter.all.map {
      "  \($0.id.padding(toLength: 10, withPad: " ", startingAt: 0)) \($0.summary)"
    }
    .joined(separator: "\n")

  /// What PATH means, for commands that take one.
  static let pathDetails = """
    PATH is the folder of an app's source, one file, or a compiled app (.ipa, .app, .xcarchive,
    .framework, .xcframework), whose metadata is checked (default: the current folder). Folders of
    tests, previews, dependencies and build products, hidden ones, and what .gitignore names are
    left out; links that lead out of the folder are not followed; files over 20 MB are not read,
    and said so. A file askonce.yml in PATH configures the run: Documentation/Configuration.md.
    """

  @Sendable
  private static func runCheck(_ arguments: Arguments, _ console: Console) throws
    -> AskOnce.ExitCode
  {
    let output = try AtomicFile(arguments.value("output"))
    let progress = Progress(on: console)
    let run = arguments.run(console)
    let answers = (try? Settings(arguments)).flatMap { Answers(arguments, $0, console, run) }
    run.timings.end("walk")
    var answer = answers?.kept
    if answer != nil { try output.requireOther(than: answers?.readFiles ?? []) }
    if answer == nil {
      let found = try findAnswer(arguments, console, output, run, progress)
      answers?.keep(found)
      answer = found
    }
    guard let answer else { return .internalFault }
    try output.write(answer.text, on: console)
    if !answer.complaint.isEmpty { console.complain(answer.complaint) }
    if (arguments.value("format") ?? Reporter.text.id) == Reporter.text.id, !arguments.has("quiet")
    {
      console.complain("Checked in \(progress.elapsed)")
    }
    run.timings.end("write")
    if arguments.has("timings") { run.timings.lines.forEach(console.complain) }
    return AskOnce.ExitCode(rawValue: answer.exitCode) ?? .internalFault
  }

  /// Reads, judges and renders.
  private static func findAnswer(
    _ arguments: Arguments, _ console: Console, _ output: AtomicFile, _ run: Run,
    _ progress: Progress
  ) throws -> Answers.Answer {
    let check = try Check(arguments, console, run, progress)
    try output.requireOther(than: check.readFiles)
    try check.requireOther(than: output)
    let report = try check.report()
    run.timings.end("judge")
    let reporter = Reporter.all.first { $0.id == arguments.value("format") } ?? .text
    let text = reporter.render(
      report, context(for: check.pipeline, check.settings, arguments, console, output))
    run.timings.end("render")
    let (fails, complaint) = check.verdict(on: report)
    return Answers.Answer(
      text: text, complaint: complaint ?? "",
      exitCode: (fails ? AskOnce.ExitCode.findings : .clean).rawValue)
  }

  /// What renderers may know beside the report.
  static func context(
    for pipeline: Pipeline, _ settings: Settings, _ arguments: Arguments, _ console: Console,
    _ output: AtomicFile
  ) -> RenderContext {
    let others = settings.file.map { [settings.shownFile: Disk.typed($0)] } ?? [:]
    let lines = SourceLines(pipeline.found, beside: others)
    return RenderContext(
      lines: { lines($0) },
      style: console.style(arguments.value("color"), toFile: output.isFile),
      showsNotes: arguments.has("verbose"), showsCoverage: !arguments.has("quiet"),
      rules: settings.configuration.selected(from: Rule.all),
      root: SourceRoot(ofOperand: arguments.operand ?? "."))
  }
}

extension Arguments {
  /// How the files are read.
  func run(_ console: Console) -> Run {
    Run(
      threads: number("threads") ?? ProcessInfo.processInfo.activeProcessorCount,
      parsesAll: has("all-files"), root: root,
      cache: has("no-cache") ? nil : CacheFolder(console.environment), timings: Timings())
  }

  /// The checked folder or file, without links.
  private var root: String {
    let typed = Disk.typed(operand ?? ".")
    return (Disk.resolved(typed) ?? typed).text
  }
}
