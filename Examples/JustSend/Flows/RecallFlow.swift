import AskOnce
import Foundation
import Observation
import PermissionModel

/// An event of the calendar, as far as recall shows it. It is never stored.
struct RecalledEvent: Hashable, Sendable {
  let title: String
  let interval: DateInterval
}

/// What reads events; it needs the proof that the calendar may be read.
protocol EventReader: Sendable {
  func events(in interval: DateInterval, _ access: Access<Calendars>) async -> [RecalledEvent]
}

/// Calendar recall, the only feature that asks for the calendar: after "Match with Events" it
/// explains, and iOS asks when "Continue" is tapped.
@MainActor
@Observable
final class RecallFlow {
  private(set) var phase = Phase.home
  /// What iOS said last; read again on each return, since it can change in Settings.
  private(set) var status = PermissionState.notDetermined
  private(set) var recovery: Recovery<Calendars>?
  /// Nil while the notes are shown without the calendar.
  private(set) var events: [RecalledEvent]?

  @ObservationIgnored private let permission: Permission<Calendars>
  @ObservationIgnored private let calendar: any EventReader
  /// Waits for the explanation's only action.
  @ObservationIgnored private var explanation: CheckedContinuation<Void, Never>?

  init(permission: Permission<Calendars>, calendar: any EventReader) {
    self.permission = permission
    self.calendar = calendar
  }

  /// However the explanation is left, iOS asks then.
  var isExplaining: Bool {
    get { phase == .explaining }
    set { if !newValue { proceed() } }
  }

  var isRecovering: Bool {
    get { recovery != nil }
    set { if !newValue { cancel() } }
  }

  /// Starts, or joins the explanation or the prompt that is up.
  func start(over interval: DateInterval) async {
    if phase == .fallback { finish() }
    guard phase == .home || phase == .explaining || phase == .prompting else { return }
    let isJoining = phase != .home
    status = await permission.state()
    if !isJoining { phase = .prompting }
    let outcome = await permission.start(explain: { await self.explain() })
    proceed()
    status = await permission.state()
    switch outcome {
    case .granted(let access):
      await load(interval, access)
    case .declined, .unanswered:
      // The answer is accepted quietly.
      phase = .home
    case .blocked(let recovery):
      // Whoever joined a prompt has seen it answered just now.
      if isJoining { return }
      phase = .recovering
      self.recovery = recovery
    }
  }

  /// What a shortcut does while no screen is up: it runs, or says that the app has to be opened.
  func startWithoutScreen(over interval: DateInterval) async -> Bool {
    guard phase == .home, case .run(let access) = await permission.next() else { return false }
    status = .granted(access.scope)
    await load(interval, access)
    return true
  }

  /// The explanation's only action: it leads to the prompt.
  func proceed() {
    explanation?.resume()
    explanation = nil
  }

  /// The list without events is left.
  func finish() {
    guard phase == .fallback else { return }
    phase = .home
  }

  /// Opens Settings, where the recovery has a door.
  func openSettings(_ door: SettingsDoor) async {
    recovery = nil
    phase = .inSettings
    await door.open()
  }

  func cancel() {
    guard phase == .recovering else { return }
    recovery = nil
    phase = .home
  }

  /// Goes on without events: the list of notes is complete without them.
  func goOnWithout() {
    guard phase == .recovering else { return }
    recovery = nil
    phase = .fallback
  }

  /// Acts on a status that changed in Settings while the app was away.
  func comeBack() async {
    if phase == .inSettings { phase = .home }
    status = await permission.state()
    if !status.isBlocked { cancel() }
    if !status.isGranted { events = nil }
  }

  func event(at date: Date) -> RecalledEvent? {
    events?.first { $0.interval.contains(date) }
  }

  private func explain() async {
    phase = .explaining
    await withCheckedContinuation { explanation = $0 }
    if phase == .explaining { phase = .prompting }
  }

  private func load(_ interval: DateInterval, _ access: Access<Calendars>) async {
    // Whoever joined the prompt finds the events being read.
    guard phase != .running else { return }
    phase = .running
    events = await calendar.events(in: interval, access)
    phase = .home
  }
}
