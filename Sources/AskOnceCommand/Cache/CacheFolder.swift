import Foundation
import Reading
import Rendering

/// Where facts and answers are kept between runs: the facts of each checked folder in one file, and
/// each answer in one.
///
/// Nothing depends on it: what cannot be read is not there, and what cannot be written is not kept.
struct CacheFolder {
  /// How many files of each sort are kept; the oldest go.
  private static let limit = 24

  private let folder: URL
  /// Stands for the tool: another build reads otherwise.
  private let tool: ContentDigest

  /// The user's own; nil where there is none.
  init?(_ environment: [String: String]) {
    guard let base = Self.base(environment), let tool = Self.identity else { return nil }
    folder = base.appendingPathComponent("askonce", isDirectory: true)
    self.tool = tool
  }

  private static func base(_ environment: [String: String]) -> URL? {
    if let own = environment["XDG_CACHE_HOME"], own.hasPrefix("/") {
      return URL(fileURLWithPath: own, isDirectory: true)
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      let name = "Library/Caches"
    #else
      let name = ".cache"
    #endif
    return URL(fileURLWithPath: home, isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
  }

  /// The version, and what changes with every build: the size and the time of the executable.
  private static let identity: ContentDigest? = {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return ContentDigest(of: "\(Tool.version) \(size) \(date.timeIntervalSince1970)")
  }()

  /// The file for one checked folder.
  private func file(for root: String) -> URL {
    folder.appendingPathComponent(ContentDigest(of: root, after: tool).name + ".facts")
  }

  /// What is kept for a folder.
  func pack(for root: String) -> FactPack {
    FactPack(Disk.read(Array(file(for: root).path.utf8), upTo: 1 << 30).bytes)
  }

  /// What was said under a digest.
  func answer(_ digest: ContentDigest) -> [UInt8]? {
    FactPack(Disk.read(Array(file(of: digest).path.utf8), upTo: 1 << 30).bytes)[digest]
  }

  /// Keeps what is said under a digest.
  func keep(answer: [UInt8], under digest: ContentDigest) {
    write([(digest, answer)], to: file(of: digest))
  }

  private func file(of digest: ContentDigest) -> URL {
    folder.appendingPathComponent(tool.adding(digest).name + ".answer")
  }

  /// Keeps entries for a folder in place of those that were kept.
  func write(_ entries: [(digest: ContentDigest, content: [UInt8])], for root: String) {
    write(entries, to: file(for: root))
  }

  private func write(_ entries: [(digest: ContentDigest, content: [UInt8])], to file: URL) {
    let disk = FileManager.default
    try? disk.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Written beside and renamed: another run sees the old file or the new one.
    try? Data(FactPack.bytes(entries)).write(to: file, options: .atomic)
    removeOldest(file.pathExtension)
  }

  private func removeOldest(_ ending: String) {
    let disk = FileManager.default
    let key = URLResourceKey.contentModificationDateKey
    guard
      let files = try? disk.contentsOfDirectory(at: folder, includingPropertiesForKeys: [key])
    else { return }
    let dated = files.filter { $0.pathExtension == ending }.map { file in
      (file, (try? file.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
    }
    guard dated.count > Self.limit else { return }
    for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).dropLast(Self.limit) {
      try? disk.removeItem(at: file)
    }
  }
}
