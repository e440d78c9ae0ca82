// Bindings: objc2 ExposureNotification/ENCommon.rs, ExposureNotification/ENManager.rs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/exposurenotification/enauthorizationstatus
public struct ENAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/exposurenotification/enmanager
open class ENManager: NSObject, @unchecked Sendable {
  private struct NotActive: Error {}
  private var isActive = false

  /// https://developer.apple.com/documentation/exposurenotification/enmanager/authorizationstatus
  public class var authorizationStatus: ENAuthorizationStatus {
    ENAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(.exposureNotification, type: "ENAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/exposurenotification/enmanager/activate(completionhandler:)
  open func activate(completionHandler answer: @escaping @Sendable ((any Error)?) -> Void) {
    isActive = true
    answer(nil)
  }

  /// https://developer.apple.com/documentation/exposurenotification/enmanager/invalidate()
  open func invalidate() { isActive = false }

  /// https://developer.apple.com/documentation/exposurenotification/enmanager/setexposurenotificationenabled(_:completionhandler:)
  open func setExposureNotificationEnabled(
    _ isEnabled: Bool, completionHandler answer: @escaping @Sendable ((any Error)?) -> Void
  ) {
    guard isActive else { return answer(NotActive()) }
    SimulatedSystem.request(.exposureNotification) { answer(nil) }
  }
}
