import Foundation
import Observation

/// The state of calendar recall, the only feature that asks for the calendar.
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

  func connect(_ notes: [Note]) async {
    switch calendar.permission {
    case .notDetermined:
      isExplaining = true
    case .granted:
      await load(notes)
    case .blocked(let reason):
      recovery = reason
    }
  }

  func continueFromExplanation(_ notes: [Note]) async {
    guard !isAsking else { return }
    isAsking = true
    let isGranted = await calendar.requestFullAccess()
    isAsking = false
    isExplaining = false
    if isGranted {
      await load(notes)
    }
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
