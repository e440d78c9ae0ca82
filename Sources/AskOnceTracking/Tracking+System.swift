#if canImport(AppTrackingTransparency)
  @preconcurrency import AppTrackingTransparency
  import AskOnce
  import PermissionModel

  extension Tracking: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Tracking>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = ATTrackingManager.trackingAuthorizationStatus
          return row.standing(
            ofRawValue: status.rawValue, type: "ATTrackingManager.AuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            ATTrackingManager.requestTrackingAuthorization { _ in finish() }
          }
        })
    }
  }

  extension Permission where R == Tracking {
    /// Tracking across other companies' apps and websites.
    public static var tracking: Permission { .live }
  }
#endif
