import Facts
import Foundation
import Reading

/// Hands out the facts of files: those that an earlier run kept, else those that it reads.
final class FactStore: @unchecked Sendable {
  private let cache: CacheFolder?
  private let root: String
  private let pack: FactPack
  private let lock = NSLock()
  private var entries: [(digest: ContentDigest, content: [UInt8])] = []
  private var isNew = false

  /// The facts of a folder; without a cache all are read.
  init(_ cache: CacheFolder?, for root: String) {
    self.cache = cache
    self.root = root
    pack = cache?.pack(for: root) ?? FactPack()
  }

  /// What a file's bytes say.
  func facts(of file: FileWalk.Found, _ bytes: [UInt8]) -> AppFacts {
    guard cache != nil, KeptFacts.kinds.contains(file.kind) else {
      return Readers.read(bytes, path: file.path, kind: file.kind)
    }
    let digest = ContentDigest(of: bytes, after: ContentDigest(of: file.kind.rawValue + file.path))
    if let content = pack[digest], let facts = KeptFacts.facts(from: content, path: file.path) {
      add(digest, content, isNew: false)
      return facts
    }
    let facts = Readers.read(bytes, path: file.path, kind: file.kind)
    add(digest, KeptFacts.bytes(of: facts, path: file.path), isNew: true)
    return facts
  }

  private func add(_ digest: ContentDigest, _ content: [UInt8], isNew: Bool) {
    lock.withLock {
      entries.append((digest, content))
      self.isNew = self.isNew || isNew
    }
  }

  /// Keeps what was used, where some of it was not kept yet.
  func save() {
    guard let cache, isNew else { return }
    cache.write(entries, for: root)
  }
}
