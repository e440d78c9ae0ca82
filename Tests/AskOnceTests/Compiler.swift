import Foundation

/// The Swift compiler, as far as to where consumption is checked.
enum Compiler {
  /// What it said of a program.
  struct Answer {
    var said: String
    /// Where it found errors, each line once.
    var linesWithErrors: [Int] {
      let lines = said.split(separator: "\n").filter { $0.contains(": error: ") }
        .compactMap { line -> Int? in
          let parts = line.split(separator: ":")
          return parts.count > 1 && parts[0].hasSuffix(".swift") ? Int(parts[1]) : nil
        }
      return Set(lines).sorted()
    }
  }

  /// Where the build puts the modules, beside the test bundle.
  private static let modules: URL = {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let this = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    return (bundle ?? this).deletingLastPathComponent().appendingPathComponent("Modules")
  }()

  private static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether there is a compiler, and the module is where it can find it.
  static func hasModule(_ name: String) -> Bool {
    path != nil
      && FileManager.default.fileExists(
        atPath: modules.appendingPathComponent("\(name).swiftmodule").path)
  }

  /// Compiles a program as far as its checks go.
  static func check(_ text: String, _ options: [String]) throws -> Answer {
    try check(["a.swift": text], options)
  }

  /// Compiles the files of a program as far as its checks go.
  static func check(_ files: [String: String], _ options: [String]) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("askonce-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let said = folder.appendingPathComponent("said")
    try Data().write(to: said)
    let sources = files.keys.sorted().map { folder.appendingPathComponent($0) }
    for source in sources {
      try files[source.lastPathComponent]?.write(to: source, atomically: true, encoding: .utf8)
    }
    // A simulator has no compiler, and no processes.
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path ?? "")
      process.arguments =
        options + ["-wmo", "-emit-sil", "-o", "/dev/null", "-I", modules.path] + sources.map(\.path)
      process.standardError = try FileHandle(forWritingTo: said)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    #endif
    return Answer(said: try String(contentsOf: said, encoding: .utf8))
  }
}
