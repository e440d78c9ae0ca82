#if canImport(AppIntents)
  import AppIntents
  import AskOnceCalendar
  import Foundation

  /// "What is on now?", for Siri and Shortcuts: it has no screen, and so never asks.
  struct CurrentEventIntent: AppIntent {
    static let title: LocalizedStringResource = "recall.shortcut"

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
      let recall = RecallFlow(permission: .calendars, calendar: CalendarReader())
      let now = Date.now
      guard await recall.startWithoutScreen(over: DateInterval(start: now, end: now)) else {
        return .result(dialog: "recall.shortcut.closed")
      }
      guard let event = recall.event(at: now) else { return .result(dialog: "recall.none") }
      return .result(dialog: "\(event.title)")
    }
  }
#endif
