// Bindings: objc2 NetworkExtension/mod.rs; macios src/networkextension.cs

import AskOnceTesting
import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/networkextension/nevpnstatus
public struct NEVPNStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/networkextension/nevpnconnection
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/networkextension/nevpnconnection/status
  public var status: NEVPNStatus {
    NEVPNStatus(rawValue: SimulatedSystem.rawValue(.vpnConfiguration, type: "NEVPNStatus"))
  }
}

/// https://developer.apple.com/documentation/networkextension/nevpnmanager
open class NEVPNManager: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/networkextension/nevpnmanager/connection
  public let connection = NEVPNConnection()

  /// https://developer.apple.com/documentation/networkextension/nevpnmanager/loadfrompreferences(completionhandler:)
  public func loadFromPreferences(
    completionHandler answer: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Task { answer(nil) }
  }

  /// https://developer.apple.com/documentation/networkextension/nevpnmanager/savetopreferences(completionhandler:)
  public func saveToPreferences(
    completionHandler answer: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SimulatedSystem.request(.vpnConfiguration) {
      let isSaved = SimulatedSystem.isGranted(.vpnConfiguration)
      // NEVPNErrorConfigurationReadWriteFailed
      answer?(isSaved ? nil : NSError(domain: "NEVPNErrorDomain", code: 5))
    }
  }
}
