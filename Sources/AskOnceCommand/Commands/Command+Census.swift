import Rendering

extension Command {
  /// Lists requests.
  static let census = Command(
    name: "census", summary: "list every request: owner, trigger, guard, recovery, purpose string",
    operand: .init(placeholder: "PATH", isRequired: false),
    options: [
      Option(
        name: "format", short: "f", value: .choice(CensusRenderer.all.map(\.id)),
        summary: "form of the list; text (default) is for people"),
      Option(name: "quiet", short: "q", summary: "show the tables alone: no coverage"),
      .config, .noIgnore, .allFiles, .color, .output, .noCache, .timings, .threads, .help,
    ],
    details: pathDetails
  ) { arguments, console in
    let output = try AtomicFile(arguments.value("output"))
    let settings = try Settings(arguments)
    let run = arguments.run(console)
    let pipeline = try Pipeline(
      arguments.operand ?? ".", selection: settings.selection, how: run,
      progress: Progress(on: console))
    try output.requireOther(than: pipeline.found.map(\.location))
    let renderer = CensusRenderer.all.first { $0.id == arguments.value("format") } ?? .text
    let text = renderer.render(
      pipeline.census, context(for: pipeline, settings, arguments, console, output))
    try output.write(text, on: console)
    run.timings.end("census")
    if arguments.has("timings") { run.timings.lines.forEach(console.complain) }
    return .clean
  }
}
