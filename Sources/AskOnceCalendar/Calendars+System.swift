#if canImport(EventKit)
  import AskOnce
  @preconcurrency import EventKit
  import PermissionModel

  extension Calendars: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Calendars>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/eventkit/accessing-the-event-store
    package static func source(in host: HostApp) -> PermissionSource {
      .events(row, .event, in: host) { store, finish in
        if #available(iOS 17, macOS 14, watchOS 10, *) {
          store.requestFullAccessToEvents { _, _ in finish() }
        } else {
          store.requestAccess(to: .event) { _, _ in finish() }
        }
      }
    }
  }

  extension CalendarsAddOnly: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<CalendarsAddOnly>(source: source(in: .main))

    /// Before iOS 17 there is only full access, which suffices.
    /// The system as a source:
    /// https://developer.apple.com/documentation/eventkit/accessing-the-event-store
    package static func source(in host: HostApp) -> PermissionSource {
      .events(row, .event, in: host) { store, finish in
        if #available(iOS 17, macOS 14, watchOS 10, *) {
          store.requestWriteOnlyAccessToEvents { _, _ in finish() }
        } else {
          store.requestAccess(to: .event) { _, _ in finish() }
        }
      }
    }
  }

  extension Reminders: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Reminders>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/eventkit/accessing-the-event-store
    package static func source(in host: HostApp) -> PermissionSource {
      .events(row, .reminder, in: host) { store, finish in
        if #available(iOS 17, macOS 14, watchOS 10, *) {
          store.requestFullAccessToReminders { _, _ in finish() }
        } else {
          store.requestAccess(to: .reminder) { _, _ in finish() }
        }
      }
    }
  }

  extension PermissionSource {
    fileprivate static func events(
      _ row: ResourceRow, _ entity: EKEntityType, in host: HostApp,
      ask: @escaping @Sendable (EKEventStore, _ finish: @escaping @Sendable () -> Void) -> Void
    ) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = EKEventStore.authorizationStatus(for: entity)
          return row.standing(ofRawValue: status.rawValue, type: "EKAuthorizationStatus")
        },
        request: {
          // The store has to live until it calls back.
          let store = EKEventStore()
          await finishOnce { finish in ask(store, finish) }
          withExtendedLifetime(store) {}
        })
    }
  }

  extension Permission where R == Calendars {
    /// Calendars, to read and write.
    public static var calendars: Permission { .live }
  }

  extension Permission where R == CalendarsAddOnly {
    /// Calendars, to add only.
    public static var calendarsAddOnly: Permission { .live }
  }

  extension Permission where R == Reminders {
    /// Reminders.
    public static var reminders: Permission { .live }
  }
#endif
