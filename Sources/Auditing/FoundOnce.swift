import Synchronization

/// What is found when it is first asked for, and kept.
///
/// What finds it must give the same whenever it is asked, so that it shows nowhere who asked first:
/// two threads that ask at once may both find it.
final class FoundOnce<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let find: @Sendable () -> Value

  init(_ find: @escaping @Sendable () -> Value) { self.find = find }

  /// Whether anybody has asked for it.
  var isFound: Bool { known.withLock { $0 != nil } }

  var value: Value {
    if let value = known.withLock({ $0 }) { return value }
    let value = find()
    known.withLock { $0 = value }
    return value
  }
}
