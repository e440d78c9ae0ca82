import Foundation

extension Disk {
  /// Whether this process may write a file or into a folder.
  static func isWritable(_ path: [UInt8]) -> Bool { withCString(path) { access($0, W_OK) } == 0 }

  /// The folder that a path is in.
  static func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return Array(".".utf8) }
    return slash == 0 ? Array("/".utf8) : Array(path[..<slash])
  }

  /// Writes a file beside another and puts it in its place; the system's words where it cannot.
  ///
  /// Whoever reads sees the whole old file or the whole new one.
  static func replace(_ path: [UInt8], with bytes: [UInt8], mode: mode_t) -> String? {
    let template = folder(of: path) + Array("/.askonce-XXXXXX".utf8) + [0]
    var name = template.map { CChar(bitPattern: $0) }
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    var fault = write(bytes, to: descriptor)
    if fault == nil, fchmod(descriptor, mode & 0o7777) != 0 { fault = errno }
    if fault == nil, fsync(descriptor) != 0 { fault = errno }
    close(descriptor)
    if fault == nil, withCString(path, { rename(name, $0) }) != 0 { fault = errno }
    guard let fault else { return nil }
    unlink(name)
    return String(cString: strerror(fault))
  }
}
