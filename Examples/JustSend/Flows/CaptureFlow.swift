import AskOnce
import Observation
import PermissionModel

/// The photo feature, which alone asks for the camera: when "Take Photo" is tapped.
@MainActor
@Observable
final class CaptureFlow {
  private(set) var phase = Phase.home
  /// What iOS said last; read again on each return, since it can change in Settings.
  private(set) var status = PermissionState.notDetermined
  private(set) var recovery: Recovery<Camera>?
  /// The proof with which the camera is opened; nil while it is not.
  private(set) var access: Access<Camera>?

  @ObservationIgnored private let permission: Permission<Camera>
  @ObservationIgnored private let hasCamera: @MainActor () -> Bool

  init(permission: Permission<Camera>, hasCamera: @escaping @MainActor () -> Bool) {
    self.permission = permission
    self.hasCamera = hasCamera
  }

  var isCameraOpen: Bool {
    get { access != nil }
    set { if !newValue { finish() } }
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
    status = await permission.state()
    // A restriction hides the camera too, and is not missing hardware.
    guard hasCamera() || status == .blocked(.restricted) else {
      phase = .unavailable
      return
    }
    if !isJoining { phase = .prompting }
    let outcome = await permission.start()
    status = await permission.state()
    switch outcome {
    case .granted(let access):
      phase = .running
      self.access = access
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

  /// The picture was taken, or the person leaves the camera or the notice that there is none.
  func finish() {
    guard phase == .running || phase == .unavailable else { return }
    access = nil
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

  /// Acts on a status that changed in Settings while the app was away.
  func comeBack() async {
    if phase == .inSettings { phase = .home }
    status = await permission.state()
    if !status.isBlocked { cancel() }
  }
}
