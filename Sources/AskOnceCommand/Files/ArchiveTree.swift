import Foundation
import Reading

/// The files of a zip archive, unpacked one by one as they are read, into memory alone.
struct ArchiveTree: FileTree {
  private let archive: ZipArchive
  /// The names in each folder.
  private let children: [[UInt8]: [[UInt8]]]
  /// What the archive holds and nobody reads.
  var problems: [String] { archive.problems }

  /// Reads the directory of an archive.
  init(_ path: String) throws {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw UsageError("'\(path.printable)' cannot be opened")
    }
    do throws(ZipArchive.Fault) {
      archive = try ZipArchive(bytes)
    } catch {
      throw UsageError("'\(path.printable)' cannot be read: \(error.message)")
    }
    var children: [[UInt8]: Set<[UInt8]>] = [:]
    for path in archive.entries.keys {
      var parts = path.split(separator: "/").map { Array($0.utf8) }
      while let name = parts.popLast() {
        let folder = Array(parts.joined(separator: [UInt8(ascii: "/")]))
        guard children[folder, default: []].insert(name).inserted else { break }
      }
    }
    self.children = children.mapValues { names in
      names.sorted { $0.lexicographicallyPrecedes($1) }
    }
  }

  private static func inner(_ path: [UInt8]) -> [UInt8] {
    Array(path.drop { $0 == UInt8(ascii: "/") })
  }

  private func entry(_ path: [UInt8]) -> ZipArchive.Entry? {
    archive.entries[Self.inner(path).text]
  }

  func names(in path: [UInt8]) -> [[UInt8]]? { children[Self.inner(path)] ?? [] }

  func kind(of path: [UInt8]) -> Disk.Kind? {
    if children[Self.inner(path)] != nil { return .folder }
    return entry(path).map { .file(size: $0.size) }
  }

  func resolved(_ path: [UInt8]) -> [UInt8]? { path }

  func read(_ path: [UInt8], upTo limit: Int) -> (bytes: [UInt8], fault: String?) {
    guard let entry = entry(path) else { return ([], "the archive has no such file") }
    do throws(ZipArchive.Fault) {
      return (try archive.content(of: entry), nil)
    } catch {
      return ([], error.message)
    }
  }
}
