import Foundation
import Observation

/// The state of calendar recall.
@MainActor
@Observable
final class RecallModel {
  var isExplaining = false
  var recovery: SetupPermission.Reason?
  /// Nil while the notes are shown without the calendar.
  private(set) var events: [CalendarReader.Event]?

  private let calendar = CalendarReader()
  @ObservationIgnored private var isAsking = false

  /// Acts on a status that changed in Settings while the app was away.
  func refresh() {
    let permission = calendar.permission
    if !permission.isBlocked {
      recovery = nil
    }
    if permission != .granted {
      events = nil
    }
  }

  func connect(_ notes: [Note], usesCalendar: Bool) async {
    if usesCalendar {
      await load(notes)
      return
    }

    switch calendar.permission {
    case .notDetermined:
      isExplaining = true
    case .granted:
      await load(notes)
    case .blocked(let reason):
      recovery = reason
    }
  }

  func allowFromExplanation(_ notes: [Note]) async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    let isGranted = await calendar.requestFullAccess()
    isAsking = false
    isExplaining = false
    if isGranted {
      await load(notes)
    }
    return isGranted
  }

  func event(at date: Date) -> CalendarReader.Event? {
    events?.first { $0.interval.contains(date) }
  }

  private func load(_ notes: [Note]) async {
    let now = Date.now
    let first = notes.map(\.createdAt).min() ?? now
    events = await calendar.events(in: DateInterval(start: min(first, now), end: now))
  }
}
