import Facts

/// Tells types of one name apart, as two targets of an app may each have a `ContentView`.
///
/// The first by path keeps its name; each further one gets a number that no source can write:
/// `ContentView#2`. What stands in its file, and extensions nearer to it than to others, follow.
struct NamesakeSeparation {
  /// Paths of the files that declare a type, by its name, for names declared more than once.
  private var homes: [String: [String]] = [:]

  init(_ files: [SwiftFacts]) {
    var found: [String: [String]] = [:]
    for file in files {
      for type in file.types where type.kind != .extensionOf && type.kind != .typeAlias {
        guard !type.name.utf8.contains(46), found[type.name]?.last != file.path else { continue }
        found[type.name, default: []].append(file.path)
      }
    }
    homes = found.filter { $0.value.count > 1 }
  }

  /// The files, with types of one name renamed.
  func applied(to files: [SwiftFacts]) -> [SwiftFacts] {
    homes.isEmpty ? files : files.map(renamed)
  }

  private func renamed(_ file: SwiftFacts) -> SwiftFacts {
    var file = file
    for index in file.types.indices { file.types[index].name = name(file.types[index].name, file) }
    for index in file.bodies.indices {
      file.bodies[index].owner = file.bodies[index].owner.map { name($0, file) }
    }
    for index in file.properties.indices {
      file.properties[index].owner = file.properties[index].owner.map { name($0, file) }
    }
    return file
  }

  private func name(_ written: String, _ file: SwiftFacts) -> String {
    let root = String(written.prefix { $0 != "." })
    guard let paths = homes[root], let number = Self.nearest(paths, to: file.path), number > 0
    else { return written }
    return "\(root)#\(number + 1)" + written.dropFirst(root.count)
  }

  /// Which of several files is nearest to one: itself, else the longest way in common.
  static func nearest(_ paths: [String], to path: String) -> Int? {
    paths.indices.max { a, b in
      let (x, y) = (shared(paths[a], path), shared(paths[b], path))
      return x == y ? a > b : x < y
    }
  }

  /// How many bytes of whole folder names two paths share; all of them for the same file.
  private static func shared(_ a: String, _ b: String) -> Int {
    if a == b { return .max }
    let length = a.utf8.withContiguousStorageIfAvailable { first in
      b.utf8.withContiguousStorageIfAvailable { sharedBytes(first, $0) }
    }
    return (length ?? nil) ?? sharedBytes(Array(a.utf8), Array(b.utf8))
  }

  private static func sharedBytes<Bytes: RandomAccessCollection<UInt8>>(
    _ a: Bytes, _ b: Bytes
  ) -> Int where Bytes.Index == Int {
    var length = 0
    for index in 0..<min(a.count, b.count) {
      guard a[index] == b[index] else { break }
      if a[index] == 47 { length = index + 1 }
    }
    return length
  }
}
