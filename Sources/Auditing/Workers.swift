/// How independent pieces of work are shared out: one after the other, or on several threads.
///
/// Results come in the order of their numbers, so that the number of threads shows in no output.
package protocol Workers: Sendable {
  /// What each number from zero gives. The pieces may run at once, in any order.
  func map<Output: Sendable>(
    _ count: Int, _ transform: @escaping @Sendable (Int) -> Output
  ) -> [Output]
}

/// Does one piece after the other, where it is asked.
package struct OneWorker: Workers {
  /// Needs nothing.
  package init() {}

  /// What each number from zero gives, in turn.
  package func map<Output: Sendable>(
    _ count: Int, _ transform: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    (0..<count).map(transform)
  }
}

extension Workers {
  /// What each item of a list gives, in the order of the list.
  func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Output
  ) -> [Output] {
    map(items.count) { transform(items[$0]) }
  }
}
