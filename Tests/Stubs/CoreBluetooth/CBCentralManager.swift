// Bindings: objc2 CoreBluetooth/CBCentralManager.rs, CoreBluetooth/CBCentralManagerConstants.rs,
// CoreBluetooth/CBManager.rs; macios src/CoreBluetooth/Enums.cs, src/corebluetooth.cs

import AskOnceTesting
import Dispatch
import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/corebluetooth/cbmanagerauthorization
public struct CBManagerAuthorization: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/corebluetooth/cbmanagerstate
public struct CBManagerState: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/corebluetooth/cbcentralmanageroptionshowpoweralertkey
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"

/// https://developer.apple.com/documentation/corebluetooth/cbmanager
open class CBManager: NSObject {
  fileprivate let app = SimulatedSystem.app

  /// https://developer.apple.com/documentation/corebluetooth/cbmanager/authorization-swift.type.property
  public class var authorization: CBManagerAuthorization {
    CBManagerAuthorization(
      rawValue: SimulatedSystem.rawValue(.bluetooth, type: "CBManagerAuthorization"))
  }

  /// https://developer.apple.com/documentation/corebluetooth/cbmanager/state
  public var state: CBManagerState {
    let isDecided = app.standing(.bluetooth).record != .none
    let status = isDecided ? app.rawStatus(.bluetooth, type: "CBManagerState") : nil
    return CBManagerState(rawValue: status?.rawValue ?? 0)
  }
}

/// https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanagerdidupdatestate(_:)
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

/// https://developer.apple.com/documentation/corebluetooth/cbcentralmanager
///
/// Its delegate is called when it has been made, and again when the person has answered.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/delegate
  public weak var delegate: (any CBCentralManagerDelegate)?

  /// https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/init(delegate:queue:options:)
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    Task { await start() }
  }

  private func start() async {
    delegate?.centralManagerDidUpdateState(self)
    guard app.standing(.bluetooth).record == .none else { return }
    await app.request(.bluetooth)
    delegate?.centralManagerDidUpdateState(self)
  }
}
