// Bindings: objc2 CoreMotion/CMAuthorization.rs, CoreMotion/CMMotionActivity.rs,
// CoreMotion/CMMotionActivityManager.rs; macios src/coremotion.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/coremotion/cmauthorizationstatus
public struct CMAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  static func of(_ row: ResourceRow) -> CMAuthorizationStatus {
    CMAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(row, type: "CMAuthorizationStatus"))
  }
}

/// https://developer.apple.com/documentation/coremotion/cmmotionactivity
open class CMMotionActivity: NSObject {}

/// https://developer.apple.com/documentation/coremotion/cmmotionactivityqueryhandler
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager/authorizationstatus()
  public class func authorizationStatus() -> CMAuthorizationStatus { .of(.motion) }

  /// https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager/isactivityavailable()
  public class func isActivityAvailable() -> Bool {
    !SimulatedSystem.app.standing(.motion).isMissing
  }

  /// https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager/queryactivitystarting(from:to:to:withhandler:)
  public func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler answer: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let answer = answer
    SimulatedSystem.request(.motion) { [weak self] in
      if self != nil { answer(nil, nil) }
    }
  }
}
