import Foundation
import Rendering

/// A file that is written whole or not at all.
struct AtomicFile {
  private let url: URL
  private let path: String

  /// Checks before the work that the file can be written after it.
  init(_ path: String) throws {
    self.path = path.printable
    url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw UsageError("'--output' expects a file in an existing folder, not '\(self.path)'")
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw UsageError("'--output' expects a file, and '\(self.path)' is a folder")
    }
  }

  /// Writes the text.
  func write(_ text: String) throws {
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw UsageError("cannot write '\(path)': \(error.localizedDescription.printable)")
    }
  }
}
