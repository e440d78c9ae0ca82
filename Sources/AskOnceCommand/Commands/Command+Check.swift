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
      Option(name: "verbose", short: "v", summary: "show notes too"),
      Option(name: "quiet", short: "q", summary: "show findings alone: no summary, no coverage"),
      .color, .output, .threads, .help,
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
    PATH is the folder of an app's source, or one file (default: the current folder). Folders of
    tests, previews, dependencies and build products, and hidden ones, are left out; links that
    lead out of the folder are not followed; files over 20 MB are not read, and said so.
    """

  @Sendable
  private static func runCheck(_ arguments: Arguments, _ console: Console) throws
    -> AskOnce.ExitCode
  {
    let output = try AtomicFile(arguments.value("output"))
    let progress = Progress(on: console)
    let pipeline = try Pipeline(
      arguments.operand ?? ".", threads: arguments.threads, progress: progress)
    try output.requireOther(than: pipeline.found)
    let report = pipeline.report(Rule.all)
    let reporter = Reporter.all.first { $0.id == arguments.value("format") } ?? .text
    let text = reporter.render(report, context(for: pipeline, arguments, console, output))
    try output.write(text, on: console)
    if reporter.id == Reporter.text.id, !arguments.has("quiet") {
      console.complain("Checked in \(progress.elapsed)")
    }
    return report.fails(on: arguments.value("fail-on") ?? "error") ? .findings : .clean
  }

  /// What renderers may know beside the report.
  static func context(
    for pipeline: Pipeline, _ arguments: Arguments, _ console: Console, _ output: AtomicFile
  ) -> RenderContext {
    let lines = SourceLines(pipeline.found)
    return RenderContext(
      lines: { lines($0) },
      style: console.style(arguments.value("color"), toFile: output.isFile),
      showsNotes: arguments.has("verbose"), showsCoverage: !arguments.has("quiet"),
      root: SourceRoot(ofOperand: arguments.operand ?? "."))
  }
}

extension Arguments {
  /// How many threads read.
  var threads: Int { number("threads") ?? ProcessInfo.processInfo.activeProcessorCount }
}

extension Report {
  /// Whether a finding weighs enough for exit code 1.
  fileprivate func fails(on word: String) -> Bool {
    guard let threshold = Severity.allCases.first(where: { $0.word == word }) else { return false }
    return findings.contains { $0.severity >= threshold }
  }
}
