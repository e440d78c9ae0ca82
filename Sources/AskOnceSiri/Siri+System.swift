#if canImport(Intents) && !os(macOS)
  import AskOnce
  @preconcurrency import Intents
  import PermissionModel

  extension Siri: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Siri>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/intents/inpreferences/requestsiriauthorization(_:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = INPreferences.siriAuthorizationStatus()
          return row.standing(
            ofRawValue: status.rawValue, type: "INSiriAuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            INPreferences.requestSiriAuthorization { _ in finish() }
          }
        })
    }
  }

  extension Permission where R == Siri {
    /// Siri.
    public static var siri: Permission { .live }
  }
#endif
