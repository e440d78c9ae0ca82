import Facts
import Rendering

/// The tool: picks the command that the first word names, runs it, says how it ended.
///
/// This target is the only one that touches disk, environment and exit codes.
enum AskOnce {
  /// How the process ends.
  enum ExitCode: Int32 {
    case clean = 0
    case findings = 1
    case usage = 2
    case internalFault = 70
  }

  /// Every command, in the order of the help text.
  static let commands: [Command] = [
    .check, .fix, .census, .generateNotes, .play, .rules, .explain,
  ]

  /// Runs one command line and turns every error into words and an exit code.
  static func run(_ words: [String], on console: Console) -> ExitCode {
    do {
      return try dispatch(words, on: console)
    } catch let error as UsageError {
      console.complain("askonce: \(error.message)")
      if let hint = error.hint { console.complain(hint) }
      return .usage
    } catch let error as FileFaults {
      error.lines.forEach(console.complain)
      return .usage
    } catch let error as WriteError {
      console.complain("askonce: cannot write to standard output: \(error.reason)")
      return .internalFault
    } catch {
      console.complain("askonce: internal error: \("\(error)".printable)")
      return .internalFault
    }
  }

  private static func dispatch(_ words: [String], on console: Console) throws -> ExitCode {
    guard let first = words.first, first != "--help", first != "-h", first != "help" else {
      let topic = words.dropFirst().filter { !$0.hasPrefix("-") }
      try console.print(topic.isEmpty ? help : command(in: topic).help)
      return .clean
    }
    if first == "--version" {
      try console.print("\(Tool.name) \(Tool.version)\n")
      return .clean
    }
    let chosen = try command(in: words)
    let rest = words.dropFirst(chosen.name.split(separator: " ").count)
    let arguments = try Arguments(Array(rest), for: chosen)
    if arguments.has("help") {
      try console.print(chosen.help)
      return .clean
    }
    return try chosen.run(arguments, console)
  }

  /// The command that the first word names, or the first two.
  private static func command(in words: [String]) throws -> Command {
    let word = words[0]
    let pair = words.prefix(2).joined(separator: " ")
    if let command = commands.first(where: { [word, pair].contains($0.name) }) { return command }
    let kind = word.hasPrefix("-") ? "option" : "command"
    let names = commands.map(\.name) + (kind == "option" ? ["--help", "--version"] : [])
    throw UsageError(
      "unknown \(kind) '\(word.printable)'; expected \(names.alternatives)",
      nearest: NearestWord.of(word, in: names), see: "askonce --help")
  }
}
