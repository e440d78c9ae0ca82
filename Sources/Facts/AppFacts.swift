/// All that was read below one folder: the input of every later stage. Sorted by path throughout.
package struct AppFacts: Sendable {
  /// Swift files.
  package var swift: [SwiftFacts] = []
  /// Property lists, and what project manifests say in their place.
  package var propertyLists: [PropertyListFacts] = []
  /// Xcode projects.
  package var projects: [ProjectFacts] = []
  /// Build settings in files of their own.
  package var settingsFiles: [SettingsFileFacts] = []
  /// Tables of texts in the languages of the app.
  package var tables: [StringTableFacts] = []
  /// Storyboards and xibs.
  package var interfaces: [InterfaceFacts] = []
  /// Compiled programs and libraries.
  package var binaries: [BinaryFacts] = []
  /// Lists of what an app is built with.
  package var dependencyLists: [DependencyFacts] = []
  /// What App Review is told.
  package var notes: [NotesFacts] = []
  /// What could not be read, or only in part.
  package var problems: [ReadingProblem] = []
  /// What Swift files that are not parsed declare and name.
  package var unparsed = UnparsedNames()
  /// Every file that was looked at, also those of languages in which no flow can be followed.
  package var files: [FileFact] = []

  /// Nothing read yet.
  package init() {}
}

/// One file below the checked folder, and what became of it.
package struct FileFact: Sendable, Hashable {
  /// What a file is, by its name.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case swift, objectiveC, propertyList, strings, stringCatalog, xcodeProject, projectManifest
    case settingsFile, dependencyList, interfaceBuilder, binary, reviewNotes
    case dart, javaScript, kotlin, cSharp
  }
  /// What became of a file.
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
  /// Relative to the checked folder.
  package var path: String
  /// What it is.
  package var kind: Kind
  /// What became of it.
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
