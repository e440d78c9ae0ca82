import Auditing
import Facts
import Reading

/// The whole tool on one page: files -> facts -> subject -> findings -> settled report.
///
/// Every arrow is a pure function but the first, which reads the disk.
struct Pipeline {
  /// The files that were found, for code frames.
  let found: [FileWalk.Found]
  /// All that was read and concluded.
  let subject: Subject

  /// Walks, reads and links.
  init(_ path: String, threads: Int, progress: Progress) throws {
    let walk = try FileWalk(path)
    try Self.requireApp(walk, path)
    found = walk.found
    progress.begin(found.count)
    let parts = Threads.map(found, on: threads) { file in
      defer { progress.advance() }
      return Self.read(file)
    }
    progress.end()
    var facts = AppFacts(merging: parts)
    facts.problems = (walk.problems + facts.problems).sorted { $0.place < $1.place }
    try Self.requireRead(facts, path)
    subject = Threads.map([facts], on: 1) { Subject(facts: $0) }[0]
  }

  /// What `check` says.
  func report(_ rules: [Rule]) -> Report {
    Report(of: subject, with: rules, coverage: Coverage(of: subject))
  }

  /// What `census` says.
  var census: Census { Census(of: subject) }

  private static func read(_ file: FileWalk.Found) -> AppFacts {
    let fact = { FileFact(path: file.path, kind: file.kind, treatment: $0, size: file.size) }
    guard Readers.reads(file.kind) else { return AppFacts(counting: fact(.counted)) }
    if file.size > FileWalk.sizeLimit {
      return AppFacts(unread: fact(.unread), because: .tooLarge(file))
    }
    let (bytes, fault) = Disk.read(file.location)
    if let fault { return AppFacts(unread: fact(.unread), because: .unopened(file, fault)) }
    return Readers.read(bytes, path: file.path, kind: file.kind)
  }

  private static let code: Set<FileFact.Kind> = [
    .swift, .objectiveC, .dart, .javaScript, .kotlin, .cSharp,
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
    throw UsageError(
      "no Swift file below '\(path.printable)'; expected the folder of an app's source",
      see: "askonce check --help")
  }
}

extension ReadingProblem {
  fileprivate static func tooLarge(_ file: FileWalk.Found) -> ReadingProblem {
    ReadingProblem(
      .unread, at: Place(path: file.path),
      "it has \(megabytes(file.size)) MB; the limit is \(megabytes(FileWalk.sizeLimit)) MB",
      help: "Split the file, or leave it out of the checked folder.")
  }

  /// To a tenth, rounded up, so that no file over the limit seems to keep it.
  private static func megabytes(_ size: Int) -> String {
    let tenths = (size + 99_999) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }

  fileprivate static func unopened(_ file: FileWalk.Found, _ fault: String) -> ReadingProblem {
    ReadingProblem(
      .unread, at: Place(path: file.path), "it cannot be opened: \(fault)",
      help: "Make the file readable.")
  }
}
