import AskOnce
import PermissionModel

/// All that the device remembers; a value, changed by one thread at a time.
struct DeviceMemory {
  var now: DeviceTime = .zero
  var log: [DeviceLogEntry] = []
  var apps: [String: InstalledApp] = [:]
  /// What holds for every app, installed or not yet: restrictions, hardware, the system's switches.
  var everywhere: [String: Standing] = [:]
  /// In the order of the requests; one of an app in the background waits there.
  var prompts: [ShownPrompt] = []
  var lastPrompt = 0
  var awaitingPrompt: [CheckedContinuation<ShownPrompt, Never>] = []
  var sleepers: [(until: DeviceTime, CheckedContinuation<Void, Never>)] = []
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
    var requests: [@Sendable () -> Void]
    /// Whether it asks for more than was allowed.
    var asksForMore: Bool
  }

  mutating func install(_ name: String, _ purposeKeys: Set<String>?) {
    guard apps[name] == nil else { return }
    apps[name] = InstalledApp(purposeKeys: purposeKeys)
    activate(name)
  }

  /// Brings an app to the foreground, and with it the prompt that waits there; the others leave.
  mutating func activate(_ name: String) {
    for other in apps.keys.sorted() where other != name { leave(other) }
    apps[name]?.isRunning = true
    apps[name]?.isActive = true
    announcePrompt()
  }

  mutating func leave(_ name: String) {
    guard apps[name]?.isActive == true else { return }
    apps[name]?.isActive = false
    sendToAllFlows(.background, of: name)
  }

  /// The prompt on the screen: the first of the app in the foreground.
  var visiblePrompt: ShownPrompt? { prompts.first { apps[$0.app]?.isActive == true } }

  mutating func note(_ app: String, _ row: ResourceRow?, _ what: DeviceLogEntry.What) {
    log.append(DeviceLogEntry(time: now, app: app, resource: row?.id, what: what))
  }

  /// What the system holds for an app and a row.
  func standing(_ app: String, _ row: ResourceRow) -> Standing {
    apps[app]?.standings[row.recordID] ?? everywhere[row.recordID] ?? Standing()
  }

  /// Time goes on: apps in the background lose what was allowed once.
  mutating func advance(by duration: DeviceTime) {
    now += duration
    for name in apps.keys.sorted() where apps[name]?.isActive == false {
      sendToAllFlows(.endOnce, of: name)
    }
    wakeSleepers()
  }

  mutating func wakeSleepers() {
    for (until, sleeper) in sleepers where until <= now { calls.append { sleeper.resume() } }
    sleepers.removeAll { $0.until <= now }
  }
}
