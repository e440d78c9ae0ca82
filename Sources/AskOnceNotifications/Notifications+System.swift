#if canImport(UserNotifications)
  import AskOnce
  import PermissionModel
  @preconcurrency import UserNotifications

  extension Notifications: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Notifications>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications
    package static func source(in host: HostApp) -> PermissionSource {
      .notifications(row, [.alert, .sound, .badge], in: host)
    }
  }

  extension NotificationsProvisional: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<NotificationsProvisional>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications
    package static func source(in host: HostApp) -> PermissionSource {
      .notifications(row, [.alert, .sound, .badge, .provisional], in: host)
    }
  }

  extension PermissionSource {
    /// A source over the notification center.
    ///
    /// - Parameter setting: The setting that decides, where the person allows any notifications;
    ///   nil: these decide.
    static func notifications(
      _ row: ResourceRow, _ options: UNAuthorizationOptions, in host: HostApp,
      setting: (@Sendable (UNNotificationSettings) -> Standing)? = nil
    ) -> PermissionSource {
      .system(
        row, in: host,
        read: {
          await valueOnce { finish in
            UNUserNotificationCenter.current().getNotificationSettings { settings in
              let any = (setting == nil ? row : Notifications.row).standing(
                ofRawValue: settings.authorizationStatus.rawValue, type: "UNAuthorizationStatus")
              // Where nothing is stored, what was remembered is from before.
              if any.record == .none { host.remember(.isAsked, row.recordID, false) }
              finish(any.record.scope == nil ? any : setting?(settings) ?? any)
            }
          }
        },
        readNow: nil,
        request: {
          await finishOnce { finish in
            let center = UNUserNotificationCenter.current()
            center.requestAuthorization(options: options) { _, _ in finish() }
          }
        })
    }
  }

  extension Permission where R == Notifications {
    /// Notifications with alerts.
    public static var notifications: Permission { .live }
  }

  extension Permission where R == NotificationsProvisional {
    /// Notifications that are delivered quietly, with no prompt.
    public static var notificationsProvisional: Permission { .live }
  }
#endif
