import LocalAuthentication
import Observation

/// The state of the app lock, the only feature that uses Face ID.
@MainActor
@Observable
final class LockModel {
  private(set) var isLocked = UserDefaults.standard.bool(forKey: Preferences.lockEnabled)
  var isOfferingPasscode = false

  @ObservationIgnored private var isAuthenticating = false

  func lock() {
    isLocked = true
    isOfferingPasscode = false
  }

  /// Unlocks by Face ID or Touch ID; where the device has neither ready, by its passcode.
  func unlock() async {
    switch SetupPermission(biometryOf: LAContext()) {
    case .notDetermined, .granted:
      await authenticate(by: .deviceOwnerAuthenticationWithBiometrics)
    case .blocked:
      isOfferingPasscode = true
    case nil:
      await unlockWithPasscode()
    }
  }

  func unlockWithPasscode() async {
    await authenticate(by: .deviceOwnerAuthentication)
  }

  private func authenticate(by policy: LAPolicy) async {
    guard !isAuthenticating else { return }
    isAuthenticating = true
    defer { isAuthenticating = false }

    let context = LAContext()
    context.localizedFallbackTitle = String(localized: "lock.passcode")
    do {
      let reason = String(localized: "lock.reason")
      isLocked = !(try await context.evaluatePolicy(policy, localizedReason: reason))
    } catch LAError.userFallback {
      isAuthenticating = false
      await unlockWithPasscode()
    } catch LAError.passcodeNotSet {
      // Taking the passcode off the device needed the passcode: there is nothing left to check.
      isLocked = false
    } catch {
      // Cancelled, or Face ID was refused just now: stays locked, and says nothing.
    }
  }
}
