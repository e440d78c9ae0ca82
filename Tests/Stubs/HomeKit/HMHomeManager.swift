// Bindings: objc2 HomeKit/HMHomeManager.rs; macios src/HomeKit/HMEnums.cs, src/homekit.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/homekit/hmhomemanagerauthorizationstatus
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// https://developer.apple.com/documentation/homekit/hmhomemanagerauthorizationstatus/determined
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
  /// https://developer.apple.com/documentation/homekit/hmhomemanagerauthorizationstatus/restricted
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
  /// https://developer.apple.com/documentation/homekit/hmhomemanagerauthorizationstatus/authorized
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// https://developer.apple.com/documentation/homekit/hmhomemanagerdelegate
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  /// https://developer.apple.com/documentation/homekit/hmhomemanagerdelegate/homemanager(_:didupdate:)
  func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
  /// https://developer.apple.com/documentation/homekit/hmhomemanagerdelegate/homemanagerdidupdatehomes(_:)
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
}

/// https://developer.apple.com/documentation/homekit/hmhomemanager
///
/// To make one asks; its delegate hears of the status when that is decided, and the homes come only
/// to who may see them.
open class HMHomeManager: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/homekit/hmhomemanager/delegate
  public weak var delegate: (any HMHomeManagerDelegate)? {
    didSet { Task { self.tell() } }
  }

  override public init() {
    super.init()
    guard authorizationStatus.isEmpty else { return }
    SimulatedSystem.request(.homekit) { [weak self] in self?.tell() }
  }

  /// https://developer.apple.com/documentation/homekit/hmhomemanager/authorizationstatus
  public var authorizationStatus: HMHomeManagerAuthorizationStatus {
    let value = SimulatedSystem.rawValue(.homekit, type: "HMHomeManagerAuthorizationStatus")
    // A decision is told by two bits: that there is one, and what it is.
    return HMHomeManagerAuthorizationStatus(rawValue: UInt(value == 0 ? 0 : value | 1))
  }

  private func tell() {
    let status = authorizationStatus
    if status.contains(.determined) { delegate?.homeManager(self, didUpdate: status) }
    if status.contains(.authorized) { delegate?.homeManagerDidUpdateHomes(self) }
  }
}
