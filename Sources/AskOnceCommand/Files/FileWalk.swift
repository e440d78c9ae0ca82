import Auditing
import Contract
import Facts
import Foundation
import Reading

/// The files below one folder that can matter, in path order.
///
/// Invariant: nothing outside the folder is ever opened, but the `.gitignore` files of the folders
/// above it in its repository. Links to folders are not followed; a link to a file is, where it
/// leads to a file inside that is not found without it.
struct FileWalk {
  /// A file that was found.
  struct Found: Sendable {
    /// Relative to the folder, as shown.
    var path: String
    /// To open it.
    var location: [UInt8]
    var kind: FileFact.Kind
    var size: Int

    /// More bytes are not read.
    var sizeLimit: Int { kind == .binary ? CompiledCode.sizeLimit : FileWalk.sizeLimit }
  }
  /// Larger files are not read: nobody writes 20 MB of source by hand.
  static let sizeLimit = 20_000_000

  private(set) var found: [Found] = []
  private(set) var problems: [ReadingProblem] = []
  /// What was seen and not read, by reason.
  private(set) var skipped: [Coverage.Skipped.Reason: [String]] = [:]
  /// Files that tell which languages belong to an app: `package.json` and the like.
  private(set) var manifests: [Found] = []
  /// Where files are read.
  let tree: any FileTree
  private var links: [(path: [UInt8], location: [UInt8])] = []
  private let root: [UInt8]
  private let selection: FileSelection
  /// Whether what is walked is a compiled app or library rather than its source.
  let isCompiled: Bool

  /// Walks a folder, or takes one file.
  init(_ path: String, selection: FileSelection = FileSelection()) throws {
    let typed = Disk.typed(path)
    let isFile = if case .file = Disk.kind(of: typed, followingLinks: true) { true } else { false }
    self.selection = selection
    if isFile, CompiledCode.isArchive(path) {
      let archive = try ArchiveTree(path)
      (root, tree, isCompiled) = ([], archive, true)
      problems = archive.problems.map { .refused($0, Self.name(of: typed)) }
      walk([], root, nil)
      settle()
      return
    }
    (root, tree) = (typed, DiskTree())
    isCompiled = !isFile && CompiledCode.isBundle(Self.name(of: typed))
    switch Disk.kind(of: root, followingLinks: true) {
    case .folder: walk([], root, isCompiled ? nil : selection.ignoring)
    case .file(let size): try take(path, size)
    case .link, .other: throw UsageError("'\(path.printable)' is neither a folder nor a file")
    case nil: throw UsageError("'\(path.printable)' does not exist; expected a folder or a file")
    }
    settle()
  }

  /// Walks the folder at the root of a tree.
  init(_ tree: any FileTree, selection: FileSelection) {
    root = []
    isCompiled = false
    self.tree = tree
    self.selection = selection
    walk([], root, selection.ignoring)
    settle()
  }

  /// The name of a folder that somebody typed, `.` and links resolved.
  private static func name(of path: [UInt8]) -> String {
    let resolved = Disk.resolved(path) ?? path
    return (resolved.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []).text
  }

  private mutating func settle() {
    followLinks()
    found = ForeignLanguages(manifests, found, tree).belonging.sorted { $0.path < $1.path }
  }

  private mutating func take(_ path: String, _ size: Int) throws {
    guard let kind = selection.kind(of: path) else {
      throw UsageError(
        "'\(path.printable)' is of no kind that askonce reads; expected a .swift file")
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    found = [Found(path: name, location: root, kind: kind, size: size)]
  }

  private mutating func walk(_ path: [UInt8], _ location: [UInt8], _ rules: IgnoreRules?) {
    guard let names = tree.names(in: location) else {
      return problems.append(.unopened(path, String(cString: strerror(errno))))
    }
    let rules = rules.map { $0.adding(tree.ignoreFile(in: location), in: path) }
    for name in names {
      let inner = path.isEmpty ? name : path + Array("/".utf8) + name
      let place = location + Array("/".utf8) + name
      let isHidden = name.first == UInt8(ascii: ".")
      switch tree.kind(of: place) {
      case .folder
      where isCompiled ? !LeftOut.inBundles.contains(name.text) : !LeftOut.contains(name.text):
        if !skips(inner, isFolder: true, rules) { walk(inner, place, rules) }
      case .file(let size) where !isHidden && matters(inner):
        if !skips(inner, isFolder: false, rules) { add(inner, place, size) }
      case .link where !isHidden:
        if !skips(inner, isFolder: false, rules) { links.append((inner, place)) }
      case .other where matters(inner): skip(inner.text, .special)
      default: break
      }
    }
  }

  /// Whether `.gitignore` or the configuration leaves something out; then that is remembered.
  private mutating func skips(_ path: [UInt8], isFolder: Bool, _ rules: IgnoreRules?) -> Bool {
    let shown = path.text + (isFolder ? "/" : "")
    if rules?.ignore(path, isFolder: isFolder) ?? false {
      skip(shown, .ignored)
    } else if selection.skip(path, isFolder: isFolder) {
      skip(shown, .excluded)
    } else {
      return false
    }
    return true
  }

  private mutating func skip(_ path: String, _ reason: Coverage.Skipped.Reason) {
    skipped[reason, default: []].append(path)
  }

  private func matters(_ path: [UInt8]) -> Bool {
    isCompiled
      ? CompiledCode.kind(of: path.text) != nil
      : Self.matters(path) || selection.kind(of: path.text) == .reviewNotes
  }

  /// Whether a file of this name can matter in the source of an app.
  static func matters(_ path: [UInt8]) -> Bool {
    let text = path.text
    return text != Configuration.fileName
      && (FileFact.Kind(path: text) != nil || ForeignLanguages.language(ofManifest: text) != nil)
  }

  private mutating func add(_ path: [UInt8], _ location: [UInt8], _ size: Int) {
    let text = path.text
    let kind = isCompiled ? CompiledCode.kind(of: text) : selection.kind(of: text)
    if let kind {
      found.append(Found(path: text, location: location, kind: kind, size: size))
    }
    if !isCompiled, let kind = ForeignLanguages.language(ofManifest: text) {
      manifests.append(Found(path: text, location: location, kind: kind, size: size))
    }
  }

  private mutating func followLinks() {
    guard !links.isEmpty, let inside = tree.resolved(root) else { return }
    let prefix = inside == Array("/".utf8) ? inside : inside + Array("/".utf8)
    var seen = Set(found.compactMap { tree.resolved($0.location) })
    for link in links {
      let target = tree.resolved(link.location)
      let kind = target.flatMap { tree.kind(of: $0) }
      if let target, target.starts(with: prefix), case .file(let size) = kind {
        if seen.insert(target).inserted { add(link.path, target, size) }
      } else if matters(link.path) || kind?.isFolder ?? false {
        skip(link.path.text, .link)
      }
    }
  }
}

extension FileTree {
  /// The bytes of the `.gitignore` in a folder; none where there is no such file. Git follows no
  /// link here either.
  func ignoreFile(in folder: [UInt8]) -> [UInt8] {
    let path = folder + Array("/.gitignore".utf8)
    guard case .file(let size) = kind(of: path), size <= FileWalk.sizeLimit else { return [] }
    return read(path).bytes
  }
}

extension Disk.Kind {
  /// Whether it is a folder.
  fileprivate var isFolder: Bool {
    if case .folder = self { true } else { false }
  }
}

extension ReadingProblem {
  fileprivate static func refused(_ message: String, _ path: String) -> ReadingProblem {
    ReadingProblem(
      .partlyRead, at: Place(path: path), "the archive holds what is not read: \(message)",
      help: "Export the archive again.")
  }

  fileprivate static func unopened(_ path: [UInt8], _ fault: String) -> ReadingProblem {
    ReadingProblem(
      .unread, at: Place(path: path.isEmpty ? "." : path.text),
      "the folder cannot be opened: \(fault)", help: "Make the folder readable.")
  }
}

extension [UInt8] {
  /// As text; what is no UTF-8 becomes replacement characters.
  var text: String { String(decoding: self, as: UTF8.self) }
}
