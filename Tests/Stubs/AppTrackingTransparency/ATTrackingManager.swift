// Bindings: objc2 AppTrackingTransparency/mod.rs; macios src/apptrackingtransparency.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager
open class ATTrackingManager: NSObject {
  /// https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/authorizationstatus
  public struct AuthorizationStatus: RawRepresentable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/trackingauthorizationstatus
  public class var trackingAuthorizationStatus: AuthorizationStatus {
    let type = "ATTrackingManager.AuthorizationStatus"
    return AuthorizationStatus(rawValue: UInt(SimulatedSystem.rawValue(.tracking, type: type)))
  }

  /// https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/requesttrackingauthorization(completionhandler:)
  public class func requestTrackingAuthorization(
    completionHandler answer: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    SimulatedSystem.request(.tracking) { answer(trackingAuthorizationStatus) }
  }
}
