// Bindings: objc2 ExecutionPolicy/EPDeveloperTool.rs; macios src/executionpolicy.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/executionpolicy/epdevelopertoolstatus
public struct EPDeveloperToolStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/executionpolicy/epdevelopertool
open class EPDeveloperTool: NSObject {
  /// https://developer.apple.com/documentation/executionpolicy/epdevelopertool/authorizationstatus
  public var authorizationStatus: EPDeveloperToolStatus {
    EPDeveloperToolStatus(
      rawValue: SimulatedSystem.rawValue(.developerTool, type: "EPDeveloperToolStatus"))
  }

  /// https://developer.apple.com/documentation/executionpolicy/epdevelopertool/requestaccess(completionhandler:)
  public func requestAccess(completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    SimulatedSystem.request(.developerTool) { handler(SimulatedSystem.isGranted(.developerTool)) }
  }
}
