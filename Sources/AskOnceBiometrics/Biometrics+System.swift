#if canImport(LocalAuthentication) && !os(tvOS) && !os(watchOS)
  import AskOnce
  import Foundation
  @preconcurrency import LocalAuthentication
  import PermissionModel

  extension Biometrics {
    fileprivate static let permissions = ParameterizedPermissions<Biometrics, String> {
      Permission(source: source(reason: $0, in: .main))
    }

    /// The system as a source: the first evaluation is what asks. A grant reads like "not asked
    /// yet", so the app remembers that it was answered.
    /// https://developer.apple.com/documentation/localauthentication/logging-a-user-into-your-app-with-face-id-or-touch-id
    package static func source(reason: String, in host: HostApp) -> PermissionSource {
      var source = PermissionSource.system(
        row, in: host, readNow: { status().standing },
        request: {
          let error = await evaluate(.deviceOwnerAuthenticationWithBiometrics, reason)
          if let error, interruptions.contains(error) { return }
          host.remember(.isAsked, row.recordID, true)
        })
      let missingPurposeKeys = source.missingPurposeKeys
      // Touch ID and Optic ID show no prompt, and need no key.
      source.missingPurposeKeys = { status().type == .faceID ? missingPurposeKeys() : [] }
      return source
    }

    /// Whether there is something by which the device knows its owner: false without a passcode.
    /// https://developer.apple.com/documentation/localauthentication/lacontext/canevaluatepolicy(_:error:)
    public static var canAuthenticateOwner: Bool {
      LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
    }

    /// Asks for whoever owns the device, by biometrics or the passcode: the other way for a feature
    /// whose Face ID is blocked, since the person may say no to it. The reason must not be empty.
    /// https://developer.apple.com/documentation/localauthentication/lapolicy/deviceownerauthentication
    public static func authenticateOwner(reason: String) async -> Bool {
      await evaluate(.deviceOwnerAuthentication, reason) == nil
    }

    /// "No" and missing hardware have one error; the type tells which.
    private static func status() -> (standing: Standing, type: LABiometryType) {
      let context = LAContext()
      var error: NSError?
      let policy = LAPolicy.deviceOwnerAuthenticationWithBiometrics
      if context.canEvaluatePolicy(policy, error: &error) {
        let standing = row.standing(ofRawStatus: "true", type: "canEvaluatePolicy")
        return (standing, context.biometryType)
      }
      var standing = row.standing(ofRawValue: error?.code ?? 0, type: "LAError.Code")
      if context.biometryType == .none { standing.isMissing = true }
      return (standing, context.biometryType)
    }

    /// Evaluates, and returns how that failed.
    private static func evaluate(_ policy: LAPolicy, _ reason: String) async -> LAError.Code? {
      // It has to live until it calls back.
      let context = LAContext()
      let error = await valueOnce { (finish: @escaping @Sendable (LAError.Code?) -> Void) in
        context.evaluatePolicy(policy, localizedReason: reason) { isOwner, error in
          finish(isOwner ? nil : (error as? LAError)?.code ?? .authenticationFailed)
        }
      }
      withExtendedLifetime(context) {}
      return error
    }

    /// Errors with which nobody has answered.
    private static var interruptions: [LAError.Code] {
      [.appCancel, .systemCancel, .notInteractive, .invalidContext]
    }
  }

  extension Permission where R == Biometrics {
    /// Face ID, Touch ID or Optic ID. Asking evaluates them once already.
    ///
    /// - Parameter reason: What Touch ID shows as the reason; it must not be empty. Face ID shows
    ///   the purpose string.
    public static func biometrics(reason: String) -> Permission { R.permissions[reason] }
  }
#endif
