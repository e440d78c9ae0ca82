import Foundation

/// The trace of the running app: each step of each permission as a line of JSON.
///
/// It is off until it is started, and holds no personal data: names of features, labels, states.
public enum PermissionTrace {
  private static let sink = Guarded<(@Sendable (String) -> Void)?>(nil)

  /// Gives each line, without its end, to the closure; the steps of a permission come in order.
  public static func start(_ write: @escaping @Sendable (_ line: String) -> Void) {
    sink.with { $0 = write }
  }

  /// Appends each line to a file, which is made where there is none.
  ///
  /// - Throws: Where the file cannot be written.
  public static func start(appendingTo file: URL) throws {
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    let handle = Guarded(try FileHandle(forWritingTo: file))
    start { line in
      handle.with { handle in
        _ = try? handle.seekToEnd()
        try? handle.write(contentsOf: Data((line + "\n").utf8))
      }
    }
  }

  /// Ends the trace.
  public static func stop() { sink.with { $0 = nil } }

  static func record(_ step: PermissionStep) {
    guard let write = sink.with({ $0 }) else { return }
    write(step.jsonLine)
  }
}
