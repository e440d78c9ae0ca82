import AskOnce
import Foundation

@testable import JustSendFlows

/// Holds up whoever passes until the test lets go; what it is asked for is the answer then.
final class Hold: Sendable {
  private let waiting = Guarded<[CheckedContinuation<Bool, Never>]>([])

  /// Waits for the answer.
  func pass() async -> Bool {
    await withCheckedContinuation { continuation in waiting.with { $0.append(continuation) } }
  }

  /// Lets everybody go, with the answer.
  func release(_ answer: Bool = true) {
    let passing = waiting.with { waiting in
      defer { waiting = [] }
      return waiting
    }
    for continuation in passing { continuation.resume(returning: answer) }
  }
}

/// A calendar with one event, which takes its time.
struct SlowCalendar: EventReader {
  var hold: Hold

  func events(in interval: DateInterval, _ access: Access<Calendars>) async -> [RecalledEvent] {
    _ = await hold.pass()
    return [RecalledEvent(title: "Standup", interval: interval)]
  }
}

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
