import Facts

/// One kind of fault: how it is found, what people are told, and examples that prove both.
///
/// A rule is one file that extends `Rule` with a static value. Its examples are its specification:
/// the tests replay each of them in many disguises.
package struct Rule: Sendable {
  package enum Group: String, Sendable, CaseIterable {
    case flow, metadata, reviewNotes, contract, evidence, reading, suppression
  }
  /// A sentence of Apple's, paraphrased, and where it stands.
  package struct Source: Sendable {
    package var guideline: String
    package var paraphrase: String
    package var url: String
    package init(_ guideline: String, _ paraphrase: String, _ url: String) {
      self.guideline = guideline
      self.paraphrase = paraphrase
      self.url = url
    }
  }
  /// Kebab-case noun phrase that reads after "allow ...".
  package var id: String
  package var group: Group
  /// When certain.
  package var severity: Severity
  /// One sentence: what is found.
  package var summary: String
  /// Why it matters: what App Review or the system does.
  package var why: String
  /// How to repair it.
  package var fix: String
  package var sources: [Source]
  /// Projects in which the rule finds exactly the marked places.
  package var triggers: [Example]
  /// Projects in which it finds nothing; the first is the repaired first trigger.
  package var passes: [Example]
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
  package var text: String
  /// Where the example stands in the rule's file.
  package var line: Int
  package init(_ text: String, line: Int = #line) {
    self.text = text
    self.line = line
  }
  package init(stringLiteral value: String) {
    self.init(value, line: 0)
  }
}
