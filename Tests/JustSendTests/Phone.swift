import AskOnce
import AskOnceBiometrics
import AskOnceCalendar
import AskOnceCamera
import AskOnceMicrophone
import AskOnceTesting
import Foundation
import PermissionModel
import SimulatedSystem
import Testing

@testable import JustSendFlows

/// A simulated device with JustSend on it, and beside it the machine of one feature: every input
/// goes to both, and both have to be in the same state then.
@MainActor final class Phone {
  let device = SimulatedDevice()
  let app: SimulatedApp
  let feature: Feature
  /// What the machine says.
  var machine: Flow
  /// The rows of the machine's table that applied, each with the phase before it.
  var fired: [String] = []

  /// App data: it outlives the process, and a backup brings it to a new device.
  var isFirstRunFinished = false
  /// What the library remembers for Face ID; app data as well.
  let memory = Guarded<Set<String>>([])

  /// The process; nil: there is none.
  var running: (any FeatureUnderTest)?
  /// What the process was opened by.
  var appFlow = AppFlow()
  let hold = Hold()
  let recorder = TapeRecorder()
  var starts = Starts()
  /// Whether a shortcut or a widget has launched it, behind other apps.
  var isWithoutScreen = false

  /// The starts of one process that have not come to an end.
  @MainActor final class Starts { var pending = 0 }

  /// Whether the features ask the frameworks of the system, as in the app; else the device itself.
  let usesFrameworks: Bool

  init(_ feature: Feature, usesFrameworks: Bool = false) {
    self.feature = feature
    self.usesFrameworks = usesFrameworks
    machine = Flow(feature.ofMachine)
    app = device.app("JustSend")
    app.end()
  }

  var row: ResourceRow { feature.row }

  /// What the system holds, by the feature's need.
  var truth: PermissionState { app.standing(row).state(for: row.traits) }

  var screen: AppFlow.Screen {
    appFlow.screen(isFirstRunFinished: isFirstRunFinished, isLocked: false)
  }

  /// Where the app is, in the machine's words.
  var phase: Phase {
    guard let running else { return .notRunning }
    return screen == .firstRun ? .firstRun : running.phase
  }

  /// The whole state, in a line.
  var state: String {
    var parts = ["\(phase.rawValue) \(truth.name)"]
    if let running {
      parts.append("read \(running.status.name)")
      if !running.sight.isEmpty { parts.append(running.sight) }
      if let exits = running.exits { parts.append("exits: " + exits.joined(separator: ", ")) }
    }
    if let tab = appFlow.linked { parts.append("link to \(tab.rawValue)") }
    if device.promptOnScreen != nil { parts.append("prompt") }
    if running != nil, !app.isActive { parts.append("in the background") }
    return parts.joined(separator: "; ")
  }

  /// A new process.
  func launch() async {
    let flow = process()
    running = flow
    appFlow = AppFlow()
    starts = Starts()
    isWithoutScreen = false
    await flow.comeBack()
  }

  private func process() -> any FeatureUnderTest {
    let isThere: @Sendable () -> Bool = { [app, row] in !app.standing(row).isMissing }
    switch feature {
    case .recording:
      return RecordingFlow(
        permission: permission(Microphone.source), recorder: recorder, hasMicrophone: isThere)
    case .capture:
      return CaptureFlow(permission: permission(Camera.source), hasCamera: isThere)
    case .recall:
      return RecallFlow(
        permission: permission(Calendars.source), calendar: SlowCalendar(hold: hold))
    case .appLock:
      // That Face ID was granted is known to the adapter alone.
      return LockFlow(
        isLocked: true,
        permission: Permission(source: Biometrics.source(reason: "Unlocks.", in: host)),
        isOwner: { [hold] in await hold.pass() })
    }
  }

  private func permission<R>(_ source: (HostApp) -> PermissionSource) -> Permission<R> {
    usesFrameworks ? Permission(source: source(host)) : .simulated(app)
  }

  /// What the adapters need of the app.
  private var host: HostApp {
    HostApp(
      statedKeys: {
        [
          "NSCalendarsFullAccessUsageDescription", "NSCameraUsageDescription",
          "NSFaceIDUsageDescription", "NSMicrophoneUsageDescription",
        ]
      },
      remembers: { [memory] note, row in memory.with { $0.contains("\(note) \(row)") } },
      remember: { [memory] note, row, isSo in
        memory.with { memory in
          if isSo { memory.insert("\(note) \(row)") } else { memory.remove("\(note) \(row)") }
        }
      },
      observe: { [app] in app.observe($0) }, watchPrompt: { {} },
      openSettings: { [app] _ in app.leave() })
  }

  /// Waits for what happens by itself.
  func settle(
    _ what: String, sourceLocation: SourceLocation, until isSo: @MainActor () -> Bool
  ) async {
    for turn in 0..<10_000 {
      if isSo() { return }
      if turn < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(2)) }
    }
    Issue.record("\(what) does not happen: \(state)", sourceLocation: sourceLocation)
  }
}
