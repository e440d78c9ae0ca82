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

  @Test("are not left out in CI", .enabled(if: ProcessInfo.processInfo.environment["CI"] != nil))
  func compiler() {
    #expect(Compiler.hasModule("AskOnce"))
    #if os(Linux)
      #expect(Compiler.hasModule("QuickLook"))
    #endif
  }

  @Test(
    "are refused in every language mode", .enabled(if: Compiler.hasModule("AskOnce")),
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
