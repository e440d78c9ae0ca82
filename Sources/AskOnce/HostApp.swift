import Foundation
import PermissionModel

/// The app that links the library, as far as a system source needs it.
package struct HostApp: Sendable {
  /// The keys of its Info.plist.
  package var statedKeys: @Sendable () -> Set<String>
  /// Whether the app remembers something of a row.
  package var remembers: @Sendable (_ memory: Memory, _ row: String) -> Bool
  /// Remembers it, or forgets it.
  package var remember: @Sendable (_ memory: Memory, _ row: String, _ isSo: Bool) -> Void
  /// Calls back on each return to the foreground.
  package var observe: @Sendable (_ change: @escaping @Sendable () -> Void) -> StatusObservation
  /// Begins to watch for a prompt; what it returns waits until it is gone, or none came up. For
  /// callbacks that may stay out.
  package var watchPrompt: @Sendable () -> @Sendable () async -> Void
  /// Opens Settings.
  package var openSettings: @Sendable (_ row: ResourceRow) async -> Void

  /// What no status tells, and an app has to remember. It is app data: a backup brings it to a new
  /// device, where it may be wrong.
  package enum Memory: String, Sendable, Hashable, CaseIterable {
    /// The prompt for more was answered; see `PermissionSource.rememberUpgrade`.
    case isUpgradeSpent
    /// The app has asked and the system shows no prompt again, which no status tells
    /// (`ResourceRow.hidesRefusal`, `ResourceRow.hidesGrant`) or only who asks can read
    /// (`PermissionSource.readingAsks`).
    case isAsked
  }

  /// An app.
  package init(
    statedKeys: @escaping @Sendable () -> Set<String>,
    remembers: @escaping @Sendable (Memory, String) -> Bool,
    remember: @escaping @Sendable (Memory, String, Bool) -> Void,
    observe: @escaping @Sendable (@escaping @Sendable () -> Void) -> StatusObservation,
    watchPrompt: @escaping @Sendable () -> @Sendable () async -> Void,
    openSettings: @escaping @Sendable (ResourceRow) async -> Void
  ) {
    self.statedKeys = statedKeys
    self.remembers = remembers
    self.remember = remember
    self.observe = observe
    self.watchPrompt = watchPrompt
    self.openSettings = openSettings
  }

  /// The app that runs.
  package static let main = HostApp(
    statedKeys: { Set((Bundle.main.infoDictionary ?? [:]).keys) },
    remembers: { UserDefaults.standard.bool(forKey: key(of: $0, $1)) },
    remember: { memory, row, isSo in
      if isSo {
        UserDefaults.standard.set(true, forKey: key(of: memory, row))
      } else {
        UserDefaults.standard.removeObject(forKey: key(of: memory, row))
      }
    },
    observe: { AppActivity.shared.onReturn($0) },
    watchPrompt: { AppActivity.shared.watchPrompt() },
    openSettings: { await openSystemSettings($0) })

  private static func key(of memory: Memory, _ row: String) -> String {
    "AskOnce.\(memory.rawValue).\(row)"
  }
}

extension PermissionSource {
  /// A source over a framework of the system: what all of them share.
  ///
  /// - Parameters:
  ///   - read: Reads the raw status, folded by the table.
  ///   - readNow: Reads it at once, where the framework can.
  ///   - request: Asks, and returns when the framework calls back.
  package static func system(
    _ row: ResourceRow, in host: HostApp, read: @escaping @Sendable () async -> Standing,
    readNow: (@Sendable () -> Standing)?, request: @escaping @Sendable () async -> Void
  ) -> PermissionSource {
    let remembered: @Sendable (Standing) -> Standing = { row.remembered($0, by: host) }
    var rememberedNow: (@Sendable () -> Standing)?
    if let readNow { rememberedNow = { remembered(readNow()) } }
    return PermissionSource(
      read: { remembered(await read()) },
      readNow: rememberedNow,
      request: {
        await request()
        if row.hidesRefusal { host.remember(.isAsked, row.recordID, true) }
      },
      observe: host.observe,
      missingPurposeKeys: { row.keysMissedByRequest(in: host.statedKeys()) },
      rememberUpgrade: { host.remember(.isUpgradeSpent, row.recordID, $0) },
      openSettings: { await host.openSettings(row) })
  }

  /// A source whose status can be read at once.
  package static func system(
    _ row: ResourceRow, in host: HostApp, readNow: @escaping @Sendable () -> Standing,
    request: @escaping @Sendable () async -> Void
  ) -> PermissionSource {
    system(row, in: host, read: { readNow() }, readNow: readNow, request: request)
  }

  /// A source where only who asks can read. Until the app has asked nothing is read, and nothing
  /// counts as decided.
  ///
  /// - Parameter ask: Asks where the system has stored nothing, and says what it holds then.
  package static func readingAsks(
    _ row: ResourceRow, in host: HostApp, ask: @escaping @Sendable () async -> Standing
  ) -> PermissionSource {
    let found: @Sendable () async -> Standing = {
      let standing = await ask()
      host.remember(.isAsked, row.recordID, standing != Standing())
      return standing
    }
    return system(
      row, in: host,
      read: { host.remembers(.isAsked, row.recordID) ? await found() : Standing() },
      readNow: nil, request: { _ = await found() })
  }
}

extension ResourceRow {
  /// What was read, with what the app remembers and no status tells.
  fileprivate func remembered(_ read: Standing, by host: HostApp) -> Standing {
    var standing = read
    if hidesRefusal, standing.record == .none, host.remembers(.isAsked, recordID) {
      standing.record = .denied
    }
    if hidesGrant, standing.record == .none, host.remembers(.isAsked, recordID) {
      standing.record = .allowed(traits.need)
    }
    guard traits.upgradesFrom != nil || recordID != id else { return standing }
    // Where nothing is stored, the system would ask again: what was remembered is over.
    if standing.record == .none, host.remembers(.isUpgradeSpent, recordID) {
      host.remember(.isUpgradeSpent, recordID, false)
    }
    standing.isUpgradeSpent = host.remembers(.isUpgradeSpent, recordID)
    return standing
  }
}
