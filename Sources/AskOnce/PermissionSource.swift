import PermissionModel

/// Where a permission comes from: the system, a script or the simulated device.
///
/// A source only reads and asks. What may be done when is the machine's, never the source's.
public struct PermissionSource: Sendable {
  /// Reads what the system says now.
  public var read: @Sendable () async -> Standing
  /// Reads it at once, where the framework can; else nil.
  public var readNow: (@Sendable () -> Standing)?
  /// Asks, and returns when the prompt is gone, whether it was answered or not.
  public var request: @Sendable () async -> Void
  /// Calls back when the app comes to the foreground or the status changes, until it is cancelled.
  public var observe: @Sendable (_ change: @escaping @Sendable () -> Void) -> StatusObservation
  /// The purpose keys, of which one is missing; nil: the request may be made.
  public var missingPurposeKeys: @Sendable () -> [String]
  /// Remembers whether the prompt for more was answered, which no status tells; forgotten when the
  /// system has forgotten too. It is the one flag that an app has to keep.
  public var rememberUpgrade: @Sendable (_ isSpent: Bool) -> Void
  /// Opens the place in Settings where the person can change the decision.
  public var openSettings: @Sendable () async -> Void

  /// A source; what it leaves out does nothing.
  public init(
    read: @escaping @Sendable () async -> Standing,
    readNow: (@Sendable () -> Standing)? = nil,
    request: @escaping @Sendable () async -> Void,
    observe: @escaping @Sendable (_ change: @escaping @Sendable () -> Void) -> StatusObservation = {
      _ in
      StatusObservation {}
    },
    missingPurposeKeys: @escaping @Sendable () -> [String] = { [] },
    rememberUpgrade: @escaping @Sendable (_ isSpent: Bool) -> Void = { _ in },
    openSettings: @escaping @Sendable () async -> Void = {}
  ) {
    self.read = read
    self.readNow = readNow
    self.request = request
    self.observe = observe
    self.missingPurposeKeys = missingPurposeKeys
    self.rememberUpgrade = rememberUpgrade
    self.openSettings = openSettings
  }
}

/// Something that calls back until it is cancelled.
///
/// Not `Observation`: a type of that name hides the module, of which `@Observable` writes the name.
public final class StatusObservation: Sendable {
  private let stop: Guarded<(@Sendable () -> Void)?>

  /// What stops it; runs at most once.
  public init(_ stop: @escaping @Sendable () -> Void) { self.stop = Guarded(stop) }

  /// Stops it.
  public func cancel() {
    let stop = stop.with { stop in
      defer { stop = nil }
      return stop
    }
    stop?()
  }
}
