import Contract
import Facts
import Foundation
import Reading

/// Which of the files below a folder are wanted.
struct FileSelection: Sendable {
  /// `included` and `excluded` of the configuration.
  var configuration = Configuration()
  /// The rules of `.gitignore` files above the folder; nil: no such file counts.
  var ignoring: IgnoreRules? = IgnoreRules()

  /// Whether the configuration leaves something out. A folder is walked for what is included in it.
  func skip(_ path: [UInt8], isFolder: Bool) -> Bool {
    let kind = isFolder ? nil : kind(of: path.text)
    return configuration.leavesOut(path, isSource: kind.map(Self.sources.contains) ?? false)
  }

  /// The kind of a file, by its name or as the configuration tells it; nil: it says nothing.
  func kind(of path: String) -> FileFact.Kind? {
    if let kind = FileFact.Kind(path: path) { return kind }
    let isNamed = configuration.reviewNotes.contains { $0.path.covers(path) }
    return isNamed && ReviewNotesReader.mayBeNotes(path) ? .reviewNotes : nil
  }

  private static let sources: Set<FileFact.Kind> = [
    .swift, .objectiveC, .interfaceBuilder, .dart, .javaScript, .kotlin, .cSharp,
  ]
}

extension IgnoreRules {
  /// The rules that hold in a folder of the disk before its own: those of the folders above it, up
  /// to the one that holds `.git`. Outside of a repository there are none.
  init(above folder: String) {
    var names = (Disk.resolved(Disk.typed(folder)) ?? []).split(separator: UInt8(ascii: "/"))
    var below: [[UInt8]] = []
    func path(_ names: [ArraySlice<UInt8>]) -> [UInt8] {
      names.flatMap { [UInt8(ascii: "/")] + $0 }
    }
    while Disk.kind(of: path(names) + Array("/.git".utf8)) == nil {
      guard let last = names.popLast() else {
        self.init()
        return
      }
      below.insert(Array(last), at: 0)
    }
    var rules = IgnoreRules(prefix: below)
    for (depth, name) in below.enumerated() {
      rules = rules.adding(DiskTree().ignoreFile(in: path(names)), depth: depth)
      names.append(name[...])
    }
    self = rules
  }
}
