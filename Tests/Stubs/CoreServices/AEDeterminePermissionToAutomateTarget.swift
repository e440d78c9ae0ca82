// Bindings: objc2 CoreServices/AE/AEDataModel.rs, CoreServices/AE/AppleEvents.rs

import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/library/archive/documentation/mac/IAC/IAC-132.html
public typealias DescType = UInt32
/// https://developer.apple.com/documentation/coreservices/3025784-aedeterminepermissiontoautomatet
public typealias AEEventClass = UInt32
/// https://developer.apple.com/documentation/coreservices/3025784-aedeterminepermissiontoautomatet
public typealias AEEventID = UInt32
/// https://developer.apple.com/library/archive/documentation/mac/IAC/IAC-209.html
public typealias OSErr = Int16
/// https://developer.apple.com/documentation/coreservices/3025784-aedeterminepermissiontoautomatet
public typealias OSStatus = Int32

/// https://developer.apple.com/library/archive/documentation/mac/IAC/IAC-145.html
public var typeWildCard: DescType { 0x2A2A_2A2A }
/// https://developer.apple.com/documentation/foundation/nsappleeventdescriptor
public var typeApplicationBundleID: DescType { 0x6275_6E64 }

/// https://developer.apple.com/library/archive/documentation/mac/IAC/IAC-132.html
public struct AEDesc {
  /// https://developer.apple.com/library/archive/documentation/mac/IAC/IAC-132.html
  public var descriptorType: DescType = 0
  var text: [UInt8]?
  public init() {}
}

/// https://developer.apple.com/library/archive/documentation/mac/IAC/IAC-132.html
public typealias AEAddressDesc = AEDesc

/// https://developer.apple.com/library/archive/documentation/mac/IAC/IAC-209.html
@discardableResult
public func AECreateDesc(
  _ typeCode: DescType, _ dataPtr: UnsafeRawPointer!, _ dataSize: Int,
  _ result: UnsafeMutablePointer<AEDesc>!
) -> OSErr {
  result.pointee.descriptorType = typeCode
  result.pointee.text = Array(UnsafeRawBufferPointer(start: dataPtr, count: dataSize))
  return 0
}

/// https://developer.apple.com/library/archive/documentation/mac/IAC/IAC-176.html
@discardableResult
public func AEDisposeDesc(_ theAEDesc: UnsafeMutablePointer<AEDesc>!) -> OSErr {
  theAEDesc.pointee.text = nil
  return 0
}

/// https://developer.apple.com/documentation/coreservices/3025784-aedeterminepermissiontoautomatet
///
/// It keeps the thread until the person has answered. A target without a name is none.
public func AEDeterminePermissionToAutomateTarget(
  _ target: UnsafePointer<AEAddressDesc>!, _ theAEEventClass: AEEventClass,
  _ theAEEventID: AEEventID, _ askUserIfNeeded: Bool
) -> OSStatus {
  let target = target.pointee
  guard target.descriptorType == typeApplicationBundleID, target.text?.isEmpty == false else {
    return -600
  }
  if askUserIfNeeded { SimulatedSystem.requestWaiting(.automation) }
  return OSStatus(SimulatedSystem.rawValue(.automation, type: "OSStatus"))
}
