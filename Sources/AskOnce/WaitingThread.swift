import Foundation

/// A thread for one call that keeps it until the person has answered: those of Swift's pool are too
/// few to wait.
package actor WaitingThread {
  private let executor = QueueExecutor()

  /// A thread of its own.
  package init() {}

  /// Where the actor runs.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Makes the call there.
  package func run<Value: Sendable>(_ call: @Sendable () -> Value) -> Value { call() }
}

private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "AskOnce.WaitingThread", qos: .userInitiated)

  func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
