import Facts

/// What `askonce.yml` says: which files and rules count, and what is known and accepted.
package struct Configuration: Sendable, Hashable {
  /// The file's name at the root of the checked folder.
  package static let fileName = "askonce.yml"

  /// The mildest finding that fails a run.
  package enum Threshold: String, Sendable, Hashable, CaseIterable {
    case error, warning, note, never
  }
  /// A finding that is known and accepted, for files that cannot carry a comment.
  package struct Suppression: Sendable, Hashable {
    /// Id of the silenced rule.
    package var rule: String
    /// Which files are meant.
    package var path: Glob
    /// What the message has to hold; nil: any message.
    package var text: String?
    /// Why.
    package var reason: String
    /// `2027-01-31`, the last day on which it counts.
    package var expires: String?
    /// Where it stands in the configuration.
    package var place: Place

    package init(
      rule: String, path: Glob, text: String? = nil, reason: String, expires: String? = nil,
      place: Place
    ) {
      self.rule = rule
      self.path = path
      self.text = text
      self.reason = reason
      self.expires = expires
      self.place = place
    }
  }

  /// Files that hold Review Notes, whatever they are called.
  package struct NotesFiles: Sendable, Hashable {
    /// Which files are meant.
    package var path: Glob
    /// Where the configuration names them.
    package var place: Place

    package init(path: Glob, place: Place) {
      self.path = path
      self.place = place
    }
  }

  /// Only source in these files and folders is read; empty: all.
  package var included: [Glob] = []
  /// These files and folders are not read.
  package var excluded: [Glob] = []
  /// Rules that are not asked.
  package var disabledRules: Set<String> = []
  /// The rules that are asked; nil: all.
  package var onlyRules: Set<String>?
  /// Severities of rules that differ from the rules' own.
  package var severities: [String: Severity] = [:]
  /// What is known and accepted, in file order.
  package var suppressions: [Suppression] = []
  /// Files of Review Notes beside those that their names tell, in file order.
  package var reviewNotes: [NotesFiles] = []
  /// The file of findings that were there before, relative to the configuration's folder.
  package var baseline: String?
  /// Where the file names it.
  package var baselinePlace: Place?
  /// The mildest finding that fails a run.
  package var failOn: Threshold?
  /// Whether a request that was not traced fails a run.
  package var requiresTraced = false

  /// The flows that the app declares.
  package var contract = AppContract()

  /// What holds where there is no file.
  package init() {}

  /// Whether the configuration keeps a file from being read. What is included are sources: metadata
  /// and texts elsewhere are about the same app, and would be missed.
  package func leavesOut(_ path: [UInt8], isSource: Bool) -> Bool {
    excluded.contains { $0.covers(path) }
      || (isSource && !included.isEmpty && !included.contains { $0.covers(path) })
  }
}
