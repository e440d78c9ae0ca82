import AskOnce
import Foundation
import Observation
import PermissionModel

/// What records; it needs the proof that the microphone may be used.
@MainActor
protocol NoteRecorder {
  func start(_ access: Access<Microphone>) throws
  /// Ends the recording and returns its file.
  func stop() -> URL?
}

/// The recording feature, which alone asks for the microphone: when "Start Recording" is tapped.
@MainActor
@Observable
final class RecordingFlow {
  private(set) var phase = Phase.home
  /// What iOS said last; read again on each return, since it can change in Settings.
  private(set) var status = PermissionState.notDetermined
  private(set) var recovery: Recovery<Microphone>?
  private(set) var hasFailed = false

  @ObservationIgnored private let permission: Permission<Microphone>
  @ObservationIgnored private let recorder: any NoteRecorder
  @ObservationIgnored private let hasMicrophone: @MainActor () -> Bool

  init(
    permission: Permission<Microphone>, recorder: any NoteRecorder,
    hasMicrophone: @escaping @MainActor () -> Bool
  ) {
    self.permission = permission
    self.recorder = recorder
    self.hasMicrophone = hasMicrophone
  }

  var isRecovering: Bool {
    get { recovery != nil }
    set { if !newValue { cancel() } }
  }

  /// Starts, or joins the prompt that is up.
  func start() async {
    if phase == .unavailable { finish() }
    guard phase == .home || phase == .prompting else { return }
    let isJoining = phase == .prompting
    hasFailed = false
    status = await permission.state()
    // A restriction may hide the microphone too, and is not missing hardware.
    guard hasMicrophone() || status == .blocked(.restricted) else {
      phase = .unavailable
      return
    }
    if !isJoining { phase = .prompting }
    let outcome = await permission.start()
    status = await permission.state()
    switch outcome {
    case .granted(let access):
      record(access)
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

  /// Ends the recording, or the notice that there is no microphone.
  @discardableResult
  func finish() -> URL? {
    guard phase == .running || phase == .unavailable else { return nil }
    defer { phase = .home }
    return phase == .running ? recorder.stop() : nil
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

  /// Acts on a status that changed in Settings while the app was away.
  func comeBack() async {
    if phase == .inSettings { phase = .home }
    status = await permission.state()
    if !status.isBlocked { cancel() }
  }

  private func record(_ access: Access<Microphone>) {
    // Whoever joined the prompt finds the recording under way.
    guard phase != .running else { return }
    do {
      try recorder.start(access)
      phase = .running
    } catch {
      phase = .home
      hasFailed = true
    }
  }
}
