import Foundation
import Testing

/// Programs that take a wrong step: the compiler refuses each, at the marked lines and no others.
@Suite("Illegal programs")
struct IllegalProgramTests {
  /// Refused when types are checked.
  static let wrongTypes = """
    func asksWhenGranted(_ permission: Permission<Microphone>) async {
      if case .run(let access) = await permission.next() { _ = await access.prompt() }  // 🛑
    }
    func asksWhenBlocked(_ permission: Permission<Microphone>) async {
      if case .recover(let recovery) = await permission.next() { await recovery.prompt() }  // 🛑
    }
    func recoversWhenGranted(_ permission: Permission<Microphone>) async {
      if case .run(let access) = await permission.next() { _ = access.settings }  // 🛑
    }
    func runsBeforeAsking(_ permission: Permission<Microphone>) async {
      if case .ask(let ask) = await permission.next() { record(ask) }  // 🛑
    }
    func runsWithoutAccess() {
      record()  // 🛑
    }
    func runsWithAnothersAccess(_ access: Access<Camera>) {
      record(access)  // 🛑
    }
    func forgesAccess() {
      record(Access<Microphone>(scope: .full))  // 🛑
    }
    func forgesAsk() async {
      _ = await Ask<Microphone>().prompt()  // 🛑
    }
    func asksByState(_ permission: Permission<Microphone>) async {
      if await permission.state() == .notDetermined { _ = await permission.prompt() }  // 🛑
    }
    func nagsAfterNo(_ permission: Permission<Microphone>) async {
      if case .declined(let recovery) = await permission.start() { show(recovery) }  // 🛑
    }
    func offersNotNow(_ permission: Permission<Microphone>) async {
      _ = await permission.start(explain: { return false })  // 🛑
    }
    """

  /// Refused when it is checked what is consumed.
  static let consumed = """
    func asksTwice(_ permission: Permission<Microphone>) async {
      guard case .ask(let ask) = await permission.next() else { return }  // 🛑
      _ = await ask.prompt()
      _ = await ask.prompt()
    }
    func copiesAsk(_ permission: Permission<Microphone>) async {
      guard case .ask(let ask) = await permission.next() else { return }  // 🛑
      let copy = ask
      _ = await ask.prompt()
      _ = await copy.prompt()
    }
    func keepsAsk(_ permission: Permission<Microphone>) async -> () -> Void {
      guard case .ask(let ask) = await permission.next() else { return {} }
      return { Task { _ = await ask.prompt() } }  // 🛑
    }
    """

  /// Accepted: the same steps in the right order.
  static let right = """
    func steps(_ permission: Permission<Microphone>) async {
      switch await permission.next() {
      case .ask(let ask): if case .granted(let access) = await ask.prompt() { record(access) }
      case .run(let access): record(access)
      case .recover(let recovery): await recovery.settings?.open()
      }
    }
    func starts(_ permission: Permission<Microphone>) async {
      switch await permission.start(explain: {}) {
      case .granted(let access): record(access)
      case .declined, .unanswered: break
      case .blocked(let recovery): show(recovery)
      }
    }
    """

  @Test(
    "are refused in every language mode", .enabled(if: Compiler.isThere),
    arguments: [wrongTypes, consumed, right],
    [["-swift-version", "5"], ["-swift-version", "6"], ["-default-isolation", "MainActor"]])
  func refused(program: String, options: [String]) throws {
    let text = """
      import AskOnce
      func record(_ access: Access<Microphone>) {}
      func show(_ recovery: Recovery<Microphone>) {}
      """ + "\n" + program
    let marked = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("🛑") }.map { $0.offset + 1 }
    let answer = try Compiler.check(text, options)
    #expect(answer.linesWithErrors == marked, "\(answer.said)")
  }
}

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

  /// Whether there is a compiler, and the modules are where it can find them.
  static let isThere =
    path != nil
    && FileManager.default.fileExists(
      atPath: modules.appendingPathComponent("AskOnce.swiftmodule").path)

  /// Compiles a program as far as its checks go.
  static func check(_ text: String, _ options: [String]) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("askonce-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, said) = (
      folder.appendingPathComponent("a.swift"), folder.appendingPathComponent("said")
    )
    try text.write(to: source, atomically: true, encoding: .utf8)
    try Data().write(to: said)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments =
      options + ["-emit-sil", "-o", "/dev/null", "-I", modules.path, source.path]
    process.standardError = try FileHandle(forWritingTo: said)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Answer(said: try String(contentsOf: said, encoding: .utf8))
  }
}
