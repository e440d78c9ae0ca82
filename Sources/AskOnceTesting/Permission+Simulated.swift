import AskOnce
import PermissionModel

extension Permission {
  /// The permission of an app on a simulated device.
  public static func simulated(_ device: SimulatedDevice, app name: String = "App") -> Permission {
    Permission(source: device.app(name).source(R.row))
  }

  /// The permission of an app on a simulated device, with what it reports.
  public static func simulated(
    _ app: SimulatedApp, report: @escaping @Sendable (PermissionReport) -> Void = developerLog
  ) -> Permission {
    Permission(source: app.source(R.row), report: report)
  }
}

extension SimulatedApp {
  /// The simulated system as a source: it sees raw statuses, as an app does.
  public func source(_ row: ResourceRow) -> PermissionSource {
    let seen: @Sendable () -> Standing = { read(row) }
    return PermissionSource(
      read: { seen() },
      readNow: row.hasSynchronousStatus ? seen : nil,
      request: { await request(row) },
      observe: { observe($0) },
      missingPurposeKeys: { missingPurposeKeys(of: row) },
      rememberUpgrade: { isSpent in
        device.perform { memory in
          if isSpent {
            memory.apps[name]?.rememberedUpgrades.insert(row.recordID)
          } else {
            memory.apps[name]?.rememberedUpgrades.remove(row.recordID)
          }
        }
      },
      openSettings: {
        device.perform { $0.note(name, row, .settingsOpened) }
        leave()
      })
  }

  /// What the app can tell from the raw status, the hardware, the system's switch and its own data.
  private func read(_ row: ResourceRow) -> Standing {
    device.perform { memory in
      let truth = memory.standing(name, row)
      var seen = Standing()
      if let status = row.rawStatus(for: truth) {
        seen = row.standing(ofRawStatus: status.name, type: status.type)
      }
      seen.isMissing = truth.isMissing
      seen.isSwitchedOff = truth.isSwitchedOff
      // Where nothing is stored, the system would ask again: what was remembered is over.
      if seen.record == .none { memory.apps[name]?.rememberedUpgrades.remove(row.recordID) }
      seen.isUpgradeSpent = memory.apps[name]?.rememberedUpgrades.contains(row.recordID) ?? false
      memory.note(name, row, .read(seen.state(for: row.traits)))
      return seen
    }
  }

  /// Calls back on each return to the foreground and each change, while the process lives.
  public func observe(_ change: @escaping @Sendable () -> Void) -> StatusObservation {
    let id = device.perform { memory in
      let id = (memory.apps[name]?.lastObserver ?? 0) + 1
      memory.apps[name]?.lastObserver = id
      memory.apps[name]?.observers[id] = change
      return id
    }
    return StatusObservation {
      device.perform { _ = $0.apps[name]?.observers.removeValue(forKey: id) }
    }
  }

  private func missingPurposeKeys(of row: ResourceRow) -> [String] {
    purposeKeys.map { row.keysMissedByRequest(in: $0) } ?? []
  }
}

extension ResourceRow {
  /// Whether a status call answers at once.
  fileprivate var hasSynchronousStatus: Bool {
    symbols(.status).contains { $0.answer == .returned && $0.type != "UNNotificationSettings" }
  }
}
