/// One command as data: its name, what it takes and what it does.
struct Command: Sendable {
  /// The word behind an option or command.
  struct Operand: Sendable {
    /// `PATH`.
    var placeholder: String
    var isRequired: Bool
    /// As help texts write it.
    var usage: String { isRequired ? placeholder : "[\(placeholder)]" }
  }
  var name: String
  /// One sentence without a full stop, in small letters.
  var summary: String
  var operand: Operand?
  var options: [Option]
  /// Further paragraphs of the help text.
  var details = ""
  var run: @Sendable (Arguments, Console) throws -> AskOnce.ExitCode
}

/// One option as data.
struct Option: Sendable {
  /// What stands behind the option.
  enum Value: Sendable {
    case none
    case choice([String])
    case text(String)
    case number(String)
  }
  /// Without the dashes.
  var name: String
  var short: Character?
  var value: Value = .none
  var summary: String
}

extension Option {
  static let help = Option(name: "help", short: "h", summary: "show this text")
  static let output = Option(
    name: "output", short: "o", value: .text("FILE"),
    summary: "write to a file, whole or not at all; - is standard output")
  static let color = Option(
    name: "color", value: .choice(["auto", "always", "never"]),
    summary: "colour the text; auto (default): on a terminal, unless NO_COLOR is set")
  static let config = Option(
    name: "config", value: .text("FILE"),
    summary: "read this configuration instead of askonce.yml at the root of PATH")
  static let noIgnore = Option(
    name: "no-ignore", summary: "read what .gitignore files leave out, too")
  static let allFiles = Option(
    name: "all-files", summary: "parse every Swift file, not only those that can matter")
  static let noCache = Option(
    name: "no-cache", summary: "keep nothing in the user's cache folder, and use nothing of it")
  static let timings = Option(
    name: "timings", summary: "say on standard error how long each stage took")
  static let threads = Option(
    name: "threads", value: .number("N"),
    summary: "work on N threads (default: one for each processor)")
}
