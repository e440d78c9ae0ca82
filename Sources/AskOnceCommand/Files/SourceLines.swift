import Foundation

/// The lines of found files, for code frames; keeps the file that was asked for last.
final class SourceLines: @unchecked Sendable {
  private let locations: [String: [UInt8]]
  private let lock = NSLock()
  private var last: (path: String, lines: [String]) = ("", [])

  /// Of found files, and of others by their shown paths.
  init(_ found: [FileWalk.Found], beside others: [String: [UInt8]] = [:]) {
    locations = Dictionary(found.map { ($0.path, $0.location) }) { first, _ in first }
      .merging(others) { $1 }
  }

  /// The lines of a file; none for a file that was not found or is too large.
  func callAsFunction(_ path: String) -> [String] {
    lock.withLock {
      if last.path != path { last = (path, read(path)) }
      return last.lines
    }
  }

  private func read(_ path: String) -> [String] {
    guard let location = locations[path] else { return [] }
    let bytes = Disk.read(location).bytes
    if bytes.count > FileWalk.sizeLimit || bytes.starts(with: Array("bplist".utf8)) { return [] }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let decoded = isUTF16 ? String(data: Data(bytes), encoding: .utf16) : nil
    return (decoded ?? bytes.text)
      .split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }.map(
        String.init)
  }
}
