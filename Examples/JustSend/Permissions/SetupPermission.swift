import AVFoundation
import EventKit
import LocalAuthentication

/// What a feature may do next with a protected resource.
///
/// Every framework's raw status folds to one of three states. Only `notDetermined` may ask.
enum SetupPermission: Hashable, Sendable {
  case notDetermined
  case granted
  case blocked(Reason)

  enum Reason: Hashable, Sendable, Identifiable {
    /// The person said no, here or in Settings, and can change it there.
    case denied
    /// Screen Time or a device profile decides; the person cannot change it.
    case restricted
    /// A status that this version of the app does not know.
    case unknown

    var id: Self { self }
  }

  var isBlocked: Bool {
    if case .blocked = self { true } else { false }
  }
}

// MARK: - Camera and microphone

extension SetupPermission {
  init(_ status: AVAuthorizationStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .authorized: self = .granted
    case .denied: self = .blocked(.denied)
    case .restricted: self = .blocked(.restricted)
    @unknown default: self = .blocked(.unknown)
    }
  }
}

// MARK: - Calendar

extension SetupPermission {
  /// Folds the calendar's status for a feature that reads events.
  ///
  /// With "Add Events Only" iOS asks once more for full access, and does not say whether it has.
  init(fullCalendar status: EKAuthorizationStatus, wasAskedForFullAccess: Bool) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .fullAccess: self = .granted
    case .writeOnly: self = wasAskedForFullAccess ? .blocked(.denied) : .notDetermined
    case .denied: self = .blocked(.denied)
    case .restricted: self = .blocked(.restricted)
    @unknown default: self = .blocked(.unknown)
    }
  }
}

// MARK: - Face ID

extension SetupPermission {
  /// Folds what a context can do, or nil if the device has no biometry that is ready for use.
  ///
  /// iOS asks for Face ID when it is first used and does not say whether it has, so that a usable
  /// Face ID counts as not determined. Touch ID needs no permission.
  init?(biometryOf context: LAContext) {
    var error: NSError?
    if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
      self = context.biometryType == .touchID ? .granted : .notDetermined
    } else if error?.code == LAError.biometryNotAvailable.rawValue, context.biometryType != .none {
      self = .blocked(.denied)
    } else {
      return nil
    }
  }
}
