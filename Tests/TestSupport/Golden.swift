import Foundation

/// A text that is kept beside the tests: compared, and with `UPDATE=1` rewritten.
package enum Golden {
  /// Whether the run rewrites what is kept.
  package static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE"] == "1" }

  /// The package's folder.
  package static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// How a text differs from `Goldens/NAME` beside the calling test; nil if it does not.
  package static func difference(
    _ text: String, _ name: String, testFile: String = #filePath
  ) throws -> String? {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    return try difference(text, at: folder.appendingPathComponent("Goldens/\(name)"))
  }

  /// How a text differs from a file; nil if it does not, or the file is rewritten.
  package static func difference(_ text: String, at file: URL) throws -> String? {
    let kept = try? String(contentsOf: file, encoding: .utf8)
    if kept == text { return nil }
    if isUpdating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return nil
    }
    let remedy = "run `UPDATE=1 swift test` and look at the change"
    guard let kept else { return "\(file.lastPathComponent) is missing; \(remedy)" }
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    let (old, new) = (lines(kept), lines(text))
    let line =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    return "\(file.lastPathComponent) differs from line \(line + 1): "
      + "kept '\(line < old.count ? old[line] : "")', made '\(line < new.count ? new[line] : "")'; "
      + remedy
  }
}
