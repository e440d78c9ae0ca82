import Contract
import Facts
import Foundation

/// The files below one folder as a revision has them, read from git's objects into memory.
struct RevisionTree: FileTree {
  private enum Node {
    case folder
    case file([UInt8])
    /// Too large to be read.
    case large(Int)
    case link([UInt8])
  }
  private var nodes: [[UInt8]: Node] = [[]: .folder]
  /// The names in each folder.
  private var children: [[UInt8]: [[UInt8]]] = [:]
  /// Submodules and files that this clone does not have.
  private(set) var absent: [Absence] = []

  /// Something that the revision names and git cannot give.
  struct Absence {
    var path: [UInt8]
    var isSubmodule: Bool
  }

  /// Reads what can matter below the checked folder, or one file of it.
  init(
    _ revision: Revision, onlyFile file: [UInt8]? = nil,
    selection: FileSelection = FileSelection(ignoring: nil)
  ) throws {
    let entries = try revision.entries().filter { file == nil || $0.path == file }
    let store = ObjectStore(git: revision.git)
    let links = try store.read(entries.filter(\.isLink))
    let targets = Set(links.values.map { Array($0.split(separator: UInt8(ascii: "/")).last ?? []) })
    let wanted = entries.filter { entry in
      guard !entry.isLink, !entry.isSubmodule else { return false }
      let isKnown = FileWalk.matters(entry.path) || selection.kind(of: entry.path.text) != nil
      let matters = !entry.isLeftOut && (isKnown || entry.isSetting)
      return matters || targets.contains(entry.name)
    }
    let sizes = try store.sizes(of: wanted)
    let contents = try store.read(
      wanted.filter { sizes[$0.id].map { $0 <= FileWalk.sizeLimit } ?? false })
    for entry in entries where !entry.isSubmodule {
      if let target = links[entry.id], entry.isLink {
        add(entry.path, .link(target))
      } else if let bytes = contents[entry.id], !entry.isLink {
        add(entry.path, .file(bytes))
      } else if let size = sizes[entry.id], size > FileWalk.sizeLimit {
        add(entry.path, .large(size))
      }
    }
    children = children.mapValues { $0.sorted { $0.lexicographicallyPrecedes($1) } }
    let missing = Set(wanted.map(\.path)).subtracting(nodes.keys)
    absent = entries.filter { ($0.isSubmodule && !$0.isLeftOut) || missing.contains($0.path) }
      .map { Absence(path: $0.path, isSubmodule: $0.isSubmodule) }
  }

  private mutating func add(_ path: [UInt8], _ node: Node) {
    nodes[path] = node
    var inner = path
    while true {
      let slash = inner.lastIndex(of: UInt8(ascii: "/"))
      let folder = Array(inner[..<(slash ?? 0)])
      children[folder, default: []].append(Array(inner[(slash.map { $0 + 1 } ?? 0)...]))
      if nodes.updateValue(.folder, forKey: folder) != nil { return }
      inner = folder
    }
  }

  private static func inner(_ path: [UInt8]) -> [UInt8] {
    Array(path.drop { $0 == UInt8(ascii: "/") })
  }

  func names(in path: [UInt8]) -> [[UInt8]]? { children[Self.inner(path)] ?? [] }

  func kind(of path: [UInt8]) -> Disk.Kind? {
    switch nodes[Self.inner(path)] {
    case .folder: .folder
    case .file(let bytes): .file(size: bytes.count)
    case .large(let size): .file(size: size)
    case .link: .link
    case nil: nil
    }
  }

  func read(_ path: [UInt8], upTo limit: Int) -> (bytes: [UInt8], fault: String?) {
    if case .file(let bytes) = nodes[Self.inner(path)] { return (bytes, nil) }
    return ([], "the revision has no such file")
  }

  func resolved(_ path: [UInt8]) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    var rest = Self.inner(path).split(separator: slash).map { Array($0) }
    var done: [[UInt8]] = []
    var followed = 0
    while !rest.isEmpty {
      let name = rest.removeFirst()
      if name == Array(".".utf8) { continue }
      if name == Array("..".utf8) {
        guard done.popLast() != nil else { return nil }
        continue
      }
      done.append(name)
      switch nodes[Array(done.joined(separator: [slash]))] {
      case nil: return nil
      case .link(let target):
        followed += 1
        guard followed <= 40, target.first != slash else { return nil }
        done.removeLast()
        rest = target.split(separator: slash).map { Array($0) } + rest
      default: break
      }
    }
    return [slash] + Array(done.joined(separator: [slash]))
  }
}
