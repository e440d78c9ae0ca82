import Auditing
import Facts

/// The list of rules: what `askonce rules` prints, and `Documentation/Rules.md`.
package enum RuleIndex {
  /// One aligned line for each rule: id, severity, summary.
  package static func terminal(_ rules: [Rule], _ style: Style) -> String {
    let width = rules.map(\.id.width).max() ?? 0
    return rules.map { rule in
      style(rule.id, .label) + String(repeating: " ", count: width - rule.id.width + 2)
        + style(rule.severity.word.padded(to: 9), rule.severity.role) + rule.summary + "\n"
    }.joined()
  }

  /// A Markdown table that links to the pages.
  package static func markdown(_ rules: [Rule]) -> String {
    let head = """
      # Rules

      What askonce looks for. The severity is that of a certain finding; a merely possible one is
      shown one step milder.

      | Rule | Group | Severity | Finds |
      | --- | --- | --- | --- |

      """
    return head
      + rules.map { rule in
        "| [\(rule.id)](Rules/\(rule.id).md) | \(rule.group.words) | \(rule.severity.word) "
          + "| \(rule.summary.replacing("|", with: "\\|")) |\n"
      }.joined()
  }
}
