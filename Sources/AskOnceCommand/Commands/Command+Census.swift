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
      .color, .output, .threads, .help,
    ],
    details: pathDetails
  ) { arguments, console in
    let output = try AtomicFile(arguments.value("output"))
    let pipeline = try Pipeline(
      arguments.operand ?? ".", threads: arguments.threads, progress: Progress(on: console))
    try output.requireOther(than: pipeline.found)
    let renderer = CensusRenderer.all.first { $0.id == arguments.value("format") } ?? .text
    let text = renderer.render(pipeline.census, context(for: pipeline, arguments, console, output))
    try output.write(text, on: console)
    return .clean
  }
}
