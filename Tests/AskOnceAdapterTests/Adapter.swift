import AskOnce
import AskOnceCalendar
import AskOnceCamera
import AskOnceContacts
import AskOnceLocation
import AskOnceMicrophone
import AskOnceNotifications
import AskOncePhotos
import AskOnceTesting
import AskOnceTracking
import PermissionModel
import SimulatedSystem

/// An adapter without its resource's type, to run the same tests for all.
struct Adapter: Sendable, CustomStringConvertible {
  var row: ResourceRow
  /// The type of status that it reads.
  var status: String
  /// The types of errors that it reads besides.
  var errors: [String] = []
  /// What has to be allowed before it can be asked for.
  var needs: ResourceRow?
  var source: @Sendable (HostApp) -> PermissionSource
  var description: String { row.id }

  static let all = first + connections + health + legacy + macOS + media

  private static let first = [
    Adapter(row: .camera, status: "AVAuthorizationStatus", source: Camera.source),
    Adapter(
      row: .microphone, status: "AVAudioApplication.recordPermission", source: Microphone.source),
    Adapter(row: .photosReadWrite, status: "PHAuthorizationStatus", source: PhotoLibrary.source),
    Adapter(
      row: .photosAddOnly, status: "PHAuthorizationStatus", source: PhotoLibraryAddOnly.source),
    Adapter(
      row: .locationWhenInUse, status: "CLAuthorizationStatus", source: LocationWhenInUse.source),
    Adapter(row: .locationAlways, status: "CLAuthorizationStatus", source: LocationAlways.source),
    Adapter(row: .notifications, status: "UNAuthorizationStatus", source: Notifications.source),
    Adapter(
      row: .notificationsProvisional, status: "UNAuthorizationStatus",
      source: NotificationsProvisional.source),
    Adapter(
      row: .tracking, status: "ATTrackingManager.AuthorizationStatus", source: Tracking.source),
    Adapter(row: .contacts, status: "CNAuthorizationStatus", source: AddressBook.source),
    Adapter(row: .calendarFull, status: "EKAuthorizationStatus", source: Calendars.source),
    Adapter(
      row: .calendarWriteOnly, status: "EKAuthorizationStatus", source: CalendarsAddOnly.source),
    Adapter(row: .reminders, status: "EKAuthorizationStatus", source: Reminders.source),
  ]

  /// Whether only who asks can read: the delegate of what asks tells the status, or an error.
  var readingAsks: Bool {
    errors.contains(status) || row.symbols(.status).allSatisfy { $0.answer == .delegate }
  }

  /// Those that show a prompt which can be answered.
  static let prompting = all.filter {
    !$0.row.traits.answersItself && !$0.row.traits.promptLeadsToSettings
  }

  /// Those that show a prompt which only leads to Settings.
  static let leading = all.filter {
    !$0.row.traits.answersItself && $0.row.traits.promptLeadsToSettings
  }

  /// Those whose type of status may have further cases in a future system: errors have, and tell
  /// nothing of the person.
  static let growing = all.filter { $0.status != "Bool" && !$0.errors.contains($0.status) }
}

extension HostApp {
  /// An app on the simulated device; it has asked where only who asks can read.
  static func simulated(_ app: SimulatedApp, reading adapter: Adapter) -> HostApp {
    let host = simulated(app)
    if adapter.readingAsks { host.remember(.isAsked, adapter.row.recordID, true) }
    return host
  }

  /// An app on the simulated device.
  static func simulated(_ app: SimulatedApp) -> HostApp {
    let every = Set(ResourceRow.all.flatMap { $0.purposeKeys.map(\.key) })
    let source: @Sendable (String) -> PermissionSource = { id in
      app.source(ResourceRow.row(id: id) ?? .camera)
    }
    let notes = Guarded<Set<String>>([])
    return HostApp(
      statedKeys: { app.purposeKeys ?? every },
      remembers: { memory, row in notes.with { $0.contains("\(memory) \(row)") } },
      remember: { memory, row, isSo in
        notes.with {
          if isSo { $0.insert("\(memory) \(row)") } else { $0.remove("\(memory) \(row)") }
        }
      },
      observe: { app.observe($0) },
      watchPrompt: { app.watchPrompt() },
      openSettings: { await source($0.id).openSettings() })
  }
}

extension SimulatedApp {
  /// Watches for a prompt, as the system's notifications let an app do.
  fileprivate func watchPrompt() -> @Sendable () async -> Void {
    let seen = device.log.count
    return {
      while !hasPrompted(since: seen), !Task.isCancelled { await nap() }
      while hasPrompt, !Task.isCancelled { await nap() }
      // An answer takes a moment to be told, as `AppActivity` knows.
      try? await Task.sleep(for: .milliseconds(500))
    }
  }

  /// Leaves the processors to others for a moment.
  private func nap() async { try? await Task.sleep(nanoseconds: 1_000_000) }

  private var hasPrompt: Bool {
    device.snapshot.prompts.contains { $0.hasPrefix(name + ":") }
  }

  /// Whether a request has shown a prompt, or was found to need none.
  private func hasPrompted(since seen: Int) -> Bool {
    device.log.dropFirst(seen).contains { entry in
      switch entry.what {
      case .promptShown, .requestIgnored: entry.app == name
      default: false
      }
    }
  }
}
