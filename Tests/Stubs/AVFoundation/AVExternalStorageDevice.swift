// Bindings: objc2 AVFoundation/AVExternalStorageDevice.rs; macios src/avfoundation.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/avfoundation/avexternalstoragedevice
open class AVExternalStorageDevice: NSObject {
  /// https://developer.apple.com/documentation/avfoundation/avexternalstoragedevice/authorizationstatus
  public class var authorizationStatus: AVAuthorizationStatus {
    AVAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(.externalStorageCapture, type: "AVAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/avfoundation/avexternalstoragedevice/requestaccess(completionhandler:)
  public class func requestAccess(
    completionHandler answer: @escaping @Sendable (Bool) -> Void
  ) {
    SimulatedSystem.request(.externalStorageCapture) {
      answer(SimulatedSystem.isGranted(.externalStorageCapture))
    }
  }
}
