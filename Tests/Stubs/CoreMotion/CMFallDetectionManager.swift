// Bindings: objc2 CoreMotion/CMFallDetectionManager.rs; macios src/coremotion.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/coremotion/cmfalldetectionmanager
open class CMFallDetectionManager: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/coremotion/cmfalldetectionmanager/isavailable
  public class var isAvailable: Bool { !SimulatedSystem.app.standing(.fallDetection).isMissing }

  /// https://developer.apple.com/documentation/coremotion/cmfalldetectionmanager/authorizationstatus
  public var authorizationStatus: CMAuthorizationStatus { .of(.fallDetection) }

  /// https://developer.apple.com/documentation/coremotion/cmfalldetectionmanager/requestauthorization(handler:)
  public func requestAuthorization(handler answer: @escaping (CMAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let answer = answer
    SimulatedSystem.request(.fallDetection) { [weak self] in
      if let self { answer(self.authorizationStatus) }
    }
  }
}
