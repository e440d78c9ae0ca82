import PermissionModel

extension Permission {
  /// A permission that was denied before: for previews and tests.
  public static var denied: Permission { .script([.blocked(.denied)]) }

  /// A permission that goes from state to state: it has the first, and each prompt leads to the
  /// next; the last stays.
  public static func script(_ states: [PermissionState]) -> Permission {
    let left = Guarded(states)
    let read: @Sendable () -> Standing = {
      Standing(reading: left.with { $0.first } ?? .notDetermined)
    }
    let source = PermissionSource(
      read: { read() }, readNow: read,
      request: { left.with { left in if left.count > 1 { left.removeFirst() } } })
    return Permission(source: source)
  }

  /// A permission over an app's own status enum, while it moves to this library.
  ///
  /// - Parameters:
  ///   - status: Reads the app's status.
  ///   - fold: What it means. A status that it does not know is `.blocked(.unknown)`.
  ///   - request: Asks, and returns when the person has answered.
  public static func adapting<Status: Sendable>(
    _ status: @escaping @Sendable () async -> Status,
    fold: @escaping @Sendable (Status) -> PermissionState,
    request: @escaping @Sendable () async -> Void
  ) -> Permission {
    Permission(
      source: PermissionSource(
        read: { Standing(reading: fold(await status())) }, request: request))
  }
}
