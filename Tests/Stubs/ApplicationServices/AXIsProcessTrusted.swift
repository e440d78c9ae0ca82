// Bindings: objc2 ApplicationServices/HIServices/AXUIElement.rs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/corefoundation/cfdictionary
///
/// Not in the bindings: a class of Core Foundation, bridged to and from a dictionary of Swift
public typealias CFDictionary = NSDictionary

/// https://developer.apple.com/documentation/applicationservices/1460720-axisprocesstrusted
public func AXIsProcessTrusted() -> Bool { SimulatedSystem.isGranted(.accessibility) }

/// https://developer.apple.com/documentation/applicationservices/1459186-axisprocesstrustedwithoptions
///
/// The prompt comes up later, and does not change what is returned.
@discardableResult
public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool {
  if options?["AXTrustedCheckOptionPrompt"] as? Bool == true {
    SimulatedSystem.request(.accessibility) {}
  }
  return AXIsProcessTrusted()
}
