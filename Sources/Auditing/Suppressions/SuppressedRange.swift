import Facts

/// Lines of one file in which a comment silences one rule.
package struct SuppressedRange: Sendable, Hashable {
  /// The silenced rule.
  package var rule: String
  /// From first to last line.
  package var lines: ClosedRange<Int>
  /// As the comment gives it.
  package var reason: String
  /// Of the comment.
  package var place: Place

  /// Whether a finding stands in the range.
  package func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && finding.place.path == place.path && lines.contains(finding.place.line)
  }

  /// The ranges of one file, in the order of the comments.
  package static func all(in facts: SwiftFacts) -> [SuppressedRange] {
    let comments = facts.comments.compactMap { Suppression($0) }
    let ownLines = facts.commentLines
    return comments.enumerated().flatMap { index, comment in
      comment.ranges(before: comments[(index + 1)...], comments: ownLines)
    }
  }
}

extension SwiftFacts {
  /// Lines that hold a comment to this tool and no code.
  var commentLines: Set<Int> { Set(comments.filter { !$0.followsCode }.map(\.place.line)) }
}

extension Suppression {
  /// The ranges of this comment, before the others of its file.
  func ranges(before later: ArraySlice<Suppression>, comments: Set<Int>) -> [SuppressedRange] {
    guard !reason.isEmpty else { return [] }
    return rules.compactMap { rule in
      lines(for: rule, before: later, comments: comments).map {
        SuppressedRange(rule: rule, lines: $0, reason: reason, place: place)
      }
    }
  }

  /// The lines in which this comment silences a rule; nil where it silences none.
  private func lines(
    for rule: String, before later: ArraySlice<Suppression>, comments: Set<Int>
  ) -> ClosedRange<Int>? {
    switch verb {
    case .enable: return nil
    case .disableThis: return place.line...place.line
    case .disablePrevious: return place.line - 1...place.line - 1
    case .disableNext:
      // Comments to this tool may stand on top of each other and all mean the code below.
      var line = place.endLine + 1
      while comments.contains(line) { line += 1 }
      return line...line
    case .disable:
      let end = later.first { $0.verb == .enable && $0.rules.contains(rule) }
      return place.line...max(place.line, end?.place.line ?? .max)
    }
  }
}
