import AskOnce
import Foundation

/// What a permission has reported, in order.
final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var reports: [PermissionReport] = []

  /// All of it.
  var all: [PermissionReport] { lock.withLock { reports } }

  /// Takes one in.
  func add(_ report: PermissionReport) { lock.withLock { reports.append(report) } }
}

/// A value that any thread may set.
final class Settable<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value

  /// A value to begin with.
  init(_ value: Value) { current = value }

  /// The value now.
  var value: Value {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
