/// All that was read below one folder: the input of every later stage. Sorted by path throughout.
package struct AppFacts: Sendable {
  package var swift: [SwiftFacts] = []
  package var propertyLists: [PropertyListFacts] = []
  package var projects: [ProjectFacts] = []
  package var tables: [StringTableFacts] = []
  /// What could not be read, or only in part.
  package var problems: [ReadingProblem] = []
  /// Every file that was looked at, also those of languages in which no flow can be followed.
  package var files: [FileFact] = []

  package init() {}
}

/// One file below the checked folder, and what became of it.
package struct FileFact: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case swift, objectiveC, propertyList, strings, stringCatalog, xcodeProject, projectManifest
    case interfaceBuilder
    case dart, javaScript, kotlin, cSharp
  }
  package enum Treatment: String, Sendable, Hashable {
    /// Read to the last byte and turned into facts.
    case parsed
    /// Searched for the names that matter; holds none of them.
    case skimmed
    /// Of a kind that is counted, but in which no flow is followed.
    case counted
    /// Could not be read; there is a `ReadingProblem`.
    case unread
  }
  package var path: String
  package var kind: Kind
  package var treatment: Treatment
  /// Bytes.
  package var size: Int
  package init(path: String, kind: Kind, treatment: Treatment, size: Int) {
    self.path = path
    self.kind = kind
    self.treatment = treatment
    self.size = size
  }
}
