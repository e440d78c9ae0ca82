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
      """
      import AVFoundation

      func scan() async -> Bool {
        ↓// askonce:disable:nxt missing-purpose-string - the build machine states it
        await AVCaptureDevice.requestAccess(for: .video)
      }
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
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
      let found = Dictionary(grouping: subject.audited.findings) { $0.place.path }
      return subject.facts.swift.flatMap {
        $0.misspelledSuppressions(found[$0.path] ?? [], known: subject.audited.ruleIDs)
      }
    })
}

extension SwiftFacts {
  fileprivate func misspelledSuppressions(_ found: [Finding], known: [String]) -> [Finding] {
    let lines = commentLines
    return comments.flatMap { comment in
      let misspellings = Finding.misspellings(in: comment, known: known)
      if misspellings.isEmpty { return misspellings }
      let fix = found.isEmpty ? nil : comment.respelling(lines, found, known: known)
      return misspellings.map { finding in
        var finding = finding
        finding.fix = fix
        return finding
      }
    }
  }
}

extension CommentFact {
  /// The comment as it was most likely meant, where it then silences what is found on a line: else
  /// it is not the spelling that has to be repaired.
  fileprivate func respelling(
    _ comments: Set<Int>, _ found: [Finding], known: [String]
  ) -> Fix? {
    guard let meant = meant(among: known), meant.text != text, meant.verb != .disable,
      let edit = rewriting(as: meant.text)
    else { return nil }
    let ranges = meant.ranges(before: [], comments: comments)
    let works = ranges.allSatisfy { range in found.contains { range.covers($0) } }
    guard works, !ranges.isEmpty else { return nil }
    return Fix("Write 'askonce:\(meant.text)'", [edit])
  }

  /// The suppression with the nearest verb and the nearest ids of rules.
  private func meant(among known: [String]) -> Suppression? {
    let words = text.split(maxSplits: 1) { $0 == " " || $0 == "\t" }.map(String.init)
    let verbs = Suppression.Verb.allCases.map(\.rawValue)
    guard let verb = words.first.flatMap({ NearestWord.of($0, in: verbs) }) else { return nil }
    var spelled = self
    spelled.text = ([verb] + words.dropFirst()).joined(separator: " ")
    guard var suppression = Suppression(spelled) else { return nil }
    suppression.rules = suppression.rules.map { NearestWord.of($0, in: known) ?? $0 }
    return suppression
  }
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
