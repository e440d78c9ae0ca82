#if canImport(ExposureNotification)
  import AskOnce
  @preconcurrency import ExposureNotification
  import PermissionModel

  extension ExposureNotifications: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<ExposureNotifications>(source: source(in: .main))

    /// The system as a source. Turning exposure notifications on is what asks:
    /// https://developer.apple.com/documentation/exposurenotification/enmanager/setexposurenotificationenabled(_:completionhandler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          row.standing(
            ofRawValue: ENManager.authorizationStatus.rawValue, type: "ENAuthorizationStatus")
        },
        request: {
          let exposures = ENManager()
          await finishOnce { finish in
            exposures.activate { error in
              guard error == nil else { return finish() }
              exposures.setExposureNotificationEnabled(true) { _ in finish() }
            }
          }
          exposures.invalidate()
        })
    }
  }

  extension Permission where R == ExposureNotifications {
    /// Exposure notifications.
    public static var exposureNotifications: Permission { .live }
  }
#endif
