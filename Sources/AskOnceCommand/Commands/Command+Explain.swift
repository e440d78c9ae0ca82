import Auditing
import Facts
import Rendering

extension Command {
  /// Shows the page of one rule.
  static let explain = Command(
    name: "explain", summary: "show the page of one rule: why, examples, how to fix it",
    operand: .init(placeholder: "RULE", isRequired: true), options: [.color, .help]
  ) { arguments, console in
    let id = arguments.operand ?? ""
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      throw UsageError(
        "no rule is called '\(id.printable)'",
        nearest: NearestWord.of(id, in: Rule.all.map(\.id)), see: "askonce rules")
    }
    try console.print(RulePage(rule).terminal(console.style(arguments.value("color"))))
    return .clean
  }
}
