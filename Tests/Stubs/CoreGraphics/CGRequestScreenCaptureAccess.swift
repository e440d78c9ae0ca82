// Bindings: objc2 CoreGraphics/CGWindow.rs

import PermissionModel
import SimulatedSystem

// Nothing of what Foundation has on Linux: not CGFloat, CGRect and their like.

/// https://developer.apple.com/documentation/coregraphics/cgpreflightscreencaptureaccess()
public func CGPreflightScreenCaptureAccess() -> Bool {
  SimulatedSystem.isGranted(.screenCapture)
}

/// https://developer.apple.com/documentation/coregraphics/cgrequestscreencaptureaccess()
///
/// It returns at once; the alert leads to System Settings.
@discardableResult
public func CGRequestScreenCaptureAccess() -> Bool {
  SimulatedSystem.request(.screenCapture) {}
  return CGPreflightScreenCaptureAccess()
}
