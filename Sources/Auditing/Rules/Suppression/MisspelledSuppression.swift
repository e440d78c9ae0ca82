import Facts

extension Rule {
  /// A comment to this tool that it cannot follow.
  package static let misspelledSuppression = Rule(
    id: "misspelled-suppression", group: .suppression, severity: .warning,
    summary: "A comment to askonce has an unknown word or names no known rule.",
    why: "It looks as if it silenced something, and does not.",
    fix: "Write one of `disable:next`, `disable:this`, `disable:previous`, `disable`, `enable`, "
      + "then ids of rules as `askonce rules` lists them, then ` - ` and the reason.",
    sources: [],
    triggers: [
      """
      ↓// askonce:disable:nxt unread-file - the word is misspelled
      struct Home {}
      """,
      """
      ↓// askonce:disable:next unred-file - the rule is misspelled
      struct Home {}
      """,
      """
      ↓// askonce:disable:next - which rule?
      struct Home {}
      """,
    ],
    passes: [
      """
      // askonce:disable:next misspelled-suppression - correctly written
      struct Home {}
      """,
      """
      // askonce: owns no permission
      struct Home {}
      """,
    ],
    check: { subject in
      subject.facts.swift.flatMap(\.comments).flatMap {
        Finding.misspellings(in: $0, known: subject.audited.ruleIDs)
      }
    })
}

extension Finding {
  /// Comments that are no suppression, and what they start with.
  private static let markers = ["owns no permission"]

  fileprivate static func misspellings(in comment: CommentFact, known: [String]) -> [Finding] {
    if markers.contains(where: comment.text.hasPrefix) { return [] }
    guard let suppression = Suppression(comment) else { return [unknownWord(in: comment)] }
    if suppression.rules.isEmpty {
      let what = "this comment names no rule; expected 'askonce:disable:next RULE - reason'"
      return [misspelled(what, "Name the rule.", at: comment.place, about: comment.text)]
    }
    return suppression.rules.filter { !known.contains($0) }.map { rule in
      let nearest = NearestWord.of(rule, in: known)
      let help = nearest.map { "Did you mean '\($0)'?" } ?? "'askonce rules' lists all rules."
      return misspelled("no rule is called '\(rule)'", help, at: comment.place, about: rule)
    }
  }

  private static func unknownWord(in comment: CommentFact) -> Finding {
    let words = Suppression.Verb.allCases.map(\.rawValue) + markers
    let first = comment.text.split(separator: " ").first.map(String.init) ?? ""
    let nearest =
      NearestWord.of(first, in: words) ?? NearestWord.of(comment.text, in: words)
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    return misspelled(
      "unknown word '\(first)' behind 'askonce:'; expected one of \(list)",
      nearest.map { "Did you mean '\($0)'?" } ?? "Write one of these words, or remove the comment.",
      at: comment.place, about: first)
  }

  private static func misspelled(
    _ message: String, _ help: String, at place: Place, about: String
  ) -> Finding {
    Finding(
      rule: "misspelled-suppression", severity: .warning, certainty: .certain, message: message,
      help: help, place: place, about: about)
  }
}
