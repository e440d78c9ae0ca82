import Foundation
import Rendering

/// Where the text goes: a file that is written whole or not at all, a device, standard output.
struct AtomicFile {
  private enum Target {
    case standardOutput, stream, file(URL)
  }
  private let target: Target
  private let path: String
  private let option: String

  /// Checks before the work that the file can be written after it.
  init(_ typed: String?, of option: String = "--output") throws {
    path = typed ?? "-"
    self.option = option
    target = try Self.target(path, option)
  }

  /// A file that later runs read, which standard output is not.
  init(toKeep typed: String, of option: String) throws {
    try self.init(typed, of: option)
    if case .standardOutput = target {
      throw UsageError(
        "'\(option)' expects a file; '\(typed.printable)' is standard output, as of the report")
    }
  }

  private static func target(_ path: String, _ option: String) throws -> Target {
    if ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path) {
      return .standardOutput
    }
    let isOpen = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    switch Disk.kind(of: Disk.typed(path), followingLinks: true) {
    case .folder:
      throw UsageError("'\(option)' expects a file, and '\(path.printable)' is a folder")
    case .other, .link: return .stream
    case .file where isOpen: return .stream
    case .file, nil: break
    }
    let url = try followed(path, option)
    let folder = Disk.typed(url.deletingLastPathComponent().path)
    guard case .folder = Disk.kind(of: folder, followingLinks: true) else {
      throw UsageError(
        "'\(option)' expects a file in an existing folder, not '\(path.printable)'")
    }
    return .file(url)
  }

  /// The file at the end of a chain of links, whether it exists or not.
  private static func followed(_ path: String, _ option: String) throws -> URL {
    var url = URL(fileURLWithPath: path)
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
        return url
      }
      url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    throw UsageError("'\(option)' expects a file, and '\(path.printable)' is a link in a circle")
  }

  /// Whether the text goes elsewhere than to standard output.
  var isFile: Bool {
    if case .standardOutput = target { false } else { true }
  }

  /// Refuses to write over what was read.
  func requireOther(than read: [[UInt8]]) throws {
    guard case .file(let url) = target, let place = Disk.resolved(Array(url.path.utf8)),
      read.contains(where: { Disk.resolved($0) == place })
    else { return }
    throw UsageError("'\(option)' expects another file than the checked '\(path.printable)'")
  }

  /// Refuses to write two texts to one file, whether it exists or not.
  func requireOther(than other: AtomicFile) throws {
    guard case .file(let url) = target, case .file(let otherURL) = other.target,
      Self.place(of: url) == Self.place(of: otherURL)
    else { return }
    throw UsageError(
      "'\(option)' and '\(other.option)' expect two files, not '\(path.printable)' for both")
  }

  private static func place(of url: URL) -> [UInt8] {
    let folder = Disk.resolved(Disk.typed(url.deletingLastPathComponent().path)) ?? []
    return folder + Array("/\(url.lastPathComponent)".utf8)
  }

  /// Writes the text.
  func write(_ text: String, on console: Console) throws {
    switch target {
    case .standardOutput: try console.print(text)
    case .stream: try stream(text)
    case .file(let url):
      do {
        try Data(text.utf8).write(to: url, options: .atomic)
      } catch {
        throw cannotWrite(error.localizedDescription)
      }
    }
  }

  private func stream(_ text: String) throws {
    let descriptor = Disk.openForWriting(Disk.typed(path))
    guard descriptor >= 0 else { throw cannotWrite(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    if let fault = Disk.write(Array(text.utf8), to: descriptor), fault != EPIPE {
      throw cannotWrite(String(cString: strerror(fault)))
    }
  }

  private func cannotWrite(_ reason: String) -> UsageError {
    UsageError("cannot write '\(path.printable)': \(reason.printable)")
  }
}
