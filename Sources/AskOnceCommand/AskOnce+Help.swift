import Rendering

extension AskOnce {
  /// What `askonce --help` says.
  static var help: String {
    let width = commands.map(\.usage.count).max() ?? 0
    let list = commands.map { command in
      "  \(command.usage.filled(to: width))  \(command.summary)\n"
    }.joined()
    return """
      askonce finds faults in how an app asks for permissions.

      Usage: askonce COMMAND [options]

      Commands:
      \(list)
      Options:
        -h, --help   show this text, or with a command its own
        --version    show the version

      Exit codes: 0 clean, 1 findings at or above --fail-on, 2 wrong usage, 70 internal error.

      """
  }
}

extension Command {
  /// The name and what follows it.
  var usage: String { [name, operand?.usage].compactMap { $0 }.joined(separator: " ") }

  /// What `askonce COMMAND --help` says.
  var help: String {
    let names = options.map(\.usage)
    let width = names.map(\.count).max() ?? 0
    let list = zip(options, names).map { option, name in
      "  \(name.filled(to: width))  \(option.summary)\n"
    }.joined()
    let notes = details.isEmpty ? "" : "\n\(details)\n"
    return """
      \(summary.capitalizedFirst).

      Usage: askonce \(usage) [options]

      Options:
      \(list)\(notes)
      """
  }
}

extension Option {
  /// "--color auto|always|never".
  fileprivate var usage: String {
    let start = short.map { "-\($0), " } ?? ""
    switch value {
    case .none: return "\(start)--\(name)"
    // A long list is for the paragraphs below the options.
    case .choice(let words) where words.count > 4: return "\(start)--\(name) \(name.uppercased())"
    case .choice(let words): return "\(start)--\(name) \(words.joined(separator: "|"))"
    case .text(let placeholder), .number(let placeholder):
      return "\(start)--\(name) \(placeholder)"
    }
  }
}

extension String {
  /// Filled with spaces up to a number of characters.
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
