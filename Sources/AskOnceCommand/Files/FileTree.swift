/// Folders and files by their paths: those of the disk, or those of a revision.
protocol FileTree: Sendable {
  /// The names in a folder, sorted by their bytes; nil where the folder cannot be opened.
  func names(in path: [UInt8]) -> [[UInt8]]?
  /// What stands at a path, without following a link; nil where nothing does.
  func kind(of path: [UInt8]) -> Disk.Kind?
  /// The path without any link in it; nil where it leads nowhere or in a circle.
  func resolved(_ path: [UInt8]) -> [UInt8]?
  /// All bytes of a file, up to a limit, or the reason for which there are none.
  func read(_ path: [UInt8], upTo limit: Int) -> (bytes: [UInt8], fault: String?)
}

extension FileTree {
  /// All bytes of a file of source, or the reason for which there are none.
  func read(_ path: [UInt8]) -> (bytes: [UInt8], fault: String?) {
    read(path, upTo: FileWalk.sizeLimit)
  }
}

/// The disk, as a tree.
struct DiskTree: FileTree {
  func names(in path: [UInt8]) -> [[UInt8]]? { Disk.names(in: path) }
  func kind(of path: [UInt8]) -> Disk.Kind? { Disk.kind(of: path) }
  func resolved(_ path: [UInt8]) -> [UInt8]? { Disk.resolved(path) }
  func read(_ path: [UInt8], upTo limit: Int) -> (bytes: [UInt8], fault: String?) {
    Disk.read(path, upTo: limit)
  }
}
