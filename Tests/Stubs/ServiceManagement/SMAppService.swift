// Bindings: objc2 ServiceManagement/SMAppService.rs; macios src/servicemanagement.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/servicemanagement/smappservice
open class SMAppService: NSObject {
  nonisolated(unsafe) private static let main = SMAppService()

  /// https://developer.apple.com/documentation/servicemanagement/smappservice/mainapp
  ///
  /// Objective-C: `mainAppService`
  public class var mainApp: SMAppService { main }

  /// https://developer.apple.com/documentation/servicemanagement/smappservice/status-swift.enum
  public struct Status: RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/servicemanagement/smappservice/status-swift.property
  public var status: Status {
    Status(rawValue: SimulatedSystem.rawValue(.loginItems, type: "SMAppService.Status"))
  }

  /// https://developer.apple.com/documentation/servicemanagement/smappservice/register()
  public func register() throws { SimulatedSystem.requestWaiting(.loginItems) }

  /// https://developer.apple.com/documentation/servicemanagement/smappservice/opensystemsettingsloginitems()
  public class func openSystemSettingsLoginItems() {
    let app = SimulatedSystem.app
    Task { await app.source(.loginItems).openSettings() }
  }
}
