// Bindings: objc2 CoreLocation/CLLocationManager.rs, CoreLocation/CLLocationManagerDelegate.rs;
// macios src/CoreLocation/CLEnums.cs, src/corelocation.cs

import AskOnceTesting
import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/corelocation/clauthorizationstatus
public struct CLAuthorizationStatus: RawRepresentable, Equatable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/corelocation/claccuracyauthorization
public struct CLAccuracyAuthorization: RawRepresentable, Equatable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

/// https://developer.apple.com/documentation/corelocation/cllocationmanager
///
/// Its delegate is called when it is set, and when the status has changed; never otherwise.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private let app = SimulatedSystem.app

  /// https://developer.apple.com/documentation/corelocation/cllocationmanager/delegate
  public weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { delegate?.locationManagerDidChangeAuthorization(self) }
  }

  /// https://developer.apple.com/documentation/corelocation/cllocationmanager/authorizationstatus-swift.property
  public var authorizationStatus: CLAuthorizationStatus {
    let value = SimulatedSystem.rawValue(.locationAlways, type: "CLAuthorizationStatus")
    return CLAuthorizationStatus(rawValue: Int32(value))
  }

  /// https://developer.apple.com/documentation/corelocation/cllocationmanager/locationservicesenabled()
  public class func locationServicesEnabled() -> Bool {
    !SimulatedSystem.app.standing(.locationAlways).isSwitchedOff
  }

  /// https://developer.apple.com/documentation/corelocation/cllocationmanager/requestwheninuseauthorization()
  public func requestWhenInUseAuthorization() { request(.locationWhenInUse) }

  /// https://developer.apple.com/documentation/corelocation/cllocationmanager/requestalwaysauthorization()
  public func requestAlwaysAuthorization() { request(.locationAlways) }

  /// https://developer.apple.com/documentation/corelocation/cllocationmanager/accuracyauthorization
  public var accuracyAuthorization: CLAccuracyAuthorization {
    if SimulatedSystem.isOfTheFuture { return CLAccuracyAuthorization(rawValue: 999) }
    let isFull = SimulatedSystem.isGranted(.locationPreciseTemporary)
    return CLAccuracyAuthorization(rawValue: isFull ? 0 : 1)
  }

  /// https://developer.apple.com/documentation/corelocation/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purpose: String, completion answer: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard SimulatedSystem.isGranted(.locationWhenInUse) else {
      Task { answer?(NSError(domain: "kCLErrorDomain", code: 1)) }
      return
    }
    SimulatedSystem.request(.locationPreciseTemporary) { [weak self] in
      if self != nil { answer?(nil) }
    }
  }

  private func request(_ row: ResourceRow) {
    let app = app
    let before = authorizationStatus
    Task {
      await app.request(row)
      if self.authorizationStatus != before {
        self.delegate?.locationManagerDidChangeAuthorization(self)
      }
    }
  }
}
