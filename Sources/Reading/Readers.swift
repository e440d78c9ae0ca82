import Facts

/// Which reader turns which kind of file into facts: one line for each format.
///
/// Invariant: a reading is a pure function of one file, so files may be read in any order on any
/// number of threads and merged afterwards. Kinds without a line are counted and not read.
package enum Readers {
  /// One file's part of the facts.
  package typealias Reading = @Sendable (_ bytes: [UInt8], _ path: String) -> AppFacts

  /// The table.
  package static let all: [FileFact.Kind: Reading] = [
    .swift: reading(\.swift, SwiftReader.self),
    .objectiveC: reading(\.swift, ObjectiveCReader.self),
    .propertyList: reading(\.propertyLists, PropertyListReader.self),
    .projectManifest: reading(\.propertyLists, ProjectDescriptionReader.self),
    .xcodeProject: reading(\.projects, XcodeProjectReader.self),
    .strings: reading(\.tables, StringsReader.self),
    .stringCatalog: reading(\.tables, StringCatalogReader.self),
    .settingsFile: reading(\.settingsFiles, SettingsFileReader.self),
    .dependencyList: reading(\.dependencyLists, DependencyListReader.self),
    .interfaceBuilder: reading(\.interfaces, InterfaceReader.self),
    .binary: readingBinary,
    .reviewNotes: reading(\.notes, ReviewNotesReader.self),
  ]

  /// Whether files of a kind are read, not only counted.
  package static func reads(_ kind: FileFact.Kind) -> Bool { all[kind] != nil }

  /// Reads one file; a kind without a reader is counted.
  package static func read(_ bytes: [UInt8], path: String, kind: FileFact.Kind) -> AppFacts {
    guard let reading = all[kind] else {
      return AppFacts(
        counting: FileFact(path: path, kind: kind, treatment: .counted, size: bytes.count))
    }
    var facts = reading(bytes, path)
    let isUnread = facts.problems.contains { $0.kind == .unread }
    facts.files = [
      FileFact(
        path: path, kind: kind, treatment: isUnread ? .unread : .parsed, size: bytes.count)
    ]
    return facts
  }

  /// A compiled file states property lists too.
  private static let readingBinary: Reading = { bytes, path in
    let file = BinaryReader.read(bytes, path: path)
    var facts = AppFacts()
    facts.binaries = file.facts.map { [$0.binary] } ?? []
    facts.propertyLists = file.facts?.propertyLists ?? []
    facts.problems = file.problems
    return facts
  }

  /// A reading that puts a reader's facts into one list of the app's facts.
  private static func reading<R: Reader & SendableMetatype>(
    _ list: any WritableKeyPath<AppFacts, [R.Output]> & Sendable, _ reader: R.Type
  ) -> Reading {
    { bytes, path in
      let file = R.read(bytes, path: path)
      var facts = AppFacts()
      facts[keyPath: list] = file.facts.map { [$0] } ?? []
      facts.problems = file.problems
      return facts
    }
  }
}

extension AppFacts {
  /// The facts of a file that is counted, not read.
  package init(counting file: FileFact) {
    self.init()
    files = [file]
  }

  /// The facts of a file that cannot be read.
  package init(unread file: FileFact, because problem: ReadingProblem) {
    self.init()
    files = [file]
    problems = [problem]
  }

  /// All parts as one, in path order, whatever the order in which they were read.
  package init(merging parts: [AppFacts]) {
    self.init()
    swift = parts.flatMap(\.swift).sorted { $0.path < $1.path }
    propertyLists = parts.flatMap(\.propertyLists).sorted {
      ($0.path, $0.format.rawValue) < ($1.path, $1.format.rawValue)
    }
    projects = parts.flatMap(\.projects).sorted { $0.path < $1.path }
    settingsFiles = parts.flatMap(\.settingsFiles).sorted { $0.path < $1.path }
    tables = parts.flatMap(\.tables).sorted { $0.path < $1.path }
    dependencyLists = parts.flatMap(\.dependencyLists).sorted { $0.path < $1.path }
    interfaces = parts.flatMap(\.interfaces).sorted { $0.path < $1.path }
    binaries = parts.flatMap(\.binaries).sorted { $0.path < $1.path }
    notes = parts.flatMap(\.notes).sorted { $0.path < $1.path }
    problems = parts.flatMap(\.problems).sorted {
      ($0.place, $0.message) < ($1.place, $1.message)
    }
    files = parts.flatMap(\.files).sorted { $0.path < $1.path }
  }
}
