import Auditing
import Facts
import Foundation
import Reading

/// What `check` said before of the same files in the same way: then it says it again.
struct Answers {
  /// What one run said.
  struct Answer {
    var text: String
    /// For standard error; empty: nothing.
    var complaint: String
    var exitCode: Int32
  }

  /// Every file of which the run depends, so that none is written over.
  let readFiles: [[UInt8]]
  private let cache: CacheFolder
  private let walk: FileWalk
  private let threads: Threads
  /// Stands for all but the files' contents.
  private let manner: ContentDigest
  private let digest: ContentDigest

  /// Nil where a run reads more than the folder, or nothing is to be kept.
  init?(_ arguments: Arguments, _ settings: Settings, _ console: Console, _ run: Run) {
    guard let cache = run.cache, !arguments.has("diff"), !arguments.has("write-baseline"),
      let walk = try? FileWalk(arguments.operand ?? ".", selection: settings.selection)
    else { return nil }
    self.cache = cache
    self.walk = walk
    threads = Threads(count: run.threads)
    let style = console.style(
      arguments.value("color"),
      toFile: (try? AtomicFile(arguments.value("output")))?.isFile ?? false)
    var sum = ContentDigest(of: arguments.manner)
    let place = [
      FileManager.default.currentDirectoryPath, Settings.today,
      style("", .error),
    ]
    for word in place { sum = ContentDigest(of: word, after: sum) }
    for path in [settings.file, settings.baseline].compactMap({ $0 }) {
      sum = ContentDigest(of: Disk.read(Disk.typed(path)).bytes, after: sum)
    }
    for reason in Coverage.Skipped.Reason.allCases {
      for path in walk.skipped[reason] ?? [] {
        sum = ContentDigest(of: reason.rawValue + path, after: sum)
      }
    }
    readFiles =
      walk.found.map(\.location)
      + [settings.file, settings.baseline].compactMap { $0.map(Disk.typed) }
    manner = walk.problems.reduce(sum) { ContentDigest(of: "\($1)", after: $0) }
    digest = Self.digest(of: walk, threads, after: manner)
  }

  /// What was said of exactly this.
  var kept: Answer? {
    guard var bytes = cache.answer(digest)?[...], let code = bytes.popFirst(),
      let end = bytes.firstIndex(of: 0)
    else { return nil }
    return Answer(
      text: String(decoding: bytes[(end + 1)...], as: UTF8.self),
      complaint: String(decoding: bytes[..<end], as: UTF8.self), exitCode: Int32(code))
  }

  /// Keeps an answer, unless a file changed while it was found.
  func keep(_ answer: Answer) {
    guard !answer.complaint.utf8.contains(0), let code = UInt8(exactly: answer.exitCode),
      Self.digest(of: walk, threads, after: manner) == digest
    else { return }
    let content = [code] + Array(answer.complaint.utf8) + [0] + Array(answer.text.utf8)
    cache.keep(answer: content, under: digest)
  }

  /// Stands for every file: its name, its kind and what it holds.
  private static func digest(
    of walk: FileWalk, _ threads: Threads, after start: ContentDigest
  ) -> ContentDigest {
    let files = walk.found
    let parts = threads.map(files.count) { number -> ContentDigest in
      let file = files[number]
      let name = ContentDigest(of: file.kind.rawValue + file.path)
      guard Readers.reads(file.kind), file.size <= FileWalk.sizeLimit else {
        return ContentDigest(of: "\(file.size)", after: name)
      }
      let (bytes, fault) = walk.tree.read(file.location)
      return ContentDigest(of: fault.map { Array($0.utf8) } ?? bytes, after: name)
    }
    return parts.reduce(start) { $0.adding($1) }
  }
}
