import Foundation

/// When the app becomes active and stops to be, by the system's notifications.
///
/// They are named by their texts, so that no user-interface framework is linked:
/// https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification
/// https://developer.apple.com/documentation/appkit/nsapplication/didbecomeactivenotification
/// https://developer.apple.com/documentation/watchkit/wkapplication/didbecomeactivenotification
package struct AppActivity: Sendable {
  static let shared = AppActivity()

  /// Their names, on all platforms.
  package static let becameActive = [
    "UIApplicationDidBecomeActiveNotification", "NSApplicationDidBecomeActiveNotification",
    "WKApplicationDidBecomeActiveNotification",
  ]
  /// Their names, where a prompt causes one.
  package static let stopsBeingActive = [
    "UIApplicationWillResignActiveNotification", "WKApplicationWillResignActiveNotification",
  ]

  #if os(macOS)
    private static let tellsOfPrompts = false
  #else
    private static let tellsOfPrompts = true
  #endif

  private let patience: TimeInterval
  private let settling: TimeInterval

  /// How long a prompt may need to come up, and an answer to be stored.
  package init(patience: TimeInterval = 2, settling: TimeInterval = 0.5) {
    self.patience = patience
    self.settling = settling
  }

  /// Calls back each time the app has become active, until it is cancelled.
  package func onReturn(_ change: @escaping @Sendable () -> Void) -> StatusObservation {
    observe(Self.becameActive, change)
  }

  /// Begins to watch for a prompt; what it returns waits until it is gone, or none came up.
  ///
  /// On iOS, a prompt takes the activity from the app and gives it back. A Mac does not say so:
  /// there the wait lasts until it is cancelled.
  package func watchPrompt() -> @Sendable () async -> Void {
    let (events, event) = AsyncStream.makeStream(of: Bool.self)
    let stops = observe(Self.stopsBeingActive) { event.yield(false) }
    let starts = observe(Self.becameActive) { event.yield(true) }
    return {
      let impatience = Task {
        try await Self.sleep(patience)
        if Self.tellsOfPrompts { event.finish() }
      }
      for await isActive in events {
        if isActive { break }
        impatience.cancel()
      }
      impatience.cancel()
      stops.cancel()
      starts.cancel()
      try? await Self.sleep(settling)
    }
  }

  /// `Duration` is not there on iOS 15.
  private static func sleep(_ seconds: TimeInterval) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  private func observe(
    _ names: [String], _ body: @escaping @Sendable () -> Void
  ) -> StatusObservation {
    let tokens = names.map { name in
      Token(
        NotificationCenter.default.addObserver(
          forName: Notification.Name(name), object: nil, queue: nil, using: { _ in body() }))
    }
    return StatusObservation { for token in tokens { token.remove() } }
  }

  /// A registration, which the notification center alone uses, from any thread.
  private struct Token: @unchecked Sendable {
    private let token: any NSObjectProtocol
    init(_ token: any NSObjectProtocol) { self.token = token }
    func remove() { NotificationCenter.default.removeObserver(token) }
  }
}
