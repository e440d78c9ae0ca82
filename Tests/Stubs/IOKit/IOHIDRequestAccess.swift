// Bindings: objc2 IOKit/hidsystem.rs

import PermissionModel
import SimulatedSystem

/// https://opensource.apple.com/source/IOKitUser/IOKitUser-1845.60.2/hidsystem.subproj/IOHIDLib.h.auto.html
public struct IOHIDRequestType: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// https://opensource.apple.com/source/IOKitUser/IOKitUser-1845.60.2/hidsystem.subproj/IOHIDLib.h.auto.html
public var kIOHIDRequestTypePostEvent: IOHIDRequestType { IOHIDRequestType(rawValue: 0) }

/// https://opensource.apple.com/source/IOKitUser/IOKitUser-1845.60.2/hidsystem.subproj/IOHIDLib.h.auto.html
public var kIOHIDRequestTypeListenEvent: IOHIDRequestType { IOHIDRequestType(rawValue: 1) }

/// https://opensource.apple.com/source/IOKitUser/IOKitUser-1845.60.2/hidsystem.subproj/IOHIDLib.h.auto.html
public struct IOHIDAccessType: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// https://opensource.apple.com/source/IOKitUser/IOKitUser-1845.60.2/hidsystem.subproj/IOHIDLib.h.auto.html
public func IOHIDCheckAccess(_ requestType: IOHIDRequestType) -> IOHIDAccessType {
  let value = SimulatedSystem.rawValue(requestType.row, type: "IOHIDAccessType")
  return IOHIDAccessType(rawValue: UInt32(value))
}

/// https://opensource.apple.com/source/IOKitUser/IOKitUser-1845.60.2/hidsystem.subproj/IOHIDLib.h.auto.html
///
/// It keeps the thread until the alert is gone, which leads to System Settings.
@discardableResult
public func IOHIDRequestAccess(_ requestType: IOHIDRequestType) -> Bool {
  SimulatedSystem.requestWaiting(requestType.row)
  return SimulatedSystem.isGranted(requestType.row)
}

extension IOHIDRequestType {
  fileprivate var row: ResourceRow {
    self == kIOHIDRequestTypePostEvent ? .postEvents : .inputMonitoring
  }
}
