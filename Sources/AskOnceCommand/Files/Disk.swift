import Foundation

/// What the disk says about one path; names are bytes, because nothing makes them valid text.
enum Disk {
  /// What stands at a path, without following a link.
  enum Kind {
    case folder, file(size: Int), link, other
  }

  /// The names in a folder, sorted by their bytes; nil where the folder cannot be opened.
  static func names(in path: [UInt8]) -> [[UInt8]]? {
    guard let folder = withCString(path, { opendir($0) }) else { return nil }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 1) { first in
          Array(UnsafeBufferPointer(start: first, count: strlen(first)))
        }
      }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// What stands at a path; nil where nothing does.
  static func kind(of path: [UInt8], followingLinks: Bool = false) -> Kind? {
    guard let status = status(of: path, followingLinks: followingLinks) else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// What the system knows of a path; nil where nothing is.
  static func status(of path: [UInt8], followingLinks: Bool = true) -> stat? {
    var status = stat()
    let outcome = withCString(path) { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return outcome == 0 ? status : nil
  }

  /// The path without any link in it; nil where it leads nowhere or in a circle.
  static func resolved(_ path: [UInt8]) -> [UInt8]? {
    guard let resolved = withCString(path, { realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return resolved.withMemoryRebound(to: UInt8.self, capacity: 1) {
      Array(UnsafeBufferPointer(start: $0, count: strlen($0)))
    }
  }

  /// All bytes of a file, or the system's words for why there are none.
  static func read(
    _ path: [UInt8], upTo limit: Int = FileWalk.sizeLimit
  ) -> (bytes: [UInt8], fault: String?) {
    let file = withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { return ([], String(cString: strerror(errno))) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Foundation.read(file, &chunk, chunk.count)
      if count == 0 { return (bytes, nil) }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if errno != EINTR {
        return ([], String(cString: strerror(errno)))
      }
    }
    return (bytes, nil)
  }

  /// Writes all bytes; the system's number of the fault where it cannot.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        return errno
      }
    }
    return nil
  }

  /// Opens what stands at a path for writing, without making or emptying it.
  static func openForWriting(_ path: [UInt8]) -> Int32 {
    withCString(path) { open($0, O_WRONLY | O_APPEND | O_CLOEXEC) }
  }

  /// The bytes that somebody typed for a path; a shell hands on what is no UTF-8 too.
  static func typed(_ path: String) -> [UInt8] {
    guard path.contains("\u{FFFD}") else { return Array(path.utf8) }
    let words = CommandLine.unsafeArgv
    let typed = (0..<Int(CommandLine.argc)).compactMap { words[$0] }.map { word in
      word.withMemoryRebound(to: UInt8.self, capacity: 1) {
        Array(UnsafeBufferPointer(start: $0, count: strlen($0)))
      }
    }
    return typed.first { $0.text == path } ?? Array(path.utf8)
  }

  static func withCString<R>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> R
  ) -> R {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}

/// How many bytes stand before the closing zero.
private func strlen(_ text: UnsafePointer<UInt8>) -> Int {
  var length = 0
  while text[length] != 0 { length += 1 }
  return length
}
