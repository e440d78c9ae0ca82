import AskOnce
import Foundation

@testable import JustSendFlows

/// A calendar with one event, which takes its time.
struct SlowCalendar: EventReader {
  var hold: Hold

  func events(in interval: DateInterval, _ access: Access<Calendars>) async -> [RecalledEvent] {
    _ = await hold.pass()
    return [RecalledEvent(title: "Standup", interval: interval)]
  }
}
