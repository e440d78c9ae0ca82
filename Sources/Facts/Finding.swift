/// How sure a judgement is, by how each hop of its chain was resolved.
package enum Certainty: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Some hop has several targets, or none that could be shown.
  case possible
  /// A name that is unique in the project, or a protocol with one implementation.
  case likely
  /// Each hop has one target.
  case certain

  /// By how sure they are.
  package static func < (a: Certainty, b: Certainty) -> Bool { a.rawValue < b.rawValue }

  /// The word that people read.
  package var word: String {
    switch self {
    case .possible: "possible"
    case .likely: "likely"
    case .certain: "certain"
    }
  }
}

/// How much a finding weighs.
package enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
  case note, warning, error
  /// By how much they weigh.
  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  /// The word that people read.
  package var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
  /// One step milder.
  package var milder: Severity { Severity(rawValue: rawValue - 1) ?? .note }
}

/// One step of the path that leads to a finding, as a person walks it.
package struct TraceStep: Sendable, Hashable {
  /// "tap 'Skip'": present tense, with the labels that people see.
  package var text: String
  /// Where it can be read; nil where only the system acts.
  package var place: Place?
  /// A step, and where it can be read.
  package init(_ text: String, at place: Place? = nil) {
    self.text = text
    self.place = place
  }
}

/// A place beside the finding's own, and what stands there.
package struct RelatedPlace: Sendable, Hashable {
  /// The other place.
  package var place: Place
  /// What stands there.
  package var text: String
  /// A place, and what stands there.
  package init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }
}

/// A judgement of a rule about one place.
package struct Finding: Sendable, Hashable {
  /// Id of the rule.
  package var rule: String
  /// The severity that the rule gives when it is certain.
  package var fullSeverity: Severity
  /// How sure it is.
  package var certainty: Certainty
  /// What is wrong, with the names and labels of this place.
  package var message: String
  /// What to do here.
  package var help: String
  /// Where to look first.
  package var place: Place
  /// Other places that matter, in order.
  package var related: [RelatedPlace]
  /// How a person gets there.
  package var trace: [TraceStep]
  /// What the finding is about, stable when lines move: a label's key, a purpose key, a control's
  /// owner.
  package var about: String
  /// The app that it belongs to, where several are told apart.
  package var app: String?
  /// How a machine can repair it; nil where that takes thought.
  package var fix: Fix?

  /// A judgement, with the severity that the rule gives when it is certain.
  package init(
    rule: String, severity: Severity, certainty: Certainty, message: String, help: String,
    place: Place, related: [RelatedPlace] = [], trace: [TraceStep] = [], about: String,
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.fullSeverity = severity
    self.certainty = certainty
    self.message = message
    self.help = help
    self.place = place
    self.related = related
    self.trace = trace
    self.about = about
    self.fix = fix
  }

  /// The edits of the repair; none where there is no safe one.
  package var edits: [Edit] { fix?.edits ?? [] }

  /// As shown: a possible error is a warning, a possible warning a note.
  package var severity: Severity { certainty == .possible ? fullSeverity.milder : fullSeverity }
}
