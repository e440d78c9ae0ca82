import Auditing
import Contract
import Facts
import Foundation
import Reading
import Rendering

/// One run of `check`: what is read, what is known before, what is wanted.
struct Check {
  let settings: Settings
  let pipeline: Pipeline
  private let arguments: Arguments
  private let console: Console
  private var run: Run
  private let progress: Progress
  private let known: (path: String, baseline: Baseline)?
  private let newBaseline: AtomicFile?
  private let before: Earlier?
  private let day: String

  /// Reads everything; whatever the person who typed the command can put right is said before that.
  init(
    _ arguments: Arguments, _ console: Console, _ run: Run, _ progress: Progress
  ) throws {
    self.arguments = arguments
    self.console = console
    self.run = run
    self.progress = progress
    settings = try Settings(arguments)
    day = try settings.day
    newBaseline = try arguments.value("write-baseline").map {
      try AtomicFile(toKeep: $0, of: "--write-baseline")
    }
    // What is about to be written anew need not be there.
    if newBaseline == nil { try settings.requireBaseline() }
    known = try newBaseline == nil ? settings.baseline.map(Self.readBaseline) : nil
    before = try Self.before(arguments, settings, console)
    if let before {
      let now = try FileWalk(arguments.operand ?? ".", selection: settings.selection)
      self.run.wanted = Pipeline.wanted(in: [now, before.walk], how: run, progress: progress)
    }
    pipeline = try Pipeline(
      arguments.operand ?? ".", selection: settings.selection, how: self.run,
      progress: progress)
    try newBaseline?.requireOther(than: readFiles)
    try settings.requireNotes(among: pipeline.found)
    try requireTarget()
  }

  /// Every file of which the run depends, so that none is written over.
  var readFiles: [[UInt8]] {
    pipeline.found.map(\.location)
      + [settings.file, known?.path].compactMap { $0.map(Disk.typed) }
  }

  /// Refuses to write the report over the new baseline.
  func requireOther(than output: AtomicFile) throws { try newBaseline?.requireOther(than: output) }

  /// The report, without what is known, was there before or belongs to others.
  func report() throws -> Report {
    var report = pipeline.report(by: settings.auditing, on: day)
    var known = known
    if let newBaseline, let path = arguments.value("write-baseline") {
      let baseline = Baseline(of: report.findings)
      try newBaseline.write(JSONValue.document(of: baseline), on: console)
      known = (path, baseline)
    }
    if let known { report = hide(known.baseline, in: report, .file(known.path), pipeline) }
    if let before, let name = arguments.value("diff") {
      let (earlier, pipeline) = self.earlier(before)
      // What the baseline knows of both is neither new nor gone.
      let open =
        known.map { hide($0.baseline, in: earlier, .file($0.path), pipeline) } ?? earlier
      report = hide(Baseline(of: open.findings), in: report, .revision(name), self.pipeline)
      report.absences = absences(of: before.tree)
    }
    if let target = arguments.value("target") {
      report = report.limited(to: target, of: pipeline.subject)
    }
    return report
  }

  /// Whether the exit code is 1, and what is to be said of it.
  func verdict(on report: Report) -> (fails: Bool, complaint: String?) {
    let threshold = Severity.allCases.first { $0.word == settings.failOn.rawValue }
    let isFound = threshold.map { least in report.findings.contains { $0.severity >= least } }
    let complaint = settings.requiresTraced ? untraced(report.coverage) : nil
    return (isFound ?? false || complaint != nil, complaint)
  }

  private func untraced(_ coverage: Coverage) -> String? {
    let untraced = coverage.requests.count { $0.startedBy == nil }
    let files = coverage.unfollowed.reduce(0) { $0 + $1.count }
    guard untraced + files > 0 else { return nil }
    return "askonce: --require-traced: requests without a trace \(untraced), files in languages "
      + "that are not followed \(files)"
  }

  private func hide(
    _ baseline: Baseline, in report: Report, _ source: Report.Hiding.Source, _ pipeline: Pipeline
  ) -> Report {
    report.hiding(
      baseline, from: source, files: Set(pipeline.found.map(\.path)),
      asked: settings.configuration.selected(from: Rule.all).map(\.id),
      known: Rule.all.map(\.id))
  }

  /// The checked folder at a revision.
  private struct Earlier {
    var tree: RevisionTree
    var walk: FileWalk
  }

  /// The folder as the revision has it that `--diff` names.
  private static func before(
    _ arguments: Arguments, _ settings: Settings, _ console: Console
  ) throws -> Earlier? {
    guard let name = arguments.value("diff") else { return nil }
    let revision = try Revision(name, of: settings.folder, console.environment)
    let file = settings.onlyFile.map { Array($0.utf8) }
    let tree = try RevisionTree(revision, onlyFile: file, selection: settings.selection)
    let selection = file == nil ? settings.selection : FileSelection(ignoring: nil)
    return Earlier(tree: tree, walk: FileWalk(tree, selection: selection))
  }

  /// The report of the same folder at a revision, and where it comes from.
  private func earlier(_ before: Earlier) -> (Report, Pipeline) {
    let earlier = Pipeline(before.walk, how: run.withoutCache, progress: progress)
    var configuration = settings.auditing
    if settings.isAtRoot {
      let bytes = before.tree.read(Array(Configuration.fileName.utf8)).bytes
      // What was accepted then is what that file says; a broken one accepted nothing.
      configuration.suppressions = (try? settings.read(bytes))?.suppressions ?? []
    }
    return (earlier.report(by: configuration, on: day), earlier)
  }

  private func absences(of tree: RevisionTree) -> [String] {
    let name = arguments.value("diff") ?? ""
    let submodules = tree.absent.filter(\.isSubmodule).map(\.path.text).filter { folder in
      pipeline.found.contains { $0.path.hasPrefix(folder + "/") }
    }
    let files = tree.absent.filter { !$0.isSubmodule }.map(\.path.text)
    return submodules.map {
      "Submodule \($0) was not read at \(name): what is found in it counts as new."
    }
      + (files.isEmpty
        ? []
        : [
          "This clone lacks \(files.count) of the files of \(name), for example \(files[0]): what "
            + "is found in them counts as new."
        ])
  }

  private func requireTarget() throws {
    guard let target = arguments.value("target") else { return }
    let names = pipeline.subject.apps.targets
    if names.contains(target) { return }
    let expected = names.isEmpty ? "a target of an Xcode project" : names.alternatives
    throw UsageError(
      "no target is called '\(target.printable)'; expected \(expected)",
      nearest: NearestWord.of(target, in: names))
  }

  private static func readBaseline(_ path: String) throws -> (path: String, baseline: Baseline) {
    let result = BaselineReader.read(
      try SettingFile.bytes(path, of: "a baseline"), path: path)
    guard let baseline = result.facts else { throw FileFaults(problems: result.problems) }
    return (path, baseline)
  }
}
