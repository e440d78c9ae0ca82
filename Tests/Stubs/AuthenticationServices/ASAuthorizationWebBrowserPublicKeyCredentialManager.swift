// Bindings: objc2 AuthenticationServices/ASAuthorizationWebBrowserPublicKeyCredentialManager.rs;
// macios src/authenticationservices.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/authenticationservices/asauthorizationwebbrowserpublickeycredentialmanager
open class ASAuthorizationWebBrowserPublicKeyCredentialManager: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/authenticationservices/asauthorizationwebbrowserpublickeycredentialmanager/authorizationstate
  public struct AuthorizationState: RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/authenticationservices/asauthorizationwebbrowserpublickeycredentialmanager/authorizationstateforplatformcredentials
  public var authorizationStateForPlatformCredentials: AuthorizationState {
    AuthorizationState(
      rawValue: SimulatedSystem.rawValue(
        .passkeysBrowser,
        type: "ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState"))
  }

  /// https://developer.apple.com/documentation/authenticationservices/asauthorizationwebbrowserpublickeycredentialmanager/requestauthorizationforpublickeycredentials(_:)
  public func requestAuthorizationForPublicKeyCredentials(
    _ answer: @escaping @Sendable (AuthorizationState) -> Void
  ) {
    SimulatedSystem.request(.passkeysBrowser) {
      answer(self.authorizationStateForPlatformCredentials)
    }
  }
}
