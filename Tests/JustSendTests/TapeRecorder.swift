import AskOnce
import Foundation

@testable import JustSendFlows

/// A recorder in memory.
@MainActor final class TapeRecorder: NoteRecorder {
  struct IsBroken: Error {}
  var isBroken = false
  private(set) var isRunning = false

  nonisolated init() {}

  func start(_ access: Access<Microphone>) throws {
    if isBroken { throw IsBroken() }
    isRunning = true
  }

  func stop() -> URL? {
    defer { isRunning = false }
    return isRunning ? URL(fileURLWithPath: "note.m4a") : nil
  }
}
