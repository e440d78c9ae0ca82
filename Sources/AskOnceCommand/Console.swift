import Foundation
import Rendering

/// Standard output and standard error, the environment, and what a terminal can show.
struct Console: Sendable {
  var environment: [String: String]
  var outputIsTerminal: Bool
  var errorIsTerminal: Bool

  /// Of this process.
  static let standard = Console(
    environment: ProcessInfo.processInfo.environment, outputIsTerminal: isatty(1) == 1,
    errorIsTerminal: isatty(2) == 1)

  /// Writes a text as it is; when nobody reads any more there is nobody to tell.
  func print(_ text: String) throws {
    if let fault = Self.write(text, to: 1), fault != EPIPE {
      throw WriteError(reason: String(cString: strerror(fault)))
    }
  }

  /// Writes a line to standard error.
  func complain(_ line: String) { _ = Self.write(line + "\n", to: 2) }

  /// Shows how far the work has got, over what was shown before; empty: takes it away.
  func showProgress(_ text: String) {
    if errorIsTerminal { _ = Self.write("\r\u{1B}[K" + text, to: 2) }
  }

  /// Colours, as the option and the environment want them.
  func style(_ option: String?, toFile: Bool = false) -> Style {
    switch option {
    case "always": return .colored
    case "never": return .plain
    default:
      let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
      return outputIsTerminal && !toFile && !isUnwanted ? .colored : .plain
    }
  }

  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    Disk.write(Array(text.utf8), to: descriptor)
  }
}

/// Standard output takes no more: exit code 70.
struct WriteError: Error {
  /// The system's words.
  var reason: String
}
