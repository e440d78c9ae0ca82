import Facts
import Foundation
import Reading

/// The files below one folder that can matter, in path order.
///
/// Invariant: nothing outside the folder is ever opened. Links to folders are not followed; a link
/// to a file is, where it leads to a file inside that is not found without it.
struct FileWalk {
  /// A file that was found.
  struct Found: Sendable {
    /// Relative to the folder, as shown.
    var path: String
    /// To open it.
    var location: [UInt8]
    var kind: FileFact.Kind
    var size: Int
  }
  /// Larger files are not read: nobody writes 20 MB of source by hand.
  static let sizeLimit = 20_000_000

  private(set) var found: [Found] = []
  private(set) var problems: [ReadingProblem] = []
  /// Files that tell which languages belong to an app: `package.json` and the like.
  private(set) var manifests: [Found] = []
  private var links: [(path: [UInt8], location: [UInt8])] = []
  private let root: [UInt8]

  /// Walks a folder, or takes one file.
  init(_ path: String) throws {
    root = Disk.typed(path)
    switch Disk.kind(of: root, followingLinks: true) {
    case .folder: walk([], root)
    case .file(let size): try take(path, size)
    case .link, .other: throw UsageError("'\(path.printable)' is neither a folder nor a file")
    case nil: throw UsageError("'\(path.printable)' does not exist; expected a folder or a file")
    }
    followLinks()
    found = ForeignLanguages(manifests, found).belonging.sorted { $0.path < $1.path }
  }

  private mutating func take(_ path: String, _ size: Int) throws {
    guard let kind = FileFact.Kind(path: path) else {
      throw UsageError(
        "'\(path.printable)' is of no kind that askonce reads; expected a .swift file")
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    found = [Found(path: name, location: root, kind: kind, size: size)]
  }

  private mutating func walk(_ path: [UInt8], _ location: [UInt8]) {
    guard let names = Disk.names(in: location) else {
      return problems.append(.unopened(path, String(cString: strerror(errno))))
    }
    for name in names {
      let inner = path.isEmpty ? name : path + Array("/".utf8) + name
      let place = location + Array("/".utf8) + name
      switch Disk.kind(of: place) {
      case .folder where !LeftOut.contains(name.text): walk(inner, place)
      case .file(let size) where name.first != UInt8(ascii: "."): add(inner, place, size)
      case .link where name.first != UInt8(ascii: "."): links.append((inner, place))
      default: break
      }
    }
  }

  private mutating func add(_ path: [UInt8], _ location: [UInt8], _ size: Int) {
    let text = path.text
    if let kind = FileFact.Kind(path: text) {
      found.append(Found(path: text, location: location, kind: kind, size: size))
    }
    if let kind = ForeignLanguages.language(ofManifest: text) {
      manifests.append(Found(path: text, location: location, kind: kind, size: size))
    }
  }

  private mutating func followLinks() {
    guard !links.isEmpty, let inside = Disk.resolved(root) else { return }
    let prefix = inside == Array("/".utf8) ? inside : inside + Array("/".utf8)
    var seen = Set(found.compactMap { Disk.resolved($0.location) })
    for link in links {
      guard let target = Disk.resolved(link.location), target.starts(with: prefix),
        case .file(let size) = Disk.kind(of: target), seen.insert(target).inserted
      else { continue }
      add(link.path, target, size)
    }
  }
}

extension ReadingProblem {
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
