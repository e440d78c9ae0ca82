import AskOnce

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
