import Facts
import Rendering

/// Something that the person who typed the command can put right: exit code 2.
struct UsageError: Error {
  /// What was expected and what stands there.
  var message: String
  /// Where to read on.
  var hint: String?

  /// An error with the nearest valid word and the help to read.
  init(_ message: String, nearest: String? = nil, see help: String? = nil) {
    self.message = message + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    self.hint = help.map { "See '\($0)'." }
  }

  /// An option that the command does not have.
  static func unknown(_ name: String, for command: Command) -> UsageError {
    let names = command.options.map { "--\($0.name)" }
    return UsageError(
      "unknown option '\(name.printable)' of '\(command.name)'; expected \(names.alternatives)",
      nearest: NearestWord.of(name, in: names), see: "askonce \(command.name) --help")
  }
}

extension [String] {
  /// "'a', 'b' or 'c'".
  var alternatives: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
