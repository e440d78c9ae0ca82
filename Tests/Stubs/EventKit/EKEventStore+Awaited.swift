// Bindings: objc2 EventKit/EKCalendar.rs, EventKit/EKCalendarItem.rs, EventKit/EKEvent.rs,
// EventKit/EKEventStore.rs, EventKit/EKTypes.rs; macios src/EventKit/EKEnums.cs, src/eventkit.cs

@_exported import Foundation

/// https://developer.apple.com/documentation/eventkit/ekauthorizationstatus
extension EKAuthorizationStatus: Equatable {
  public static let notDetermined = EKAuthorizationStatus(rawValue: 0)
  public static let restricted = EKAuthorizationStatus(rawValue: 1)
  public static let denied = EKAuthorizationStatus(rawValue: 2)
  public static let fullAccess = EKAuthorizationStatus(rawValue: 3)
  public static let authorized = EKAuthorizationStatus(rawValue: 3)
  public static let writeOnly = EKAuthorizationStatus(rawValue: 4)
}

/// https://developer.apple.com/documentation/eventkit/ekcalendar
open class EKCalendar: NSObject {}

/// https://developer.apple.com/documentation/eventkit/ekevent
open class EKEvent: NSObject {
  /// https://developer.apple.com/documentation/eventkit/ekcalendaritem/title
  public var title: String! = ""
  /// https://developer.apple.com/documentation/eventkit/ekevent/startdate
  public var startDate: Date! = Date(timeIntervalSince1970: 0)
  /// https://developer.apple.com/documentation/eventkit/ekevent/enddate
  public var endDate: Date! = Date(timeIntervalSince1970: 0)
  /// https://developer.apple.com/documentation/eventkit/ekevent/isallday
  public var isAllDay = false
}

extension EKEventStore {
  /// https://developer.apple.com/documentation/eventkit/ekeventstore/predicateforevents(withstart:end:calendars:)
  public func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// https://developer.apple.com/documentation/eventkit/ekeventstore/events(matching:)
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// https://developer.apple.com/documentation/eventkit/ekeventstore/requestfullaccesstoevents(completion:)
  /// Not in the bindings: what the completion gives, awaited
  public func requestFullAccessToEvents() async throws -> Bool {
    await isGranted { requestFullAccessToEvents(completion: $0) }
  }
  /// https://developer.apple.com/documentation/eventkit/ekeventstore/requestwriteonlyaccesstoevents(completion:)
  /// Not in the bindings: what the completion gives, awaited
  public func requestWriteOnlyAccessToEvents() async throws -> Bool {
    await isGranted { requestWriteOnlyAccessToEvents(completion: $0) }
  }
  /// https://developer.apple.com/documentation/eventkit/ekeventstore/requestfullaccesstoreminders(completion:)
  /// Not in the bindings: what the completion gives, awaited
  public func requestFullAccessToReminders() async throws -> Bool {
    await isGranted { requestFullAccessToReminders(completion: $0) }
  }

  private func isGranted(
    _ request: (@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void
  ) async -> Bool {
    await withCheckedContinuation { waiting in
      request { isGranted, _ in waiting.resume(returning: isGranted) }
    }
  }
}
