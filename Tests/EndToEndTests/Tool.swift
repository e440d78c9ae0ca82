import Foundation

/// The built tool, run as people run it: a process of its own.
enum Tool {
  /// What a run said and how it ended.
  struct Outcome: Sendable {
    var output: String
    var complaints: String
    var code: Int32
  }

  /// The folder of the test bundle, where the executable is built too.
  private static let folder: URL = {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let this = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    return (bundle ?? this).deletingLastPathComponent()
  }()

  static var path: String { folder.appendingPathComponent("askonce").path }

  /// Runs the tool with these words.
  static func run(
    _ words: [String], in folder: Folder? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try withExtendedLifetime(folder) { try launch(path, words, in: folder, environment) }
  }

  /// Runs the tool with these words and the folder, which is kept until the run ends.
  static func run(_ words: [String], on folder: Folder) throws -> Outcome {
    try withExtendedLifetime(folder) { try run(words + [folder.path]) }
  }

  /// Runs a line of shell in which `$ASKONCE` is the tool.
  static func shell(_ line: String, in folder: Folder) throws -> Outcome {
    try launch("/bin/sh", ["-c", line], in: folder, ["ASKONCE": path])
  }

  private static func launch(
    _ program: String, _ words: [String], in folder: Folder?, _ environment: [String: String]
  ) throws -> Outcome {
    // Files, not pipes: nothing has to be drained while the process runs.
    let (outputs, process) = (try Folder(), Process())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = folder?.url
    // Tests keep nothing in anybody's cache, but where they say so.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": "/dev/null"]) { $1 }.merging(environment) { $1 }
    let (output, complaints) = (outputs.url("output"), outputs.url("complaints"))
    for file in [output, complaints] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      complaints: String(decoding: try Data(contentsOf: complaints), as: UTF8.self),
      code: process.terminationReason == .exit ? process.terminationStatus : -1)
  }
}

/// A folder for one test, removed with it.
final class Folder: Sendable {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "askonce-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func url(_ path: String) -> URL { url.appendingPathComponent(path) }

  func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

  func write(_ data: Data, _ path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(path).path, withDestinationPath: target)
  }

  /// Writes a file whose name is these bytes.
  func write(_ text: String, named name: [UInt8]) {
    let bytes = Array(url.path.utf8) + [UInt8(ascii: "/")] + name + [0]
    let file = bytes.withUnsafeBytes {
      open($0.assumingMemoryBound(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o644)
    }
    _ = Array(text.utf8).withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    close(file)
  }
}
