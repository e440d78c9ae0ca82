import Synchronization

/// Values that are found when they are first asked for, by key, and are the same whoever asks.
final class FoundEach<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])

  /// The value of a key. Finding it may ask for others.
  func value(of key: Key, _ find: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find()
    known.withLock { $0[key] = value }
    return value
  }
}
