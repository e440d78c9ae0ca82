// Bindings: objc2 CoreMotion/CMAuthorization.rs, CoreMotion/CMPedometer.rs; macios
// src/coremotion.cs

import Foundation

/// https://developer.apple.com/documentation/coremotion/cmauthorizationstatus
extension CMAuthorizationStatus: Equatable {
  public static let notDetermined = CMAuthorizationStatus(rawValue: 0)
  public static let restricted = CMAuthorizationStatus(rawValue: 1)
  public static let denied = CMAuthorizationStatus(rawValue: 2)
  public static let authorized = CMAuthorizationStatus(rawValue: 3)
}

/// https://developer.apple.com/documentation/coremotion/cmpedometerdata
open class CMPedometerData: NSObject {}

/// https://developer.apple.com/documentation/coremotion/cmpedometerhandler
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// https://developer.apple.com/documentation/coremotion/cmpedometer
open class CMPedometer: NSObject {
  /// https://developer.apple.com/documentation/coremotion/cmpedometer/isstepcountingavailable()
  public class func isStepCountingAvailable() -> Bool {
    CMMotionActivityManager.isActivityAvailable()
  }
  /// https://developer.apple.com/documentation/coremotion/cmpedometer/authorizationstatus()
  public class func authorizationStatus() -> CMAuthorizationStatus {
    CMMotionActivityManager.authorizationStatus()
  }
  /// https://developer.apple.com/documentation/coremotion/cmpedometer/startupdates(from:withhandler:)
  public func startUpdates(from start: Date, withHandler tell: @escaping CMPedometerHandler) {}
}
