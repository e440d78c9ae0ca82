import AskOnce
import AskOnceTesting
import Foundation
import PermissionModel

/// What the stub frameworks ask: an app on the simulated device. A stub outside of `with` finds an
/// app of its own.
public enum SimulatedSystem {
  @TaskLocal static var current = SimulatedDevice().app()
  /// Whether it is a future system, whose statuses nobody knows yet.
  @TaskLocal public static var isOfTheFuture = false

  /// The app that the frameworks serve here.
  public static var app: SimulatedApp { current }

  /// Runs the closure as a part of the app; in a future system, every status has a number that
  /// nobody knows yet.
  public static func with<Result>(
    _ app: SimulatedApp, isOfTheFuture: Bool = false, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(app) {
      try await $isOfTheFuture.withValue(isOfTheFuture) { try await body() }
    }
  }

  /// The number of the status that the system returns.
  public static func rawValue(_ row: ResourceRow, type: String) -> Int {
    if isOfTheFuture { return 999 }
    return app.rawStatus(row, type: type)?.rawValue ?? 0
  }

  /// The number of the status of one of several things that are asked for at once; where a part is
  /// allowed, the others are not.
  public static func rawValue(_ row: ResourceRow, type: String, isInPart: Bool) -> Int {
    guard !isOfTheFuture, app.standing(row).record.scope == .limited else {
      return rawValue(row, type: type)
    }
    let standing = Standing(isInPart ? .allowed(.full) : .denied)
    return row.rawStatus(for: standing, type: type)?.rawValue ?? 0
  }

  /// The name of the status that the system returns, where it has no number.
  public static func rawName(_ row: ResourceRow, type: String) -> String {
    if isOfTheFuture { return "ofTheFuture" }
    return app.rawStatus(row, type: type)?.name ?? "notDetermined"
  }

  /// Asks, and calls back from a thread of its own.
  public static func request(_ row: ResourceRow, then answer: @escaping @Sendable () -> Void) {
    let app = app
    Task.detached {
      await app.request(row)
      $current.withValue(app) { answer() }
    }
  }

  /// Whether the resource is granted now.
  public static func isGranted(_ row: ResourceRow) -> Bool {
    app.standing(row).state(for: row.traits).isGranted
  }

  /// Whether the device has the hardware.
  public static func isThere(_ row: ResourceRow) -> Bool { !app.standing(row).isMissing }

  /// Asks, and keeps the thread until there is no prompt any more.
  public static func requestWaiting(_ row: ResourceRow) {
    let done = DispatchSemaphore(value: 0)
    request(row) { done.signal() }
    done.wait()
  }
}
