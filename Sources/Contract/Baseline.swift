import Facts

/// Findings that were there before: those of a file, or of an earlier revision.
package struct Baseline: Sendable, Hashable {
  /// One finding as it is remembered.
  package struct Entry: Sendable, Hashable, Comparable {
    /// Id of the rule.
    package var rule: String
    /// Of the file, relative to the checked folder.
    package var path: String
    /// Where it stood; only a hint, for telling like findings apart.
    package var line: Int
    /// As the finding's.
    package var about: String
    /// As the finding's.
    package var message: String

    package init(rule: String, path: String, line: Int, about: String, message: String) {
      self.rule = rule
      self.path = path
      self.line = line
      self.about = about
      self.message = message
    }

    /// What is remembered of a finding.
    package init(_ finding: Finding) {
      self.init(
        rule: finding.rule, path: finding.place.path, line: finding.place.line,
        about: finding.about, message: finding.message)
    }

    /// By path, line, rule and words.
    package static func < (a: Entry, b: Entry) -> Bool {
      (a.path, a.line, a.rule, a.about, a.message) < (b.path, b.line, b.rule, b.about, b.message)
    }
  }
  /// Sorted; equal ones stand as often as they were found.
  package var entries: [Entry]

  /// These entries, sorted.
  package init(entries: [Entry]) { self.entries = entries.sorted() }

  /// What there is now.
  package init(of findings: [Finding]) { self.init(entries: findings.map(Entry.init)) }
}
