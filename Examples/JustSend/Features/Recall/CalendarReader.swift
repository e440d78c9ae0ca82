import AskOnce
import EventKit

/// Reads events. Nothing that it reads is stored or leaves the device.
struct CalendarReader: EventReader {
  func events(in interval: DateInterval, _ access: Access<Calendars>) async -> [RecalledEvent] {
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
        return RecalledEvent(
          title: event.title, interval: DateInterval(start: start, end: max(start, end)))
      }
  }
}
