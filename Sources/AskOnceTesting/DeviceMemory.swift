import AskOnce
import PermissionModel

/// All that the device remembers; a value, changed by one thread at a time.
struct DeviceMemory {
  var now: Duration = .zero
  var log: [DeviceLogEntry] = []
  var apps: [String: InstalledApp] = [:]
  /// What holds for every app, installed or not yet: restrictions, hardware, the system's switches.
  var everywhere: [String: Standing] = [:]
  /// The first is on the screen.
  var prompts: [ShownPrompt] = []
  var lastPrompt = 0
  var awaitingPrompt: [CheckedContinuation<ShownPrompt, Never>] = []
  var sleepers: [(until: Duration, CheckedContinuation<Void, Never>)] = []
  /// Whom to call when the memory is free again.
  var calls: [@Sendable () -> Void] = []

  /// One app: its process, its Info.plist, and its rows in the permission database.
  struct InstalledApp {
    var purposeKeys: Set<String>?
    var isRunning = true
    var isActive = true
    /// App data: the prompts for more that the app remembers to have shown.
    var rememberedUpgrades: Set<String> = []
    /// The permission database, by the rows' `recordID`.
    var standings: [String: Standing] = [:]
    /// The flows of the machine, by row.
    var flows: [String: Flow] = [:]
    var observers: [Int: @Sendable () -> Void] = [:]
    var lastObserver = 0
  }

  /// A prompt that waits for its answer, and who waits with it.
  struct ShownPrompt: Sendable {
    var id: Int
    var app: String
    var row: ResourceRow
    var requests: [CheckedContinuation<Void, Never>]
    /// Whether it asks for more than was allowed.
    var asksForMore: Bool
  }

  mutating func install(_ name: String, _ purposeKeys: Set<String>?) {
    guard apps[name] == nil else { return }
    apps[name] = InstalledApp(purposeKeys: purposeKeys)
  }

  mutating func note(_ app: String, _ row: ResourceRow?, _ what: DeviceLogEntry.What) {
    log.append(DeviceLogEntry(time: now, app: app, resource: row?.id, what: what))
  }

  /// What the system holds for an app and a row.
  func standing(_ app: String, _ row: ResourceRow) -> Standing {
    apps[app]?.standings[row.recordID] ?? everywhere[row.recordID] ?? Standing()
  }

  mutating func wakeSleepers() {
    for (until, sleeper) in sleepers where until <= now { calls.append { sleeper.resume() } }
    sleepers.removeAll { $0.until <= now }
  }
}
