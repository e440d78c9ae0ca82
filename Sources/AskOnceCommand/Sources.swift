import Auditing
import Facts
import Reading

/// Reads what was found: every file of the other kinds, and of Swift what can matter.
struct Sources {
  private let files: [FileWalk.Found]
  private let tree: any FileTree
  private let run: Run
  private let workers: Threads
  private let progress: Progress

  init(_ walk: FileWalk, _ run: Run, _ workers: Threads, _ progress: Progress) {
    files = walk.found
    tree = walk.tree
    self.run = run
    self.workers = workers
    self.progress = progress
  }

  /// The facts, and whether files that may matter were left out for their number.
  func read() -> (facts: AppFacts, isCut: Bool) {
    progress.begin(files.count)
    defer { progress.end() }
    let store = FactStore(run.cache, for: run.root)
    defer { store.save() }
    let swift = files.filter { $0.kind == .swift }
    let others = parse(files.filter { $0.kind != .swift }, store)
    run.timings.end("others")
    guard selects(among: swift) else {
      let parsed = parse(swift, store)
      run.timings.end("parse")
      return (AppFacts(merging: others + parsed), false)
    }
    let selected = readSelected(swift, scenes: others.flatMap(\.interfaces), store)
    var facts = AppFacts(merging: others + selected.parts)
    facts.unparsed = selected.unparsed
    return (facts, selected.isCut)
  }

  /// The facts of the Swift files that can matter.
  private func readSelected(
    _ swift: [FileWalk.Found], scenes: [InterfaceFacts], _ store: FactStore
  ) -> (parts: [AppFacts], unparsed: UnparsedNames, isCut: Bool) {
    let (indexes, selection) = select(swift, scenes)
    let kept = swift.indices.filter { selection.isKept[$0] }
    let parsed = workers.map(kept.count) { number in
      defer { progress.advance() }
      let file = kept[number]
      let leftOut = selection.leftOut[file] ?? []
      return facts(of: swift[file], store) { bytes in
        SourceBlanking.blanked(bytes, indexes[file], without: leftOut)
      }
    }
    run.timings.end("parse")
    let skimmed = swift.indices.filter { !selection.isKept[$0] }.map { number in
      AppFacts(counting: fact(of: swift[number], .skimmed))
    }
    return (parsed + skimmed, selection.unparsed(of: indexes), selection.isCut)
  }

  private func select(
    _ swift: [FileWalk.Found], _ scenes: [InterfaceFacts]
  ) -> ([SourceIndex], SourceSelection) {
    let indexes = skim(swift)
    run.timings.end("skim")
    let selection = SourceSelection(
      indexes, scenes: scenes.map { SourceIndex(of: $0) }, wanted: run.wanted)
    run.timings.end("select")
    return (indexes, selection)
  }

  /// The paths of the Swift files that are parsed.
  func selectedPaths() -> [String] {
    let swift = files.filter { $0.kind == .swift }
    guard selects(among: swift) else { return swift.map(\.path) }
    let scenes = parse(files.filter { $0.kind == .interfaceBuilder }, FactStore(nil, for: run.root))
    let (_, selection) = select(swift, scenes.flatMap(\.interfaces))
    return swift.indices.filter { selection.isKept[$0] }.map { swift[$0].path }
  }

  /// Whether there are too many files to parse them all.
  private func selects(among swift: [FileWalk.Found]) -> Bool {
    !run.parsesAll && swift.reduce(0) { $0 + $1.size } > SourceSelection.budget
  }

  private func parse(_ files: [FileWalk.Found], _ store: FactStore) -> [AppFacts] {
    workers.map(files.count) { index in
      defer { progress.advance() }
      return facts(of: files[index], store)
    }
  }

  /// What the files declare and name; of one that cannot be read, what makes it be read again.
  private func skim(_ files: [FileWalk.Found]) -> [SourceIndex] {
    workers.map(files.count) { number in
      let file = files[number]
      let (bytes, fault) = file.size > FileWalk.sizeLimit ? ([], "") : tree.read(file.location)
      guard fault == nil else {
        var index = SourceIndex(path: file.path, size: 0)
        index.isAddressed = true
        return index
      }
      return Skimmer.read(bytes, path: file.path, schemes: SourceSelection.schemes)
    }
  }

  private func fact(
    of file: FileWalk.Found, _ treatment: FileFact.Treatment
  ) -> FileFact {
    FileFact(path: file.path, kind: file.kind, treatment: treatment, size: file.size)
  }

  private func facts(
    of file: FileWalk.Found, _ store: FactStore, changing change: ([UInt8]) -> [UInt8] = { $0 }
  ) -> AppFacts {
    guard Readers.reads(file.kind) else { return AppFacts(counting: fact(of: file, .counted)) }
    if file.size > file.sizeLimit {
      return AppFacts(unread: fact(of: file, .unread), because: .tooLarge(file))
    }
    let (bytes, fault) = tree.read(file.location, upTo: file.sizeLimit)
    if let fault {
      return AppFacts(unread: fact(of: file, .unread), because: .unopened(file, fault))
    }
    let changed = change(bytes)
    let facts = store.facts(of: file, changed)
    // What does not parse in part is parsed as a whole.
    return facts.problems.isEmpty || changed == bytes ? facts : store.facts(of: file, bytes)
  }
}

extension ReadingProblem {
  fileprivate static func tooLarge(_ file: FileWalk.Found) -> ReadingProblem {
    ReadingProblem(
      .unread, at: Place(path: file.path),
      "it has \(megabytes(file.size)) MB; the limit is \(megabytes(file.sizeLimit)) MB",
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
