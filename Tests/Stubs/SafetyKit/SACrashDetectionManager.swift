// Bindings: objc2 SafetyKit/SAAuthorizationStatus.rs, SafetyKit/SACrashDetectionManager.rs; macios
// src/SafetyKit/SAEnums.cs, src/safetykit.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/safetykit/saauthorizationstatus
public struct SAAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/safetykit/sacrashdetectionmanager
open class SACrashDetectionManager: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/safetykit/sacrashdetectionmanager/isavailable
  public class var isAvailable: Bool { !SimulatedSystem.app.standing(.crashDetection).isMissing }

  /// https://developer.apple.com/documentation/safetykit/sacrashdetectionmanager/authorizationstatus
  public var authorizationStatus: SAAuthorizationStatus {
    SAAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(.crashDetection, type: "SAAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/safetykit/sacrashdetectionmanager/requestauthorization(completionhandler:)
  public func requestAuthorization(
    completionHandler answer: @escaping @Sendable (SAAuthorizationStatus, (any Error)?) -> Void
  ) {
    SimulatedSystem.request(.crashDetection) { [weak self] in
      if let self { answer(self.authorizationStatus, nil) }
    }
  }
}
