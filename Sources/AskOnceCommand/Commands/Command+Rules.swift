import Auditing
import Rendering

extension Command {
  /// Lists rules.
  static let rules = Command(
    name: "rules", summary: "list what check looks for", operand: nil, options: [.color, .help]
  ) { arguments, console in
    try console.print(RuleIndex.terminal(Rule.all, console.style(arguments.value("color"))))
    return .clean
  }
}
