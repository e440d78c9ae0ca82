import Foundation

/// The `git` of the system, asked about one repository without letting the repository decide what
/// runs: no hook, no file-system monitor, no filter, no pager, no network, no replaced object.
struct Git: Sendable {
  /// What a run said and how it ended.
  struct Outcome: Sendable {
    var output: [UInt8]
    var complaint: String
    var isSuccess: Bool
  }
  /// A folder in the repository.
  let folder: String
  private let program: String
  private let environment: [String: String]

  /// Nil where the search path of the environment has no git.
  init?(in folder: String, _ environment: [String: String]) {
    let places = (environment["PATH"] ?? "").split(separator: ":")
      // A relative place could be one in the checked folder.
      .filter { $0.hasPrefix("/") }.map { "\($0)/git" }
    guard let program = places.first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    self.program = program
    self.folder = folder
    // Variables such as GIT_DIR would lead to another repository.
    var kept = environment.filter {
      ["PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR"].contains($0.key)
    }
    kept.merge(Self.settings) { $1 }
    self.environment = kept
  }

  private static let settings = [
    "LC_ALL": "C", "LANGUAGE": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_NO_REPLACE_OBJECTS": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_ALLOW_PROTOCOL": "none",
  ]
  private static let options = [
    "--no-replace-objects", "--no-optional-locks", "--no-pager", "--literal-pathspecs",
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
    "-c", "safe.bareRepository=explicit",
  ]

  /// Runs git with these words; the input is what it reads.
  func run(_ words: [String], input: [UInt8] = []) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", folder] + Self.options + words
    process.environment = environment
    let (entrance, exit, complaints) = (Pipe(), Pipe(), Pipe())
    process.standardInput = entrance
    process.standardOutput = exit
    process.standardError = complaints
    do {
      try process.run()
    } catch {
      throw UsageError("git cannot be run: \(error.localizedDescription.printable)")
    }
    // All three at once: a full pipe would stop git.
    let (complaint, done) = (Collected(), DispatchGroup())
    DispatchQueue.global().async(group: done) {
      complaint.bytes = (try? complaints.fileHandleForReading.readToEnd()) ?? Data()
    }
    DispatchQueue.global().async(group: done) {
      // Git may end before it has read everything, and then says why.
      try? entrance.fileHandleForWriting.write(contentsOf: Data(input))
      try? entrance.fileHandleForWriting.close()
    }
    let output = (try? exit.fileHandleForReading.readToEnd()) ?? Data()
    done.wait()
    process.waitUntilExit()
    let words = String(decoding: complaint.bytes, as: UTF8.self)
    return Outcome(
      output: Array(output), complaint: words.trimmingCharacters(in: .whitespacesAndNewlines),
      isSuccess: process.terminationReason == .exit && process.terminationStatus == 0)
  }

  /// The lines that a run writes; nil where it fails.
  func lines(_ words: [String]) throws -> [String]? {
    let outcome = try run(words)
    guard outcome.isSuccess else { return nil }
    return outcome.output.split(separator: UInt8(ascii: "\n")).map { Array($0).text }
  }
}

/// What another thread reads.
private final class Collected: @unchecked Sendable {
  var bytes = Data()
}
