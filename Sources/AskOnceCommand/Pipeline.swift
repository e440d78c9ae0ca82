import Auditing
import Contract
import Facts
import Reading

/// The whole tool on one page: files -> indexes -> selection -> facts -> subject -> findings ->
/// settled report.
///
/// Every arrow is a pure function but the first, which reads the disk.
struct Pipeline {
  /// The files that were found, for code frames.
  let found: [FileWalk.Found]
  /// All that was read and concluded.
  let subject: Subject
  private let workers: Threads
  private let skipped: [Coverage.Skipped]
  private let isCut: Bool

  /// Walks a folder or takes a file, reads and links.
  init(
    _ path: String, selection: FileSelection, how: Run, progress: Progress
  ) throws {
    let walk = try FileWalk(path, selection: selection)
    try Self.requireApp(walk, path)
    self.init(walk, how: how, progress: progress)
    try Self.requireRead(subject.facts, path)
  }

  /// The source files that are parsed in one of several states of a folder, so that a finding is
  /// new for what was written, not for what was chosen.
  static func wanted(in walks: [FileWalk], how: Run, progress: Progress) -> Set<String> {
    let workers = Threads(count: how.threads)
    return Set(walks.flatMap { Sources($0, how, workers, progress).selectedPaths() })
  }

  /// Reads and links what was found.
  init(_ walk: FileWalk, how: Run, progress: Progress) {
    found = walk.found
    let workers = Threads(count: how.threads)
    self.workers = workers
    var (facts, isCut) = Sources(walk, how, workers, progress).read()
    self.isCut = isCut
    facts.problems = (walk.problems + facts.problems).sorted { $0.place < $1.place }
    let all = facts
    how.timings.end("merge")
    subject = Threads(count: 1).map(1) { _ in Subject(facts: all, by: workers) }[0]
    how.timings.end("link")
    skipped = Coverage.Skipped.Reason.allCases.compactMap { reason in
      walk.skipped[reason].map {
        Coverage.Skipped(reason: reason, count: $0.count, examples: Array($0.sorted().prefix(3)))
      }
    }
  }

  /// What `check` says.
  func report(by configuration: Configuration, on day: String) -> Report {
    Report(
      of: subject, with: Rule.all, coverage: coverage, by: configuration, on: day,
      workers: workers)
  }

  /// What `census` says.
  var census: Census {
    var census = Census(of: subject)
    census.coverage = coverage
    return census
  }

  private var coverage: Coverage {
    var coverage = Coverage(of: subject)
    coverage.skipped = skipped
    coverage.isSelectionCut = isCut
    return coverage
  }

  private static let code: Set<FileFact.Kind> = [
    .swift, .objectiveC, .binary, .dart, .javaScript, .kotlin, .cSharp,
  ]

  /// A folder of which no source can be read is a mistake of the caller too.
  private static func requireRead(_ facts: AppFacts, _ path: String) throws {
    let read = facts.files.filter { $0.treatment != .unread }
    let isFile = facts.files.count == 1 && !read.isEmpty
    guard !isFile, !read.contains(where: { code.contains($0.kind) }),
      let problem = facts.problems.first(where: { $0.kind == .unread })
    else { return }
    throw UsageError(
      "nothing could be read of '\(path.printable)': '\(problem.place.path.printable)': "
        + problem.message)
  }

  /// A folder without any source is a mistake of the caller, not a clean app.
  private static func requireApp(_ walk: FileWalk, _ path: String) throws {
    guard !walk.found.contains(where: { code.contains($0.kind) }), walk.problems.isEmpty else {
      return
    }
    if walk.found.count == 1, walk.found[0].location == Disk.typed(path) { return }
    if walk.isCompiled {
      throw UsageError("no compiled program in '\(path.printable)'; expected an app or a framework")
    }
    let leftOut = walk.skipped[.excluded] ?? walk.skipped[.ignored] ?? []
    let hint = leftOut.first.map { " ('\($0.printable)' and the like are left out)" } ?? ""
    throw UsageError(
      "no Swift or Objective-C file below '\(path.printable)'; "
        + "expected the folder of an app's source\(hint)",
      see: "askonce check --help")
  }
}
