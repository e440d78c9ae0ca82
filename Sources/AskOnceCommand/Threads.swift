import Auditing
import Foundation
import Reading

/// Work on many items at once, with results in the order of the items.
struct Threads: Workers {
  /// How many items are worked on at once.
  let count: Int

  /// Transforms every number; how many threads there are does not show in the result.
  func map<Output: Sendable>(
    _ items: Int, _ transform: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    let slots = Slots<Output>(items)
    let done = DispatchGroup()
    let work: @Sendable () -> Void = {
      while let index = slots.next() { slots[index] = transform(index) }
    }
    var started = 0
    for _ in 0..<min(max(count, 1), items) {
      done.enter()
      let isStarted = DeepThread.start {
        work()
        done.leave()
      }
      guard isStarted else {
        done.leave()
        break
      }
      started += 1
    }
    // Without room for a single thread the work is done on this one.
    if started == 0 { work() }
    done.wait()
    return slots.outputs
  }
}

/// The results so far, and the next item to take.
private final class Slots<Output: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var taken = 0
  private var values: [Output?]

  init(_ count: Int) { values = Array(repeating: nil, count: count) }

  /// The index of an item that no thread has taken; nil when all are.
  func next() -> Int? {
    lock.withLock {
      guard taken < values.count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  subscript(index: Int) -> Output? {
    get { lock.withLock { values[index] } }
    set { lock.withLock { values[index] = newValue } }
  }

  var outputs: [Output] { lock.withLock { values.compactMap { $0 } } }
}
