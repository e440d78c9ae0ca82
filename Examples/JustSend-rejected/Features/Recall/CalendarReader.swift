import EventKit

/// Reads events. Nothing that it reads is stored or leaves the device.
struct CalendarReader: Sendable {
  struct Event: Sendable {
    let title: String
    let interval: DateInterval
  }

  /// Set once iOS has asked for full access; read only for "Add Events Only", where iOS does not
  /// say whether its second prompt is still to come.
  private static let askedForFullAccess = "calendar.askedForFullAccess"

  var permission: SetupPermission {
    SetupPermission(
      fullCalendar: EKEventStore.authorizationStatus(for: .event),
      wasAskedForFullAccess: UserDefaults.standard.bool(forKey: Self.askedForFullAccess))
  }

  /// Asks, if iOS has stored no decision, and says whether events may be read.
  func requestFullAccess() async -> Bool {
    guard permission == .notDetermined else { return permission == .granted }
    let isGranted = try? await EKEventStore().requestFullAccessToEvents()
    UserDefaults.standard.set(true, forKey: Self.askedForFullAccess)
    return isGranted ?? false
  }

  func events(in interval: DateInterval) async -> [Event] {
    let store = EKEventStore()
    // Events that began on the day before may still have been going on.
    let start = interval.start.addingTimeInterval(-24 * 60 * 60)
    let predicate = store.predicateForEvents(
      withStart: start, end: interval.end.addingTimeInterval(60), calendars: nil)
    return store.events(matching: predicate)
      .filter { !$0.isAllDay }
      .map { event in
        let start: Date = event.startDate
        let end: Date = event.endDate
        return Event(title: event.title, interval: DateInterval(start: start, end: max(start, end)))
      }
  }
}
