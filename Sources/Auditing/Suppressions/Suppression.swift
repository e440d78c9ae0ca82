import Facts

/// One comment that silences rules, taken apart: `disable:next RULE[, RULE] - reason`.
///
/// The line on which a finding stands decides. A comment without a reason silences nothing.
package struct Suppression: Sendable, Hashable {
  /// Which lines are meant.
  package enum Verb: String, Sendable, Hashable, CaseIterable {
    case disable
    case disableNext = "disable:next"
    case disableThis = "disable:this"
    case disablePrevious = "disable:previous"
    case enable
  }
  /// What the comment asks for.
  package var verb: Verb
  /// Ids as written.
  package var rules: [String]
  /// Why; empty where none is given.
  package var reason: String
  /// Of the comment.
  package var place: Place

  /// Takes a comment apart; nil where its first word is not one of the verbs.
  package init?(_ comment: CommentFact) {
    let words = comment.text.split(maxSplits: 1) { $0 == " " || $0 == "\t" }
    guard let first = words.first, let verb = Verb(rawValue: String(first)) else { return nil }
    let (list, reason) = Self.split(words.count > 1 ? String(words[1]) : "")
    self.verb = verb
    self.rules = list.split { $0 == "," || $0 == " " || $0 == "\t" }.map(String.init)
    self.reason = reason
    self.place = comment.place
  }

  /// As the comment's text is written from scratch: `disable:next RULE, RULE - reason`.
  package var text: String {
    let list = "\(verb.rawValue) \(rules.joined(separator: ", "))"
    return reason.isEmpty ? list : "\(list) - \(reason)"
  }

  /// Divides "RULE, RULE - reason"; ids hold hyphens too, so the dash stands between spaces.
  private static func split(_ text: String) -> (list: String, reason: String) {
    let padded = Array(text + " ")
    for index in padded.indices.dropLast() where "-–—".contains(padded[index]) {
      let isApart = (index == 0 || padded[index - 1].isWhitespace) && padded[index + 1].isWhitespace
      guard isApart else { continue }
      let reason = String(padded[(index + 1)...]).trimmed
      return (String(padded[..<index]), reason)
    }
    return (text, "")
  }
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
