import Facts

/// One kind of fault: how it is found, what people are told, and examples that prove both.
///
/// A rule is one file that extends `Rule` with a static value. Its examples are its specification:
/// the tests replay each of them in many disguises.
package struct Rule: Sendable {
  /// What part of an app the rule looks at.
  package enum Group: String, Sendable, CaseIterable {
    case flow, metadata, reviewNotes, contract, evidence, reading, suppression
  }
  /// A sentence of Apple's, paraphrased, and where it stands.
  package struct Source: Sendable {
    /// Number of the guideline, or title of the page.
    package var guideline: String
    /// What it says, in our words.
    package var paraphrase: String
    /// Where it stands.
    package var url: String
    /// A guideline, what it says and where.
    package init(_ guideline: String, _ paraphrase: String, _ url: String) {
      self.guideline = guideline
      self.paraphrase = paraphrase
      self.url = url
    }
  }
  /// Kebab-case noun phrase that reads after "allow ...".
  package var id: String
  /// What part of an app it looks at.
  package var group: Group
  /// When certain.
  package var severity: Severity
  /// One sentence: what is found.
  package var summary: String
  /// Why it matters: what App Review or the system does.
  package var why: String
  /// How to repair it.
  package var fix: String
  /// What Apple says about it.
  package var sources: [Source]
  /// Projects in which the rule finds exactly the marked places.
  package var triggers: [Example]
  /// Projects in which it finds nothing; the first is the repaired first trigger.
  package var passes: [Example]
  /// Judges one app.
  package var check: @Sendable (Subject) -> [Finding]

  package init(
    id: String, group: Group, severity: Severity, summary: String, why: String, fix: String,
    sources: [Source], triggers: [Example], passes: [Example],
    check: @escaping @Sendable (Subject) -> [Finding]
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.summary = summary
    self.why = why
    self.fix = fix
    self.sources = sources
    self.triggers = triggers
    self.passes = passes
    self.check = check
  }
}

/// A small project in one text: the part before the first `--- name` line is `App.swift`.
///
/// `↓` stands where a finding starts; `1️⃣`, `2️⃣` where its related places do, in order.
package struct Example: Sendable, ExpressibleByStringLiteral {
  /// With the marks.
  package var text: String
  /// Where the example stands in the rule's file.
  package var line: Int
  /// An example, and the line on which it stands.
  package init(_ text: String, line: Int = #line) {
    self.text = text
    self.line = line
  }
  /// An example, and the line on which it stands.
  package init(stringLiteral value: String) {
    self.init(value, line: 0)
  }
}
