// Bindings: objc2 Intents/INFocusStatusCenter.rs; macios src/intents.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/intents/infocusstatusauthorizationstatus
public struct INFocusStatusAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/intents/infocusstatuscenter
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/intents/infocusstatuscenter/default
  public class var `default`: INFocusStatusCenter { INFocusStatusCenter() }

  /// https://developer.apple.com/documentation/intents/infocusstatuscenter/authorizationstatus
  public var authorizationStatus: INFocusStatusAuthorizationStatus {
    INFocusStatusAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(.focusStatus, type: "INFocusStatusAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/intents/infocusstatuscenter/requestauthorization(completionhandler:)
  public func requestAuthorization(
    completionHandler answer: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    SimulatedSystem.request(.focusStatus) { answer?(self.authorizationStatus) }
  }
}
