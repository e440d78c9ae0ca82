import Auditing
import Facts

/// The page of one rule: written once as blocks, shown as Markdown or in a terminal.
package struct RulePage: Sendable {
  /// A piece of a page.
  enum Block: Sendable {
    case title(String)
    case heading(String)
    case paragraph(String)
    case item(String)
    case code(String, language: String = "swift")
  }
  let blocks: [Block]

  /// The page of a rule.
  package init(_ rule: Rule) {
    blocks =
      [.title(rule.id), .paragraph(rule.summary), .paragraph(Self.facts(of: rule))]
      + [.heading("Why"), .paragraph(rule.why)]
      + Self.policy(of: rule) + Self.sources(of: rule)
      + Self.examples("Found here", rule.triggers)
      + Self.examples("Not found here", rule.passes)
      + [.heading("How to fix it"), .paragraph(rule.fix)]
      + Self.suppression(of: rule)
  }

  private static func facts(of rule: Rule) -> String {
    "Severity: \(rule.severity.word) when certain. Group: \(rule.group.words)."
  }

  private static func sources(of rule: Rule) -> [Block] {
    guard !rule.sources.isEmpty else { return [] }
    return [.heading("What Apple says")]
      + rule.sources.map { .item("\($0.guideline): \($0.paraphrase) <\($0.url)>") }
  }

  private static func policy(of rule: Rule) -> [Block] {
    guard let policy = Policy.behind(rule.id) else { return [] }
    return [
      .paragraph(
        "\(policy.name) is enforced from \(policy.enforcedFrom) <\(policy.url)>; with an earlier "
          + "day behind `--as-of` a finding is one step milder.")
    ]
  }

  private static func examples(_ heading: String, _ examples: [Example]) -> [Block] {
    guard !examples.isEmpty else { return [] }
    return [.heading(heading)] + examples.map { .code($0.text) }
  }

  private static func suppression(of rule: Rule) -> [Block] {
    switch rule.group {
    case .suppression, .reading: return []
    default: return [.heading("How to silence it")] + silencing(rule)
    }
  }

  /// By a comment where the rule points at Swift, which alone carries them.
  private static func silencing(_ rule: Rule) -> [Block] {
    if rule.pointsAtSource {
      return [
        .paragraph("Above the line that the finding points at, with the reason:"),
        .code("// askonce:disable:next \(rule.id) - the reason"),
      ]
    }
    return [
      .paragraph(
        "In `askonce.yml`, with the reason; comments in files other than Swift silence nothing:"),
      .code(
        """
        version: 1
        suppressions:
          - rule: \(rule.id)
            path: App/Info.plist
            reason: the reason
        """, language: "yaml"),
    ]
  }
}

extension Rule {
  /// Whether its findings stand in Swift, as its examples say.
  fileprivate var pointsAtSource: Bool {
    triggers.contains { example in
      let end = example.text.firstRange(of: "\n---")?.lowerBound
      return example.text[..<(end ?? example.text.endIndex)].contains("↓")
    }
  }
}

extension Rule.Group {
  /// The name that people read.
  package var words: String {
    switch self {
    case .flow: "flow"
    case .metadata: "metadata"
    case .reviewNotes: "Review Notes"
    case .contract: "contract"
    case .evidence: "evidence"
    case .reading: "reading"
    case .suppression: "suppression"
    }
  }
}
