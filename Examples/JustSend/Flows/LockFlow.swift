import AskOnce
import Observation
import PermissionModel

/// The app lock, the only feature that uses Face ID: when "Unlock" is tapped.
///
/// That Face ID is allowed does not say who looks at the phone: the owner is checked each time.
@MainActor
@Observable
final class LockFlow {
  private(set) var phase = Phase.home
  /// What iOS said last; read again on each return, since it can change in Settings.
  private(set) var status = PermissionState.notDetermined
  private(set) var recovery: Recovery<Biometrics>?
  private(set) var isLocked: Bool

  @ObservationIgnored private let permission: Permission<Biometrics>
  /// Asks for the device's owner, by Face ID, Touch ID or the passcode.
  @ObservationIgnored private let isOwner: @Sendable () async -> Bool

  init(
    isLocked: Bool, permission: Permission<Biometrics>,
    isOwner: @escaping @Sendable () async -> Bool
  ) {
    self.isLocked = isLocked
    self.permission = permission
    self.isOwner = isOwner
  }

  var isRecovering: Bool {
    get { recovery != nil }
    set { if !newValue { cancel() } }
  }

  func lock() {
    isLocked = true
    cancel()
  }

  /// Unlocks by Face ID or Touch ID; where the device has neither ready, by its passcode.
  func start() async {
    guard phase == .home || phase == .prompting else { return }
    let isJoining = phase == .prompting
    status = await permission.state()
    if !isJoining { phase = .prompting }
    let outcome = await permission.start()
    status = await permission.state()
    switch outcome {
    case .granted:
      await checkOwner(during: .running)
    case .declined, .unanswered:
      // Face ID was refused just now, or nobody answered: it stays locked, and says nothing.
      phase = .home
    case .blocked(let recovery) where recovery.reason == .unavailable:
      await checkOwner(during: .unavailable)
    case .blocked(let recovery):
      // Whoever joined a prompt has seen it answered just now.
      if isJoining { return }
      phase = .recovering
      self.recovery = recovery
    }
  }

  /// The other way, for whoever does not want Face ID.
  func usePasscode() async {
    guard phase == .recovering || phase == .home else { return }
    recovery = nil
    await checkOwner(during: .fallback)
  }

  func cancel() {
    guard phase == .recovering else { return }
    recovery = nil
    phase = .home
  }

  /// Acts on a status that changed in Settings while the app was away.
  func comeBack() async {
    status = await permission.state()
    if !status.isBlocked { cancel() }
  }

  private func checkOwner(during phase: Phase) async {
    // Whoever joined the prompt finds the check under way.
    guard self.phase != phase else { return }
    self.phase = phase
    if await isOwner() { isLocked = false }
    self.phase = .home
  }
}
