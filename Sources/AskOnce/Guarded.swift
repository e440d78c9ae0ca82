import Foundation

/// A value that one thread at a time may touch.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// A value behind a lock.
  package init(_ value: Value) { self.value = value }

  /// Runs the closure while no other thread can touch the value; it must not wait.
  package func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
