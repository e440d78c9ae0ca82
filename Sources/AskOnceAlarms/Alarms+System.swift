#if canImport(AlarmKit) && !os(macOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  @preconcurrency import AlarmKit
  import AskOnce
  import PermissionModel

  @available(iOS 26, macCatalyst 26, *)
  extension Alarms: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Alarms>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/alarmkit/alarmmanager/requestauthorization()
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let state = AlarmManager.shared.authorizationState
          let name = names.first { $0.state == state }?.name
          return row.standing(ofRawStatus: name ?? "", type: "AlarmManager.AuthorizationState")
        },
        request: { _ = try? await AlarmManager.shared.requestAuthorization() })
    }

    /// The states have no numbers:
    /// https://developer.apple.com/documentation/alarmkit/alarmmanager/authorizationstate-swift.enum
    private static var names: [(state: AlarmManager.AuthorizationState, name: String)] {
      [(.notDetermined, "notDetermined"), (.denied, "denied"), (.authorized, "authorized")]
    }
  }

  @available(iOS 26, macCatalyst 26, *)
  extension Permission where R == Alarms {
    /// Alarms and timers that break through silence and Focus.
    public static var alarms: Permission { .live }
  }
#endif
