// Bindings: objc2 NearbyInteraction/NIConfiguration.rs, NearbyInteraction/NIDeviceCapability.rs,
// NearbyInteraction/NINearbyObject.rs, NearbyInteraction/NISession.rs; macios
// src/nearbyinteraction.cs

import AskOnceTesting
import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/nearbyinteraction/niconfiguration
open class NIConfiguration: NSObject {}

/// https://developer.apple.com/documentation/nearbyinteraction/ninearbyobject
open class NINearbyObject: NSObject {}

/// https://developer.apple.com/documentation/nearbyinteraction/nidevicecapability
public protocol NIDeviceCapability {
  /// https://developer.apple.com/documentation/nearbyinteraction/nidevicecapability/supportsprecisedistancemeasurement
  var supportsPreciseDistanceMeasurement: Bool { get }
}

/// https://developer.apple.com/documentation/nearbyinteraction/nisessiondelegate
public protocol NISessionDelegate: NSObjectProtocol {
  /// https://developer.apple.com/documentation/nearbyinteraction/nisessiondelegate/sessiondidstartrunning(_:)
  func sessionDidStartRunning(_ session: NISession)
  /// https://developer.apple.com/documentation/nearbyinteraction/nisessiondelegate/session(_:didupdate:)
  func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
  /// https://developer.apple.com/documentation/nearbyinteraction/nisessiondelegate/session(_:didinvalidatewith:)
  func session(_ session: NISession, didInvalidateWith error: any Error)
}

/// https://developer.apple.com/documentation/nearbyinteraction/nisession
///
/// Its delegate is called where the person has decided; never otherwise.
open class NISession: NSObject, @unchecked Sendable {
  private struct Capability: NIDeviceCapability {
    var supportsPreciseDistanceMeasurement: Bool
  }

  private let app = SimulatedSystem.app

  /// https://developer.apple.com/documentation/nearbyinteraction/nisession/issupported
  public class var isSupported: Bool { SimulatedSystem.isThere(.nearbyInteraction) }
  /// https://developer.apple.com/documentation/nearbyinteraction/nisession/devicecapabilities
  public class var deviceCapabilities: any NIDeviceCapability {
    Capability(supportsPreciseDistanceMeasurement: isSupported)
  }
  /// https://developer.apple.com/documentation/nearbyinteraction/nisession/delegate
  public weak var delegate: (any NISessionDelegate)?

  /// https://developer.apple.com/documentation/nearbyinteraction/nisession/run(_:)
  public func run(_ configuration: NIConfiguration) {
    let app = app
    Task {
      await app.request(.nearbyInteraction)
      switch app.standing(.nearbyInteraction).state(for: ResourceRow.nearbyInteraction.traits) {
      case .granted: delegate?.sessionDidStartRunning(self)
      case .blocked:
        delegate?.session(self, didInvalidateWith: NSError(domain: "NIErrorDomain", code: -5884))
      case .notDetermined: break
      }
    }
  }

  /// https://developer.apple.com/documentation/nearbyinteraction/nisession/invalidate()
  public func invalidate() {}
}
