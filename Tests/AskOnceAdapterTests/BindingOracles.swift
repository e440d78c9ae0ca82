import Foundation
import Testing

/// What bindings of others, made of Apple's headers, say of the stubs, the resource table and the
/// adapters: names, types, numbers, availability.
///
/// `ASKONCE_BINDINGS` names a folder with their checkouts; without it nothing is compared. That the
/// comparison finds what is wrong is tested without them, where Python is installed.
@Suite("Bindings of Apple's headers")
struct BindingOracles {
  static let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

  static let hasBindings =
    ProcessInfo.processInfo.environment["ASKONCE_BINDINGS"]?.isEmpty == false

  @Test(
    "a wrong selector, number, type or availability is found in bindings of our own",
    .enabled(if: hasPython, "python3 is not installed"))
  func finds() throws {
    let (status, output) = try run("test_bindings.py")
    #expect(status == 0, "\(output)")
    #expect(output.contains("\nOK"))
  }

  @Test(
    "stubs, table and adapters are as the bindings say",
    .enabled(if: hasPython && hasBindings, "ASKONCE_BINDINGS names no folder: nothing is compared"))
  func compares() throws {
    let (status, output) = try run("bindings.py")
    #expect(status == 0, "\(output)")
    print(output)
  }

  /// The status of one of the scripts, and all that it writes.
  private func run(_ script: String) throws -> (Int32, String) {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Bindings")
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", folder.appendingPathComponent(script).path]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
