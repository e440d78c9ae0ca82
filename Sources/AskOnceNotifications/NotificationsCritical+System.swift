#if canImport(UserNotifications) && !os(tvOS)
  import AskOnce
  import PermissionModel
  @preconcurrency import UserNotifications

  extension NotificationsCritical: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<NotificationsCritical>(source: source(in: .main))

    /// The system as a source, with an alert of its own. "Disabled" is also what it reads before
    /// the app has asked, which only the app can know:
    /// https://developer.apple.com/documentation/usernotifications/unnotificationsettings/criticalalertsetting
    package static func source(in host: HostApp) -> PermissionSource {
      var source = PermissionSource.notifications(
        row, [.alert, .sound, .badge, .criticalAlert], in: host
      ) { settings in
        let setting = row.standing(
          ofRawValue: settings.criticalAlertSetting.rawValue, type: "UNNotificationSetting")
        return setting.record == .denied && !host.remembers(.isAsked, row.recordID)
          ? Standing() : setting
      }
      let request = source.request
      source.request = {
        await request()
        host.remember(.isAsked, row.recordID, true)
      }
      return source
    }
  }

  extension NotificationsTimeSensitive: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<NotificationsTimeSensitive>(
      source: source(in: .main))

    /// The system as a source. They come with notifications where the app has the entitlement, and
    /// have a switch of their own in Settings; the option to ask for them does nothing any more:
    /// https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/timesensitive
    package static func source(in host: HostApp) -> PermissionSource {
      .notifications(row, [.alert, .sound, .badge], in: host) { settings in
        row.standing(
          ofRawValue: settings.timeSensitiveSetting.rawValue, type: "UNNotificationSetting")
      }
    }
  }

  extension Permission where R == NotificationsCritical {
    /// Notifications that sound although the device is muted.
    public static var notificationsCritical: Permission { .live }
  }

  extension Permission where R == NotificationsTimeSensitive {
    /// Notifications that come through a Focus.
    public static var notificationsTimeSensitive: Permission { .live }
  }
#endif
