import Foundation
import PermissionModel

/// The app that links the library, as far as a system source needs it.
package struct HostApp: Sendable {
  /// The keys of its Info.plist.
  package var statedKeys: @Sendable () -> Set<String>
  /// Whether the prompt for more of a row was answered; see `PermissionSource.rememberUpgrade`.
  package var isUpgradeSpent: @Sendable (_ row: String) -> Bool
  /// Remembers it.
  package var rememberUpgrade: @Sendable (_ row: String, _ isSpent: Bool) -> Void
  /// Calls back on each return to the foreground.
  package var observe: @Sendable (_ change: @escaping @Sendable () -> Void) -> Observation
  /// Begins to watch for a prompt; what it returns waits until it is gone, or none came up. For
  /// callbacks that may stay out.
  package var watchPrompt: @Sendable () -> @Sendable () async -> Void
  /// Opens Settings.
  package var openSettings: @Sendable (_ row: ResourceRow) async -> Void

  /// An app.
  package init(
    statedKeys: @escaping @Sendable () -> Set<String>,
    isUpgradeSpent: @escaping @Sendable (String) -> Bool,
    rememberUpgrade: @escaping @Sendable (String, Bool) -> Void,
    observe: @escaping @Sendable (@escaping @Sendable () -> Void) -> Observation,
    watchPrompt: @escaping @Sendable () -> @Sendable () async -> Void,
    openSettings: @escaping @Sendable (ResourceRow) async -> Void
  ) {
    self.statedKeys = statedKeys
    self.isUpgradeSpent = isUpgradeSpent
    self.rememberUpgrade = rememberUpgrade
    self.observe = observe
    self.watchPrompt = watchPrompt
    self.openSettings = openSettings
  }

  /// The app that runs.
  package static let main = HostApp(
    statedKeys: { Set((Bundle.main.infoDictionary ?? [:]).keys) },
    isUpgradeSpent: { UserDefaults.standard.bool(forKey: key(of: $0)) },
    rememberUpgrade: { row, isSpent in
      if isSpent {
        UserDefaults.standard.set(true, forKey: key(of: row))
      } else {
        UserDefaults.standard.removeObject(forKey: key(of: row))
      }
    },
    observe: { AppActivity.shared.onReturn($0) },
    watchPrompt: { AppActivity.shared.watchPrompt() },
    openSettings: { await openSystemSettings($0) })

  private static func key(of row: String) -> String { "AskOnce.isUpgradeSpent.\(row)" }
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
    let remembered: @Sendable (Standing) -> Standing = { standing in
      guard row.traits.upgradesFrom != nil || row.recordID != row.id else { return standing }
      var standing = standing
      // Where nothing is stored, the system would ask again: what was remembered is over.
      if standing.record == .none, host.isUpgradeSpent(row.recordID) {
        host.rememberUpgrade(row.recordID, false)
      }
      standing.isUpgradeSpent = host.isUpgradeSpent(row.recordID)
      return standing
    }
    var rememberedNow: (@Sendable () -> Standing)?
    if let readNow { rememberedNow = { remembered(readNow()) } }
    return PermissionSource(
      read: { remembered(await read()) },
      readNow: rememberedNow,
      request: request,
      observe: host.observe,
      missingPurposeKeys: { row.keysMissedByRequest(in: host.statedKeys()) },
      rememberUpgrade: { host.rememberUpgrade(row.recordID, $0) },
      openSettings: { await host.openSettings(row) })
  }

  /// A source whose status can be read at once.
  package static func system(
    _ row: ResourceRow, in host: HostApp, readNow: @escaping @Sendable () -> Standing,
    request: @escaping @Sendable () async -> Void
  ) -> PermissionSource {
    system(row, in: host, read: { readNow() }, readNow: readNow, request: request)
  }
}
