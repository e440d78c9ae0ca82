// Bindings: objc2 LocalAuthentication/LABiometryType.rs, LocalAuthentication/LAContext.rs,
// LocalAuthentication/LAError.rs; macios src/LocalAuthentication/LAEnums.cs,
// src/localauthentication.cs

import AskOnceTesting
import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/localauthentication/lapolicy
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// https://developer.apple.com/documentation/localauthentication/labiometrytype
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// https://developer.apple.com/documentation/localauthentication/laerror
///
/// Not in the bindings: Swift makes an error of the domain and the code
public struct LAError: Error, Sendable {
  /// https://developer.apple.com/documentation/localauthentication/laerror/code
  ///
  /// Objective-C: `LAError`
  public struct Code: RawRepresentable, Equatable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let authenticationFailed = Code(rawValue: -1)
    public static let systemCancel = Code(rawValue: -4)
    public static let biometryNotAvailable = Code(rawValue: -6)
    public static let appCancel = Code(rawValue: -9)
    public static let invalidContext = Code(rawValue: -10)
    public static let notInteractive = Code(rawValue: -1004)
  }
  /// Not in the bindings: Swift makes an error of the domain and the code
  public var code: Code
}

/// https://developer.apple.com/documentation/localauthentication/lacontext
///
/// The device has Face ID.
open class LAContext: NSObject {
  /// https://developer.apple.com/documentation/localauthentication/lacontext/localizedfallbacktitle
  public var localizedFallbackTitle: String?
  /// https://developer.apple.com/documentation/localauthentication/lacontext/biometrytype
  ///
  /// Unknown until a policy was looked at.
  public private(set) var biometryType = LABiometryType.none

  /// https://developer.apple.com/documentation/localauthentication/lacontext/canevaluatepolicy(_:error:)
  public func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    biometryType = SimulatedSystem.app.standing(.faceId).isMissing ? .none : .faceID
    guard policy == .deviceOwnerAuthenticationWithBiometrics, let code = Self.refusal else {
      return true
    }
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: code.rawValue)
    return false
  }

  /// https://developer.apple.com/documentation/localauthentication/lacontext/evaluatepolicy(_:localizedreason:reply:)
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard policy == .deviceOwnerAuthenticationWithBiometrics else { return reply(true, nil) }
    SimulatedSystem.request(.faceId) {
      let isUnanswered = SimulatedSystem.app.standing(.faceId).record == .none
      let code = Self.refusal ?? (isUnanswered ? .systemCancel : nil)
      reply(code == nil, code.map { LAError(code: $0) })
    }
  }

  private static var refusal: LAError.Code? {
    let standing = SimulatedSystem.app.standing(.faceId)
    if SimulatedSystem.isOfTheFuture { return LAError.Code(rawValue: 999) }
    let isRefused = standing.record == .denied || standing.isRestricted || standing.isMissing
    return isRefused ? .biometryNotAvailable : nil
  }
}
