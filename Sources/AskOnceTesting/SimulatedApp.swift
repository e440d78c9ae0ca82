import AskOnce
import PermissionModel

/// One app on the device: what it asks the system, and what people do with it.
public struct SimulatedApp: Sendable {
  /// Where it is installed.
  public let device: SimulatedDevice
  /// Its name.
  public let name: String

  /// The keys in its Info.plist; nil: all that it needs.
  public var purposeKeys: Set<String>? { device.memory.with { $0.apps[name]?.purposeKeys } }
  /// Whether it has a process.
  public var isRunning: Bool { device.memory.with { $0.apps[name]?.isRunning ?? false } }
  /// Whether it is in the foreground.
  public var isActive: Bool { device.memory.with { $0.apps[name]?.isActive ?? false } }

  // What the app asks the system.

  /// What the system holds: the truth, of which the app sees the raw status.
  public func standing(_ row: ResourceRow) -> Standing {
    device.memory.with { $0.standing(name, row) }
  }

  /// The raw status as the framework names it.
  public func rawStatus(_ row: ResourceRow, type: String? = nil) -> ResourceRow.RawStatus? {
    row.rawStatus(for: standing(row), type: type)
  }

  /// Asks, and returns when there is no prompt any more.
  public func request(_ row: ResourceRow) async {
    await withCheckedContinuation { waiting in request(row) { waiting.resume() } }
  }

  /// Asks, and calls back when there is no prompt any more: at once where none comes up.
  public func request(_ row: ResourceRow, then done: @escaping @Sendable () -> Void) {
    device.perform { $0.request(row, from: name, then: done) }
  }

  // What people do with the app.

  /// Opens it: from the background, or anew.
  public func open() {
    device.perform { memory in
      guard let isRunning = memory.apps[name]?.isRunning else { return }
      memory.activate(name)
      memory.sendToAllFlows(isRunning ? .comeBack : .launch, of: name)
      if isRunning { memory.notifyObservers(of: name) }
    }
  }

  /// Leaves it: it goes to the background, and what was allowed once is over when time goes on
  /// there.
  public func leave() { device.perform { $0.leave(name) } }

  /// Ends its process.
  public func end() { device.perform { $0.end(name, because: "by the person") } }

  /// Turns its switch in Settings on; iOS ends some apps for that.
  public func switchOn(_ row: ResourceRow) { flip(.switchOn, row) }

  /// Turns its switch in Settings off; iOS ends some apps for that.
  public func switchOff(_ row: ResourceRow) { flip(.switchOff, row) }

  /// Chooses a part in Settings: limited photos or contacts.
  public func switchToPart(_ row: ResourceRow) { flip(.switchToPart, row) }

  /// Chooses the lesser access in Settings: "While Using the App", "Add Events Only".
  public func switchToLess(_ row: ResourceRow) { flip(.switchToLess, row) }

  /// Chooses "Ask Next Time Or When I Share" in Settings.
  public func askNextTime(_ row: ResourceRow) { flip(.askNextTime, row) }

  private func flip(_ event: Event, _ row: ResourceRow) {
    leave()
    device.perform { $0.send(event, to: name, row) }
  }

  /// Sends any event of the system to the machine of one resource: `endOnce`, `reduceAlways`.
  public func send(_ event: Event, _ row: ResourceRow) {
    device.perform { $0.send(event, to: name, row) }
  }

  /// Deletes the app and installs it again.
  public func reinstall() { renew(.reinstall) }

  /// Restores the device's backup on a new device: app data kept, decisions not.
  public func restore() { renew(.restore) }

  private func renew(_ event: Event) {
    device.perform { memory in
      memory.end(name, because: event.rawValue)
      if event == .reinstall { memory.apps[name]?.rememberedUpgrades = [] }
      memory.sendToAllFlows(event, of: name)
    }
  }
}
