import Foundation

/// How far the reading has got: shown on a terminal, and only when it takes more than a second.
final class Progress: @unchecked Sendable {
  private let console: Console
  private let start = Date()
  private let lock = NSLock()
  private var total = 0
  private var done = 0
  private var shown = Date.distantPast

  init(on console: Console) { self.console = console }

  /// Seconds since the command began, to a tenth: "1.2 s".
  var elapsed: String { String(format: "%.1f s", Date().timeIntervalSince(start)) }

  /// Reading begins.
  func begin(_ count: Int) { lock.withLock { total = count } }

  /// One more file is read.
  func advance() {
    guard console.errorIsTerminal else { return }
    lock.withLock {
      done += 1
      let now = Date()
      guard now.timeIntervalSince(start) > 1, now.timeIntervalSince(shown) > 0.1 else { return }
      shown = now
      console.showProgress("Reading \(done) of \(total) files")
    }
  }

  /// Reading has ended: what was shown is taken away.
  func end() { if shown != .distantPast { console.showProgress("") } }
}
