import Facts

/// What a run of `check` says: the settled findings and what they speak of.
package struct Report: Sendable {
  /// In file order.
  package var findings: [Finding]
  /// Findings that are not shown, each with its reason.
  package var suppressed: [SuppressedFinding]
  /// What was seen, and what was not.
  package var coverage: Coverage
  /// What baselines hide of it, in the order in which they were applied.
  package var hidings: [Hiding] = []
  /// Findings of other targets than the wanted one, which are left out.
  package var foreign = 0
  /// What an earlier revision does not hold, so that what is found there counts as new.
  package var absences: [String] = []

  package init(findings: [Finding], suppressed: [SuppressedFinding], coverage: Coverage) {
    self.findings = findings
    self.suppressed = suppressed
    self.coverage = coverage
  }
}

/// A finding and the reason for which it is not shown.
package struct SuppressedFinding: Sendable, Hashable {
  /// What keeps a finding from being shown.
  package enum Origin: String, Sendable, Hashable {
    /// A comment in the source.
    case comment
    /// An entry of the configuration.
    case configuration
    /// A file of findings that were there before.
    case baseline
    /// An earlier revision that has it too.
    case revision
  }
  /// What is not shown.
  package var finding: Finding
  /// As the comment or the configuration gives it.
  package var reason: String
  /// Who says so.
  package var origin: Origin
  package init(finding: Finding, reason: String, origin: Origin = .comment) {
    self.finding = finding
    self.reason = reason
    self.origin = origin
  }
}

/// What was read and followed, and what was not: a report never calls clean what it did not see.
package struct Coverage: Sendable {
  /// One request of the app and the control or lifecycle entry that starts it.
  package struct Request: Sendable, Hashable {
    /// Ids of rows of the resource table; several where the deciding argument cannot be read.
    package var resources: [String]
    /// Of the call.
    package var place: Place
    /// "'Continue' (OnboardingPage.swift:40)", "first appearance of HomeScreen"; nil: not traced.
    package var startedBy: String?
    /// The app that it belongs to, where several are told apart.
    package var app: String?
    package init(resources: [String], place: Place, startedBy: String?, app: String? = nil) {
      self.resources = resources
      self.place = place
      self.startedBy = startedBy
      self.app = app
    }
  }
  /// Files of a language in which no flow is followed.
  package struct Unfollowed: Sendable, Hashable {
    /// What they are.
    package var kind: FileFact.Kind
    /// How many files, and the first few of them.
    package var count: Int
    /// Paths of the first few.
    package var examples: [String]
    package init(kind: FileFact.Kind, count: Int, examples: [String]) {
      self.kind = kind
      self.count = count
      self.examples = examples
    }
  }
  /// Files and folders that were seen and, for one reason, not read.
  package struct Skipped: Sendable, Hashable {
    /// Why something was not read.
    package enum Reason: String, Sendable, Hashable, CaseIterable {
      /// A `.gitignore` names it.
      case ignored
      /// The configuration leaves it out.
      case excluded
      /// It is a link that leads to a folder, out of the checked one, or nowhere.
      case link
      /// It is a pipe, a socket or a device.
      case special
    }
    /// Why they were not read.
    package var reason: Reason
    /// How many; a folder counts once.
    package var count: Int
    /// Paths of the first few; folders end with `/`.
    package var examples: [String]
    package init(reason: Reason, count: Int, examples: [String]) {
      self.reason = reason
      self.count = count
      self.examples = examples
    }
  }
  /// Files looked at, files parsed, and the bytes of those parsed.
  package var filesRead: Int
  /// Files that became facts.
  package var filesParsed: Int
  /// Bytes of the files that became facts.
  package var bytesParsed: Int
  /// Names of the apps, where several are told apart.
  package var apps: [String] = []
  /// Names of the apps that were left out, where a target is wanted.
  package var otherApps: [String] = []
  /// Controls found on screens.
  package var controls: Int
  /// Requests of the app.
  package var requests: [Request]
  /// Files of languages in which no flow is followed.
  package var unfollowed: [Unfollowed]
  /// What could not be read, or only in part.
  package var problems: [ReadingProblem]
  /// Controls and entries whose calls were followed only up to a limit.
  package var cut: [Place] = []
  /// What was seen and not read, by reason.
  package var skipped: [Skipped] = []
  /// Whether files that may matter were not parsed, because there are too many of them.
  package var isSelectionCut = false

  package init(
    filesRead: Int, filesParsed: Int, bytesParsed: Int, controls: Int, requests: [Request],
    unfollowed: [Unfollowed], problems: [ReadingProblem]
  ) {
    self.filesRead = filesRead
    self.filesParsed = filesParsed
    self.bytesParsed = bytesParsed
    self.controls = controls
    self.requests = requests
    self.unfollowed = unfollowed
    self.problems = problems
  }
}
